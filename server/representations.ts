import { createHash } from "node:crypto";
import { readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "glob";
import { CONTENT_CODINGS, type ContentCoding } from "../registry/content-codings.ts";
import { byCodePoints } from "../registry/items.ts";
import type { RegistryIndex } from "../schemas/index.ts";

/** The bytes of a response and the entity tag that names them. */
export interface Representation {
  body: Buffer;
  etag: string;
  /** Of a published file: its compressed forms, as far as there are any yet. */
  encoded?: Map<ContentCoding, Representation>;
}

/** What a published folder answers, read whole. */
export interface Representations {
  /** Items by each of their names, such as `minimal` and `pairing-minimal`. */
  items: ReadonlyMap<string, Representation>;
  /** Everything else by URL path, such as `/r/registry.json`. */
  files: ReadonlyMap<string, Representation>;
  itemCount: number;
}

/** A published folder that cannot be served; the message says why and what to do. */
export class DistError extends Error {
  override name = "DistError";
}

/**
 * Reads a folder that the build wrote.
 *
 * @throws DistError when it is missing, or not whole
 */
export function loadRepresentations(distDir: string): Representations {
  const fault = (problem: string, cause?: unknown) =>
    new DistError(
      `${distDir} ${problem}; run \`npm run build\`, or name another folder with --dist`,
      {
        cause,
      },
    );
  let folder: string;
  try {
    // Once: a build that runs meanwhile puts another folder behind the link.
    folder = realpathSync(distDir);
  } catch (cause) {
    throw fault("is not there", cause);
  }

  const paths = globSync("**", { cwd: folder, nodir: true, posix: true }).sort(byCodePoints);
  let files: Representations["files"];
  try {
    files = withForms(
      new Map(
        paths.map((path) => [`/${path}`, representationOf(readFileSync(join(folder, path)))]),
      ),
    );
  } catch (cause) {
    throw fault("was replaced while it was read", cause);
  }
  const index = files.get("/r/registry.json");
  if (index === undefined) throw fault("holds no r/registry.json");
  const names = namesIn(index);
  if (names === undefined) throw fault("holds a broken r/registry.json");
  const missing = names
    .flatMap((name) => [`/api/r/${name}`, `/api/r/${name}.json`, `/r/${name}.json`])
    .find((path) => !files.has(path));
  if (missing !== undefined) throw fault(`lacks ${missing.slice(1)}`);

  const items = new Map(
    [...files].flatMap(([path, representation]) => {
      const name = /^\/api\/r\/([^/.]+)$/.exec(path)?.[1];
      return name === undefined ? [] : [[name, representation] as const];
    }),
  );
  return { items, files, itemCount: names.length };
}

/** Puts the files that a build compressed beforehand where they belong: they have no path of their own. */
function withForms(all: ReadonlyMap<string, Representation>): Map<string, Representation> {
  const plain = new Map<string, Representation>();
  for (const [path, representation] of all) {
    const form = CONTENT_CODINGS.find(({ suffix }) => path.endsWith(suffix));
    const whole = form && plain.get(path.slice(0, -form.suffix.length));
    if (form && whole?.encoded) whole.encoded.set(form.coding, representation);
    else plain.set(path, { ...representation, encoded: new Map() });
  }
  return plain;
}

export function representationOf(body: Buffer): Representation {
  return { body, etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"` };
}

function namesIn(index: Representation): string[] | undefined {
  try {
    return (JSON.parse(index.body.toString()) as RegistryIndex).items.map(({ name }) => name);
  } catch {
    return undefined;
  }
}

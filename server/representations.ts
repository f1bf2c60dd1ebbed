import { hash } from "node:crypto";
import { closeSync, openSync, readFileSync, readSync, realpathSync } from "node:fs";
import { CONTENT_CODINGS, type ContentCoding } from "../registry/content-codings.ts";
import { pathsBelow } from "../registry/paths-below.ts";
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
  /** By URL path, such as `/r/registry.json`; where two files have the same bytes, these are there once. */
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
      { cause },
    );
  let folder: string;
  try {
    // Once: a build that runs meanwhile puts another folder behind the link.
    folder = realpathSync(distDir);
  } catch (cause) {
    throw fault("is not there", cause);
  }

  let files: Representations["files"];
  try {
    files = withForms(readAll(folder));
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
  return { files, itemCount: names.length };
}

/** Every file below a folder by URL path. */
function readAll(folder: string): Map<string, Representation> {
  const byEtag = new Map<string, Representation>();
  const files = new Map<string, Representation>();
  for (const path of pathsBelow(folder)) {
    const read = representationOf(readFile(`${folder}/${path}`));
    let known = byEtag.get(read.etag);
    if (known === undefined) {
      known = { etag: read.etag, body: Buffer.from(read.body), encoded: new Map() };
      byEtag.set(known.etag, known);
    }
    files.set(`/${path}`, known);
  }
  return files;
}

const READ_BYTES = 2 ** 16;
const readBuffer = Buffer.allocUnsafeSlow(READ_BYTES);

/** Most files are small and equal to one read before: they share a buffer until the next is read. */
function readFile(path: string): Buffer {
  const file = openSync(path, "r");
  try {
    const bytes = readSync(file, readBuffer, 0, READ_BYTES, 0);
    return bytes < READ_BYTES ? readBuffer.subarray(0, bytes) : readFileSync(path);
  } finally {
    closeSync(file);
  }
}

/** Puts the files that a build compressed beforehand where they belong: they have no path of their own. */
function withForms(files: Map<string, Representation>): Map<string, Representation> {
  for (const { coding, suffix } of CONTENT_CODINGS) {
    for (const [path, form] of files) {
      const whole = path.endsWith(suffix) && files.get(path.slice(0, -suffix.length));
      if (!whole) continue;
      whole.encoded?.set(coding, form);
      files.delete(path);
    }
  }
  return files;
}

export function representationOf(body: Buffer): Representation {
  return { body, etag: `"${hash("sha256", body, "base64url").slice(0, 27)}"` };
}

function namesIn(index: Representation): string[] | undefined {
  try {
    return (JSON.parse(index.body.toString()) as RegistryIndex).items.map(({ name }) => name);
  } catch {
    return undefined;
  }
}

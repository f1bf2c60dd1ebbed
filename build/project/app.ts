import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import type { Client } from "../site/shared/install-choices.ts";

/** A file of an app, as it is on the disk. */
export interface AppFile {
  /** Relative to the app. */
  path: string;
  text: string;
}

/** What installations of items change in an app. */
export interface App {
  folder: string;
  /** That which `components.json` names. */
  stylesheet: AppFile;
  /** Of a Next.js app: where its fonts are declared. */
  layout: AppFile | undefined;
  /** The packages that `package.json` names. */
  packages: ReadonlySet<string>;
  packageManager: PackageManager;
  client: Client;
}

/** A folder that is no app with a shadcn client, or one that cannot be changed: where, what, and what to do. */
export class AppError extends Error {}

const LOCK_FILES = {
  pnpm: ["pnpm-lock.yaml"],
  yarn: ["yarn.lock"],
  bun: ["bun.lock", "bun.lockb"],
  npm: ["package-lock.json"],
} as const;

export type PackageManager = keyof typeof LOCK_FILES;

const LAYOUTS = ["app/layout", "src/app/layout"].flatMap((path) =>
  ["tsx", "jsx", "js"].map((extension) => `${path}.${extension}`),
);

/** Larger files are no stylesheets and no layouts that people write, and take seconds to parse. */
const MAX_BYTES = 2_000_000;

/**
 * Reads an app.
 *
 * @param folder the one with `components.json`
 * @throws AppError
 */
export function readApp(folder: string): App {
  const components = readJson(folder, "components.json");
  const manifest = readJson(folder, "package.json");
  const { css } = objectIn(components, "tailwind");
  if (typeof css !== "string" || css === "")
    throw new AppError(`${join(folder, "components.json")} names no stylesheet in tailwind.css.`);
  if (!css.endsWith(".css"))
    throw new AppError(`${join(folder, css)} is not CSS: other languages are not supported.`);
  const packages = new Set(
    ["dependencies", "devDependencies"].flatMap((kind) => Object.keys(objectIn(manifest, kind))),
  );
  const layout = packages.has("next")
    ? LAYOUTS.find((path) => existsSync(join(folder, path)))
    : undefined;
  const schema = String(components["$schema"]);
  return {
    folder,
    stylesheet: readAppFile(folder, css),
    layout: layout === undefined ? undefined : readAppFile(folder, layout),
    packages,
    packageManager: packageManagerOf(folder, manifest["packageManager"]),
    client: (/shadcn-(?:vue|svelte)/.exec(schema)?.[0] as Client | undefined) ?? "shadcn",
  };
}

function readJson(folder: string, name: string): Record<string, unknown> {
  const path = join(folder, name);
  if (!existsSync(path))
    throw new AppError(
      `${path} does not exist. Name the folder of an app that has a shadcn client; \`npx shadcn init\` writes the file.`,
    );
  try {
    return asObject(JSON.parse(readAppFile(folder, name).text));
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    throw new AppError(`${path} is not JSON: ${cause.message}`, { cause });
  }
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function objectIn(object: Readonly<Record<string, unknown>>, key: string): Record<string, unknown> {
  return asObject(object[key]);
}

/** @throws AppError for what is no file of the app, and for what is none that people write */
function readAppFile(folder: string, name: string): AppFile {
  const path = resolve(folder, name);
  if (!existsSync(path)) throw new AppError(`${join(folder, name)} does not exist.`);
  const root = `${realpathSync(repositoryOf(folder))}${sep}`;
  if (!realpathSync(path).startsWith(root))
    throw new AppError(
      `${join(folder, name)} leads out of the repository of the app. Name a file inside it in components.json.`,
    );
  const bytes = readFileSync(path);
  if (bytes.length > MAX_BYTES)
    throw new AppError(`${join(folder, name)} is larger than ${MAX_BYTES} bytes.`);
  return { path: relative(folder, path), text: bytes.toString("utf8") };
}

/** The nearest folder with `.git`: in a monorepo the stylesheet may be that of another package. */
function repositoryOf(folder: string): string {
  const own = resolve(folder);
  return parentsOf(own).find((parent) => existsSync(join(parent, ".git"))) ?? own;
}

/** A folder and those around it, the nearest first. */
function parentsOf(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...parentsOf(parent)];
}

/** As `package.json` states it, or else by the nearest lock file. */
function packageManagerOf(folder: string, stated: unknown): PackageManager {
  const managers = Object.keys(LOCK_FILES) as PackageManager[];
  const named = managers.find((manager) => String(stated).startsWith(`${manager}@`));
  if (named !== undefined) return named;
  for (const parent of parentsOf(resolve(folder)))
    for (const manager of managers)
      if (LOCK_FILES[manager].some((name) => existsSync(join(parent, name)))) return manager;
  return "npm";
}

import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "glob";
import type { App, AppFile } from "./app.ts";

const SOURCES = "**/*.{css,scss,sass,less,js,jsx,mjs,ts,tsx,vue,svelte,astro,mdx,html}";

const OTHERS = ["**/node_modules/**", "**/{dist,build,out,coverage}/**", "**/.*/**"];

/** Larger files are generated. */
const MAX_BYTES = 500_000;

/**
 * The files that people write in an app, in which fonts may be imported and variables used.
 *
 * @param changed as they will be, instead of as they are
 */
export function appSources({ folder }: App, changed: readonly AppFile[]): AppFile[] {
  const paths = globSync(SOURCES, { cwd: folder, ignore: OTHERS, nodir: true, posix: true });
  const texts = new Map(changed.map(({ path, text }) => [path, text]));
  return [...new Set([...texts.keys(), ...paths])].sort().flatMap((path) => {
    const text = texts.get(path);
    if (text !== undefined) return [{ path, text }];
    const file = join(folder, path);
    return statSync(file).size > MAX_BYTES ? [] : [{ path, text: readFileSync(file, "utf8") }];
  });
}

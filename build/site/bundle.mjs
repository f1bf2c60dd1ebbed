/** Bundles the site's scripts and stylesheets into `lib/build/site/assets/`. Run by `npm run compile`. */
import { readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { build } from "esbuild";

const siteDir = fileURLToPath(new URL(".", import.meta.url));
const outDir = join(siteDir, "../../lib/build/site/assets");

/** Modules that pages load; every other one in the folder is a part of these. */
const ENTRIES = /^(?:frame|home|pairing|compare|fonts|fonts-worker|search-worker)\.tsx?$/;

await rm(outDir, { recursive: true, force: true });
const shared = {
  bundle: true,
  minify: true,
  outdir: outDir,
  logLevel: "warning",
  target: ["chrome120", "firefox121", "safari17.5"],
};
await Promise.all([
  build({
    ...shared,
    entryPoints: entriesIn("client", (name) => ENTRIES.test(name)),
    format: "esm",
    splitting: true,
    entryNames: "[name].[hash]",
    chunkNames: "[name].[hash]",
    jsx: "automatic",
    jsxImportSource: "preact",
    tsconfig: join(siteDir, "client/tsconfig.json"),
  }),
  build({ ...shared, entryPoints: entriesIn("styles", (name) => name.endsWith(".css")) }),
]);

function entriesIn(folder, isEntry) {
  return readdirSync(join(siteDir, folder))
    .filter(isEntry)
    .map((name) => join(siteDir, folder, name));
}

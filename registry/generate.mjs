/**
 * Writes `registry/generated/`, the data of the lookup functions and the version of the package, so that a
 * program that needs them reads no files, and `lib/pairings/`, each pairing by itself. Run by `npm run compile`, before TypeScript.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { join } from "node:path";
import { build } from "esbuild";
import { writeGenerated } from "../schemas/write-generated.mjs";

const registryDir = fileURLToPath(new URL(".", import.meta.url));
const schemasDir = join(registryDir, "../schemas");
const packageFile = join(registryDir, "../package.json");

const inputs = [
  ...["pairings", "fonts", "vocabulary"].map((folder) => join(registryDir, folder)),
  // The code that makes the data, and the schemas that decide which items are left out.
  ...["", "faces", "flavours", "lookup", "model", "pairing", "search", "search/partners"].map(
    (folder) => join(registryDir, folder),
  ),
  schemasDir,
  packageFile,
];
let made;

await writeGenerated(join(registryDir, "generated"), inputs, async () => (await make()).modules);
await writeGenerated(
  join(registryDir, "../lib/pairings"),
  inputs,
  async () => (await make()).pairings,
);

async function make() {
  if (made !== undefined) return made;
  // Node.js 20 cannot import TypeScript.
  const outfile = join(registryDir, "../.cache/lookup-modules.mjs");
  await build({
    entryPoints: [join(registryDir, "lookup/lookup-modules.ts")],
    outfile,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
  });
  const { lookupModules } = await import(pathToFileURL(outfile).href);
  made = lookupModules(registryDir);
  const { version } = JSON.parse(readFileSync(packageFile, "utf8"));
  made.modules.set("version.ts", `export const VERSION = ${JSON.stringify(version)};\n`);
  for (const { file, reason } of made.leftOut)
    console.error(`warning: ${file} is left out of the lookup functions: ${reason}`);
  if (made.leftOut.length > 0) console.error("Run `npm run validate` for every problem.");
  return made;
}

/**
 * Writes `schemas/generated/`: validators compiled by Ajv and TypeScript types, both from the schema
 * files, so that a rule stands in one place. Run by `npm run compile`, before TypeScript.
 */
import "./announce-compile.mjs";
import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import addFormats from "ajv-formats";
import { compile } from "json-schema-to-typescript";

const schemasDir = fileURLToPath(new URL(".", import.meta.url));
const generatedDir = join(schemasDir, "generated");

const fileNames = (await readdir(schemasDir)).filter((name) => name.endsWith(".schema.json"));
const schemas = await Promise.all(
  fileNames.sort().map(async (name) => JSON.parse(await readFile(join(schemasDir, name), "utf8"))),
);

const ajv = new Ajv2020({
  schemas,
  allErrors: true,
  strict: true,
  code: { source: true, lines: true, esm: true },
});
addFormats.default(ajv);
const exported = Object.fromEntries(
  schemas.map((schema) => [`validate${schema.title}`, schema.$id]),
);
// Also in ES modules Ajv writes `require` for its runtime; static imports do the same.
const validators = standaloneCode
  .default(ajv, exported)
  .replace(
    /const (\w+) = require\("([^"]+)"\)(.*);/g,
    'import $1_module from "$2.js";\nconst $1 = $1_module$3;',
  );

await mkdir(generatedDir, { recursive: true });
await writeIfChanged("validators.ts", `// @ts-nocheck\n${validators}`);
for (const schema of schemas) {
  const types = await compile(schema, schema.title, {
    bannerComment: "",
    ignoreMinAndMaxItems: true,
  });
  await writeIfChanged(`${moduleOf(schema)}.ts`, types);
}

/** pairing-data.schema.json -> pairing-data */
function moduleOf(schema) {
  return schema.$id.replace(/\.schema\.json$/, "");
}

/** Leaves an unchanged file alone, so that an incremental compile has nothing to do. */
async function writeIfChanged(name, text) {
  const file = join(generatedDir, name);
  const current = await readFile(file, "utf8").catch(() => undefined);
  if (current !== text) await writeFile(file, text);
}

/**
 * Writes `schemas/generated/`: validators compiled by Ajv and TypeScript types, both from the schema
 * files, so that each rule has one source. Run by `npm run compile`, before TypeScript.
 */
import "./announce-compile.mjs";
import { readFile, readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { writeGenerated } from "./write-generated.mjs";

const schemasDir = fileURLToPath(new URL(".", import.meta.url));

await writeGenerated(
  join(schemasDir, "generated"),
  // The schemas and these scripts; what npm installed, since Ajv's version shows in its output.
  [schemasDir, join(schemasDir, "../node_modules/.package-lock.json")],
  async () => {
    const names = (await readdir(schemasDir)).filter((name) => name.endsWith(".schema.json"));
    const schemas = await Promise.all(
      names.sort().map(async (name) => JSON.parse(await readFile(join(schemasDir, name), "utf8"))),
    );
    return new Map([["validators.ts", await validatorsOf(schemas)], ...(await typesOf(schemas))]);
  },
);

async function validatorsOf(schemas) {
  // Loaded only when something is generated.
  const { Ajv2020 } = await import("ajv/dist/2020.js");
  const { default: standaloneCode } = await import("ajv/dist/standalone/index.js");
  const { default: addFormats } = await import("ajv-formats");
  const ajv = new Ajv2020({
    schemas,
    allErrors: true,
    strict: true,
    // A value of `oneOf` is checked by the schema that its tag names, so that every error is about that one.
    discriminator: true,
    code: { source: true, lines: true, esm: true },
  });
  addFormats.default(ajv);
  const exported = Object.fromEntries(
    schemas.map((schema) => [`validate${schema.title}`, schema.$id]),
  );
  // Also in ES modules Ajv writes `require` for its runtime; static imports do the same.
  const code = standaloneCode
    .default(ajv, exported)
    .replace(
      /const (\w+) = require\("([^"]+)"\)(.*);/g,
      'import $1_module from "$2.js";\nconst $1 = $1_module$3;',
    );
  return `// @ts-nocheck\n${code}`;
}

async function typesOf(schemas) {
  const { compile } = await import("json-schema-to-typescript");
  return Promise.all(
    schemas.map(async (schema) => [
      // pairing-data.schema.json -> pairing-data.ts
      schema.$id.replace(/\.schema\.json$/, ".ts"),
      await compile(schema, schema.title, {
        bannerComment: "",
        ignoreMinAndMaxItems: true,
        // The types have the known fields of `meta`, which may have others.
        additionalProperties: false,
      }),
    ]),
  );
}

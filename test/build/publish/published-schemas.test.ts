import { readdirSync } from "node:fs";
import { join } from "node:path";
import { publishedSchemas } from "../../../build/publish/published-schemas.ts";
import { RULES } from "../../../build/check/rules/index.ts";
import type { Tag } from "../../../registry/model/vocabulary.ts";
import { PROJECT, readJson } from "../../fixtures/read.ts";

const tags = (...names: string[]) => new Map(names.map((name) => [name, {} as Tag]));

const FONTS = ["inter", "lato"];
const VOCABULARY = {
  mood: tags("calm", "loud"),
  useCase: tags("blog"),
  category: tags("serif", "slab"),
  feature: tags(),
  script: tags("latin"),
  language: tags("en"),
  lookAlikes: {},
};

const published = new Map(
  publishedSchemas("https://type.example.com/x", FONTS, VOCABULARY).map(({ paths, body }) => [
    paths.join(),
    body,
  ]),
);

/** A part of a published schema, and the same part of this package's. */
function partOf(schema: string, path: string): { ours: object; theirs: object } {
  const name = `schemas/${schema}.schema.json`;
  const at = (root: unknown) =>
    path.split("/").reduce((part, key) => (part as Record<string, object>)[key]!, root as object);
  return { ours: at(readJson(join(PROJECT, name))), theirs: at(JSON.parse(published.get(name)!)) };
}

it("every schema is published in the order of the names", () => {
  const names = readdirSync(join(PROJECT, "schemas")).filter((name) =>
    /\.schema\.json$/.test(name),
  );
  expect([...published.keys()]).toEqual(names.sort().map((name) => `schemas/${name}`));
});

it("a schema is as it is here but for its address", () => {
  const name = "schemas/vocabulary.schema.json";
  expect(published.get(name)).toBe(
    `${JSON.stringify({ ...(readJson(join(PROJECT, name)) as object), $id: `https://type.example.com/x/${name}` }, null, 2)}\n`,
  );
});

it.each([
  ["properties/registryDependencies/items", ["{base_url}/r/inter.json", "{base_url}/r/lato.json"]],
  ["$defs/fontReference", ["var(--font-inter)", "var(--font-lato)"]],
  ["properties/categories/items", ["serif", "slab"]],
  ["properties/meta/properties/mood/items", ["calm", "loud"]],
  ["properties/meta/properties/useCase/items", ["blog"]],
])("%s of a pairing has the names of the registry as examples", (path, examples) => {
  const { ours, theirs } = partOf("pairing", path);
  expect(theirs).toEqual({ ...ours, examples });
});

it("the rules of a configuration are named with what they require and their severity", () => {
  const { ours, theirs } = partOf("config", "properties/rules");
  const { properties, ...others } = theirs as { properties: Record<string, unknown> };
  expect(others).toEqual(ours);
  expect(Object.keys(properties)).toEqual(RULES.map(({ name }) => name));
  expect(properties["font-name"]).toEqual({
    description:
      "`name` and `font.import` are the provider's spellings of the title. Default: error.",
    enum: ["error", "warning", "off"],
  });
});

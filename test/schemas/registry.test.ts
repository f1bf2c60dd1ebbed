import { schemaErrors } from "../../schemas/index.ts";
import { REMOVED, edited } from "../fixtures/edited.ts";
import { type Violation, missing, rulesNeverBroken } from "./rules.ts";

const valid = {
  $schema: "https://ui.shadcn.com/schema/registry.json",
  name: "typography-registry",
  homepage: "http://localhost:3000",
  items: [
    {
      name: "pairing-plain",
      type: "registry:style",
      title: "Plain — Inter + Inter + JetBrains Mono",
      description: "One family for headings and text.",
      categories: ["sans-serif"],
    },
    {
      name: "inter",
      type: "registry:font",
      title: "Inter",
      description: "Inter — Sans Serif font.",
      categories: ["sans-serif"],
      font: {
        family: "'Inter Variable', sans-serif",
        provider: "google",
        import: "Inter",
        variable: "--font-inter",
      },
    },
  ],
};

it("accepts an index of pairings and fonts, and a font without categories", () => {
  expect(schemaErrors("registry", valid)).toEqual([]);
  expect(schemaErrors("registry", edited(valid, ["items", 1, "categories"], REMOVED))).toEqual([]);
});

const theme = { ...valid.items[0], type: "registry:theme", name: "inter", title: "Inter" };

it("accepts a self-hosted font", () => {
  expect(schemaErrors("registry", edited(valid, ["items", 0], theme))).toEqual([]);
});

const long = (characters: number) => "a".repeat(characters);

const inItem = (item: number, path: string[], content: unknown, keyword: string): Violation => [
  ["items", item, ...path],
  content,
  `/items/${item}${path.map((key) => `/${key}`).join("")}`,
  keyword,
];

const VIOLATIONS: Violation[] = [
  [[], [], "", "type"],
  ...["$schema", "name", "homepage", "items"].map((field) => missing([], field)),
  [["version"], 1, "", "additionalProperties"],
  [["$schema"], "https://example.com/registry.json", "/$schema", "const"],
  [["name"], 1, "/name", "type"],
  [["name"], "", "/name", "minLength"],
  [["items"], Array(100_001).fill(valid.items[0]), "/items", "maxItems"],
  ...[0, 1].map((item) => inItem(item, ["categories"], Array(31).fill("serif"), "maxItems")),
  [["items", 0], { ...theme, categories: Array(31).fill("a") }, "/items/0/categories", "maxItems"],
  [["homepage"], 1, "/homepage", "type"],
  [["homepage"], "ftp://example.com", "/homepage", "pattern"],
  [["homepage"], "http://exa mple.com", "/homepage", "format"],
  [["items"], {}, "/items", "type"],
  [["items", 0], "pairing-plain", "/items/0", "oneOf"],
  [["items", 0], "pairing-plain", "/items/0", "type"],

  ...["name", "type", "title", "description", "categories"].map((field) =>
    missing(["items", 0], field),
  ),
  inItem(0, ["name"], 1, "type"),
  inItem(0, ["name"], "", "minLength"),
  inItem(0, ["type"], "registry:block", "const"),
  inItem(0, ["title"], 1, "type"),
  inItem(0, ["title"], "", "minLength"),
  inItem(0, ["description"], 1, "type"),
  inItem(0, ["description"], "", "minLength"),
  inItem(0, ["categories"], "serif", "type"),
  inItem(0, ["categories"], [], "minItems"),
  [["items", 0, "categories"], [1], "/items/0/categories/0", "type"],
  [["items", 0, "css"], {}, "/items/0", "additionalProperties"],

  ...["name", "type", "title", "description", "font"].map((field) => missing(["items", 1], field)),
  ...["family", "provider", "import", "variable"].map((field) =>
    missing(["items", 1, "font"], field),
  ),
  ...["name", "type", "title", "description"].map((field): Violation => [
    ["items", 0],
    edited(theme, [field], REMOVED),
    "/items/0",
    "required",
  ]),
  ...["name", "title", "description"].flatMap((field): Violation[] => [
    [["items", 0], { ...theme, [field]: 1 }, `/items/0/${field}`, "type"],
    [["items", 0], { ...theme, [field]: "" }, `/items/0/${field}`, "minLength"],
  ]),
  [["items", 0], { ...theme, type: "registry:block" }, "/items/0/type", "const"],
  [["items", 0], { ...theme, categories: "serif" }, "/items/0/categories", "type"],
  [["items", 0], { ...theme, categories: [1] }, "/items/0/categories/0", "type"],
  [["items", 0], { ...theme, css: {} }, "/items/0", "additionalProperties"],

  [["name"], long(101), "/name", "maxLength"],
  [["homepage"], `https://${long(2048)}`, "/homepage", "maxLength"],
  ...Object.entries({ name: 100, title: 600, description: 6000 }).flatMap(
    ([field, limit]): Violation[] => [
      inItem(0, [field], long(limit + 1), "maxLength"),
      inItem(1, [field], long(limit + 1), "maxLength"),
      [["items", 0], { ...theme, [field]: long(limit + 1) }, `/items/0/${field}`, "maxLength"],
    ],
  ),
  ...[0, 1].map((item): Violation => [
    ["items", item, "categories"],
    [long(65)],
    `/items/${item}/categories/0`,
    "maxLength",
  ]),
  [["items", 0], { ...theme, categories: [long(65)] }, "/items/0/categories/0", "maxLength"],
  inItem(1, ["font", "family"], long(257), "maxLength"),
  inItem(1, ["font", "import"], long(201), "maxLength"),
  inItem(1, ["font", "variable"], `--font-${long(101)}`, "maxLength"),
  [["items", 1], "inter", "/items/1", "type"],
  inItem(1, ["name"], 1, "type"),
  inItem(1, ["name"], "", "minLength"),
  inItem(1, ["type"], "registry:block", "const"),
  inItem(1, ["title"], 1, "type"),
  inItem(1, ["title"], "", "minLength"),
  inItem(1, ["description"], 1, "type"),
  inItem(1, ["description"], "", "minLength"),
  inItem(1, ["categories"], "serif", "type"),
  [["items", 1, "categories"], [1], "/items/1/categories/0", "type"],
  [["items", 1, "css"], {}, "/items/1", "additionalProperties"],
  inItem(1, ["font"], [], "type"),
  [["items", 1, "font", "weight"], ["400"], "/items/1/font", "additionalProperties"],
  inItem(1, ["font", "family"], 1, "type"),
  inItem(1, ["font", "family"], "", "minLength"),
  inItem(1, ["font", "provider"], "bunny", "const"),
  inItem(1, ["font", "import"], 1, "type"),
  inItem(1, ["font", "import"], "", "minLength"),
  inItem(1, ["font", "variable"], 1, "type"),
  inItem(1, ["font", "variable"], "--inter", "pattern"),
];

it.each(VIOLATIONS.map((violation) => ({ violation, title: titleOf(violation) })))(
  "rejects $title",
  ({ violation: [path, content, instancePath, keyword] }) => {
    expect(schemaErrors("registry", edited(valid, path, content))).toContainEqual(
      expect.objectContaining({ instancePath, keyword }),
    );
  },
);

/** A list that is too long would fill the terminal. */
function titleOf([path, content]: Violation): string {
  return `${JSON.stringify(path)} = ${JSON.stringify(content)}`.slice(0, 120);
}

it("every rule of the schema is seen to fire", () => {
  expect(rulesNeverBroken("registry", valid, VIOLATIONS)).toEqual([]);
});

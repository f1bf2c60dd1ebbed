import { schemaErrors } from "../../schemas/index.ts";
import { REMOVED, edited } from "../fixtures/edited.ts";
import { fixturePairing } from "../fixtures/read.ts";
import { type Violation, missing, outermost, rulesNeverBroken } from "./rules.ts";

const valid = fixturePairing("plain");
const PROPERTIES = ["font-family", "font-size", "line-height", "letter-spacing", "font-weight"];
const long = (characters: number) => "a".repeat(characters);
const HEADINGS = ["h1", "h2", "h3", "h4, h5, h6"];
const KEYS = [...HEADINGS, "body, p", "code, pre", "pre code"];

it("accepts a pairing that states every key of the format", () => {
  expect(Object.keys(valid.css)).toEqual(KEYS);
  expect(schemaErrors("pairing", valid)).toEqual([]);
});

describe("accepts what specification 2.1 leaves to the author", () => {
  it.each<[string, (string | number)[], unknown]>([
    ["no $schema", ["$schema"], REMOVED],
    ["no meta", ["meta"], REMOVED],
    ["an empty meta", ["meta"], {}],
    ["no size of long text", ["meta", "textSize"], REMOVED],
    ["long text below the size of the root", ["meta", "textSize"], ".875rem"],
    ["optical sizes as the browser chooses them", ["meta", "opticalSizing"], REMOVED],
    ["code larger than the text", ["css", "code, pre", "font-size"], "1.39em"],
    ["an absolute item URL", ["registryDependencies", 0], "https://example.com/type/r/inter.json"],
    [
      "an item URL of a loopback host",
      ["registryDependencies", 0],
      "http://localhost:3000/r/inter.json",
    ],
    ["a single font", ["registryDependencies"], ["{base_url}/r/inter.json"]],
    ["a font size in rem", ["css", "h1", "font-size"], "2rem"],
    ["a font size in em", ["css", "h1", "font-size"], ".9em"],
    ["a font size in px", ["css", "h1", "font-size"], "36px"],
    ...["0.05em", "10px", "007px", "1.0rem", "00.50rem"].map((size): [string, string[], string] => [
      `the font size ${size}`,
      ["css", "h1", "font-size"],
      size,
    ]),
    ["a line height without decimals", ["css", "h1", "line-height"], "1"],
    ["a positive letter spacing", ["css", "h1", "letter-spacing"], "0.05em"],
    ["the lightest weight", ["css", "h1", "font-weight"], "100"],
    ["the heaviest weight", ["css", "h1", "font-weight"], "900"],
    ["a literal family", ["css", "code, pre", "font-family"], "ui-monospace, monospace"],
  ])("%s", (_, path, content) => {
    expect(schemaErrors("pairing", edited(valid, path, content))).toEqual([]);
  });
});

const REQUIRED = [
  ...["name", "type", "extends", "title", "description", "categories"],
  ...["registryDependencies", "cssVars", "css"],
];

const VIOLATIONS: Violation[] = [
  [[], [], "", "type"],
  ...REQUIRED.map((field) => missing([], field)),
  missing(["cssVars"], "theme"),
  ...["--font-heading", "--font-body", "--font-mono"].map((role) =>
    missing(["cssVars", "theme"], role),
  ),
  // The same properties of the same keys in every pairing, so that one replaces another completely.
  ...KEYS.map((key) => missing(["css"], key)),
  ...HEADINGS.flatMap((key) => PROPERTIES.map((property) => missing(["css", key], property))),
  ...["font-family", "line-height"].map((property) => missing(["css", "body, p"], property)),
  ...["font-family", "font-size"].map((property) => missing(["css", "code, pre"], property)),
  missing(["css", "pre code"], "font-size"),
  ...(
    [
      ["body, p", "font-size", "1.125rem"],
      ["body, p", "letter-spacing", "0em"],
      ["body, p", "font-weight", "400"],
      ["code, pre", "line-height", "1.5"],
      ["code, pre", "letter-spacing", "0em"],
      ["code, pre", "font-weight", "400"],
      ["pre code", "font-family", "var(--font-mono)"],
    ] as const
  ).map(([key, property, value]): Violation => [
    ["css", key, property],
    value,
    `/css/${key}`,
    "additionalProperties",
  ]),
  ...KEYS.map((key): Violation => [
    ["css", key, "color"],
    "red",
    `/css/${key}`,
    "additionalProperties",
  ]),

  [["$schema"], 1, "/$schema", "type"],
  [["name"], 1, "/name", "type"],
  [["name"], "plain", "/name", "pattern"],
  [["name"], "pairing-Plain", "/name", "pattern"],
  [["name"], "pairing-a--b", "/name", "pattern"],
  [["type"], "registry:font", "/type", "const"],
  // The client would install what is extended.
  ...[null, "", "new-york", "https://example.com/evil.json"].map((style): Violation => [
    ["extends"],
    style,
    "/extends",
    "const",
  ]),
  // A pairing installs nothing but fonts of the registry.
  ...["dependencies", "devDependencies", "files", "envVars", "docs", "tailwind"].map(
    (field): Violation => [[field], ["evil-postinstall"], "", "additionalProperties"],
  ),
  [["$schema"], long(2049), "/$schema", "maxLength"],
  [["name"], `pairing-${long(93)}`, "/name", "maxLength"],
  [["title"], `${long(300)} — ${long(300)} + a + a`, "/title", "maxLength"],
  [["title"], "Plain — Inter + Inter + ", "/title", "pattern"],
  [["title"], "Plain —  Inter + Inter + JetBrains Mono", "/title", "pattern"],
  [["description"], long(2001), "/description", "maxLength"],
  ...[["categories"], ["meta", "mood"], ["meta", "useCase"]].flatMap((path): Violation[] => [
    [[...path, 0], long(65), `/${path.join("/")}/0`, "maxLength"],
    [[...path, 0], 1, `/${path.join("/")}/0`, "type"],
    [[...path, 0], "Two Words", `/${path.join("/")}/0`, "pattern"],
    [path, [...Array(21).keys()].map((n) => `tag-${n}`), `/${path.join("/")}`, "maxItems"],
  ]),
  [
    ["registryDependencies", 0],
    `{base_url}/r/${long(2048)}.json`,
    "/registryDependencies/0",
    "maxLength",
  ],
  [
    ["cssVars", "theme", "--font-mono"],
    `var(--font-${long(101)})`,
    "/cssVars/theme/--font-mono",
    "maxLength",
  ],
  [["meta", "preview"], long(501), "/meta/preview", "maxLength"],
  [["css", "h1", "font-family"], long(257), "/css/h1/font-family", "maxLength"],
  [["css", "h1", "font-size"], `1.${"0".repeat(15)}rem`, "/css/h1/font-size", "maxLength"],
  [["css", "h1", "line-height"], `1.${"0".repeat(15)}`, "/css/h1/line-height", "maxLength"],
  [["css", "h1", "letter-spacing"], `1.${"0".repeat(15)}em`, "/css/h1/letter-spacing", "maxLength"],
  [["title"], 1, "/title", "type"],
  [["title"], "Plain - Inter + Inter + JetBrains Mono", "/title", "pattern"],
  [["title"], "Plain — Inter + JetBrains Mono", "/title", "pattern"],
  [["title"], "Plain — Inter + Inter + JetBrains Mono ", "/title", "pattern"],
  [["description"], [], "/description", "type"],
  [["description"], "Too short.", "/description", "minLength"],
  [["description"], " ".repeat(60), "/description", "pattern"],
  [["categories"], "serif", "/categories", "type"],
  [["categories"], [], "/categories", "minItems"],
  [["categories"], ["serif", "serif"], "/categories", "uniqueItems"],
  [["categories", 0], "Sans Serif", "/categories/0", "pattern"],
  [["registryDependencies"], "{base_url}/r/inter.json", "/registryDependencies", "type"],
  [["registryDependencies"], [], "/registryDependencies", "minItems"],
  [
    ["registryDependencies"],
    ["a", "b", "c", "d"].map((x) => `{base_url}/r/${x}.json`),
    "/registryDependencies",
    "maxItems",
  ],
  [
    ["registryDependencies"],
    Array(2).fill("{base_url}/r/inter.json"),
    "/registryDependencies",
    "uniqueItems",
  ],
  [["registryDependencies", 0], 1, "/registryDependencies/0", "type"],
  [["registryDependencies", 0], "inter", "/registryDependencies/0", "pattern"],
  [["registryDependencies", 0], "/r/inter.json", "/registryDependencies/0", "pattern"],
  [["registryDependencies", 0], "{base_url}/inter.json", "/registryDependencies/0", "pattern"],
  [["registryDependencies", 0], "{base_url}/r/inter", "/registryDependencies/0", "pattern"],
  [
    ["registryDependencies", 0],
    "ftp://example.com/r/inter.json",
    "/registryDependencies/0",
    "pattern",
  ],
  [
    ["registryDependencies", 0],
    "https://exa mple.com/r/inter.json",
    "/registryDependencies/0",
    "format",
  ],
  [["cssVars"], [], "/cssVars", "type"],
  [["cssVars", "light"], {}, "/cssVars", "additionalProperties"],
  [["cssVars", "theme"], [], "/cssVars/theme", "type"],
  [
    ["cssVars", "theme", "--font-display"],
    "var(--font-inter)",
    "/cssVars/theme",
    "additionalProperties",
  ],
  [["cssVars", "theme", "--font-heading"], 1, "/cssVars/theme/--font-heading", "type"],
  [["cssVars", "theme", "--font-heading"], "Inter", "/cssVars/theme/--font-heading", "pattern"],
  [
    ["cssVars", "theme", "--font-heading"],
    "var(--inter)",
    "/cssVars/theme/--font-heading",
    "pattern",
  ],
  [["css"], [], "/css", "type"],
  [["css", "h5"], {}, "/css", "additionalProperties"],
  ...KEYS.map((key): Violation => [["css", key], "serif", `/css/${key}`, "type"]),
  [["css", "h1", "font-family"], 1, "/css/h1/font-family", "type"],
  [["css", "h1", "font-family"], "Inter; color: red", "/css/h1/font-family", "pattern"],
  [["css", "h1", "font-size"], 36, "/css/h1/font-size", "type"],
  [["css", "h1", "font-size"], "36pt", "/css/h1/font-size", "pattern"],
  [["css", "h1", "font-size"], "36", "/css/h1/font-size", "pattern"],
  [["css", "h1", "font-size"], "-2rem", "/css/h1/font-size", "pattern"],
  [["css", "h1", "font-size"], "0px", "/css/h1/font-size", "pattern"],
  [["css", "h1", "font-size"], "0.00rem", "/css/h1/font-size", "pattern"],
  ...["1rem", "16px", "0em", "1", "1.0000000000000000em"].map((size): Violation => [
    ["css", "code, pre", "font-size"],
    size,
    "/css/code, pre/font-size",
    size.length > 16 ? "maxLength" : "pattern",
  ]),
  [["css", "code, pre", "font-size"], 1, "/css/code, pre/font-size", "type"],
  [["css", "pre code", "font-size"], "1em", "/css/pre code/font-size", "const"],
  [["css", "h1", "line-height"], 1.2, "/css/h1/line-height", "type"],
  [["css", "h1", "line-height"], "1.2rem", "/css/h1/line-height", "pattern"],
  [["css", "h1", "letter-spacing"], 0, "/css/h1/letter-spacing", "type"],
  [["css", "h1", "letter-spacing"], "-1px", "/css/h1/letter-spacing", "pattern"],
  [["css", "h1", "font-weight"], 600, "/css/h1/font-weight", "enum"],
  [["css", "h1", "font-weight"], "650", "/css/h1/font-weight", "enum"],
  [["css", "h1", "font-weight"], "bold", "/css/h1/font-weight", "enum"],
  [["meta"], [], "/meta", "type"],
  [["meta", "rating"], 5, "/meta", "additionalProperties"],
  [["meta", "preview"], 1, "/meta/preview", "type"],
  [["meta", "preview"], "", "/meta/preview", "minLength"],
  ...["18px", "1.125em", "0rem", "-1rem"].map((size): Violation => [
    ["meta", "textSize"],
    size,
    "/meta/textSize",
    "pattern",
  ]),
  [["meta", "textSize"], 1, "/meta/textSize", "type"],
  [["meta", "textSize"], `1.${"0".repeat(15)}rem`, "/meta/textSize", "maxLength"],
  [["meta", "opticalSizing"], "auto", "/meta/opticalSizing", "const"],
  [["meta", "mood"], "minimal", "/meta/mood", "type"],
  [["meta", "mood"], ["minimal", "minimal"], "/meta/mood", "uniqueItems"],
  [["meta", "mood", 0], "Very Minimal", "/meta/mood/0", "pattern"],
  [["meta", "useCase"], "blog", "/meta/useCase", "type"],
  [["meta", "useCase"], ["blog", "blog"], "/meta/useCase", "uniqueItems"],
  [["rating"], 5, "", "additionalProperties"],
];

it.each(VIOLATIONS)("rejects %j = %j, for that alone", (path, content, instancePath, keyword) => {
  expect(outermost(schemaErrors("pairing", edited(valid, path, content)))).toEqual([
    expect.objectContaining({ instancePath, keyword }),
  ]);
});

it("every rule of the schema is seen to fire", () => {
  expect(rulesNeverBroken("pairing", valid, VIOLATIONS)).toEqual([]);
});

import { fontPackage } from "../../../../build/check/rules/font-package.ts";
import { REMOVED } from "../../../fixtures/edited.ts";
import { type Circumstances, type ItemEdit, foundBy } from "../../../fixtures/found-by.ts";

const LATO = "fonts/lato.json";
const dependency = (value: unknown): ItemEdit => [LATO, ["font", "dependency"], value];
const dependencies = (...values: string[]): ItemEdit => [LATO, ["dependencies"], values];
const axes = (...tags: string[]): ItemEdit => [
  LATO,
  ["meta", "axes"],
  tags.map((tag) => ({ tag, min: 1, max: 2, default: 1 })),
];
const OWN: Circumstances = { packages: ["@acme/fonts"] };

it.each<[string, ItemEdit[]]>([
  ["the static package of a family without axes", []],
  [
    "the variable package of a family of weights",
    [axes("wght"), dependency("@fontsource-variable/lato")],
  ],
  [
    "the variable package of a family of optical sizes",
    [axes("opsz"), dependency("@fontsource-variable/lato")],
  ],
  ["the variable package by default", [axes("wght"), dependency(REMOVED)]],
  ["the static package of a family that states nothing", [[LATO, ["meta"], REMOVED]]],
  [
    "the variable package of a family that states nothing",
    [[LATO, ["meta"], REMOVED], dependency("@fontsource-variable/lato")],
  ],
  ["both packages of the family", [dependencies("@fontsource-variable/lato", "@fontsource/lato")]],
  ["nothing to install", [[LATO, ["dependencies"], REMOVED]]],
])("accepts %s", (_, edits) => {
  expect(foundBy(fontPackage, edits)).toEqual([]);
});

it("accepts a package that the configuration allows", () => {
  const edits = [dependency("@acme/fonts"), dependencies("@acme/fonts")];
  expect(foundBy(fontPackage, edits, OWN)).toEqual([]);
});

it.each<[string, ItemEdit[], string]>([
  [
    "the variable package of a family without axes",
    [dependency("@fontsource-variable/lato")],
    'is "@fontsource-variable/lato"; write "@fontsource/lato"',
  ],
  [
    "the static package of a family of weights",
    [axes("wght")],
    'is "@fontsource/lato"; write "@fontsource-variable/lato"',
  ],
  [
    "no package of a family without axes",
    [dependency(REMOVED)],
    'is missing, so the client would install "@fontsource-variable/lato"; write "@fontsource/lato"',
  ],
  [
    "the package of another family that states nothing",
    [dependency("@fontsource/inter"), [LATO, ["meta"], REMOVED]],
    'is "@fontsource/inter"; write "@fontsource-variable/lato"',
  ],
])("font.dependency is not %s", (_, edits, predicate) => {
  expect(foundBy(fontPackage, edits)).toEqual([
    { file: LATO, pointer: "/font/dependency", message: `font.dependency ${predicate}` },
  ]);
});

it("an item installs nothing but packages of its family and of the configuration", () => {
  const edits = [dependencies("@fontsource/lato", "@fontsource/evil", "@acme/fonts")];
  const refused = (index: number, name: string, allowed: string) => ({
    file: LATO,
    pointer: `/dependencies/${index}`,
    message: `dependencies[${index}] is "${name}", which is not allowed; only ${allowed} are. In a registry of your own, name another package in "packages" of config.json`,
  });
  const family = '"@fontsource/lato" and "@fontsource-variable/lato"';
  expect(foundBy(fontPackage, edits)).toEqual([
    refused(1, "@fontsource/evil", family),
    refused(2, "@acme/fonts", family),
  ]);
  expect(foundBy(fontPackage, edits, OWN)).toEqual([
    refused(1, "@fontsource/evil", `${family} and "@acme/fonts"`),
  ]);
});

it("a local font installs nothing", () => {
  const local: ItemEdit = [LATO, ["font", "provider"], "local"];
  expect(foundBy(fontPackage, [local])).toEqual([
    {
      file: LATO,
      pointer: "/dependencies",
      message:
        "dependencies is not allowed in a local font, whose files the build publishes; remove it",
    },
  ]);
  const edits: ItemEdit[] = [local, [LATO, ["dependencies"], REMOVED], dependency("@other/fonts")];
  expect(foundBy(fontPackage, edits)).toEqual([]);
});

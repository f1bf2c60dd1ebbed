import { loadCatalog } from "../../registry/model/catalog.ts";
import { schemaErrors } from "../../schemas/index.ts";
import { REMOVED, edited } from "../fixtures/edited.ts";
import { FIXTURE_REGISTRY, allPairingData } from "../fixtures/read.ts";
import { type Violation, rulesNeverBroken } from "./rules.ts";

const [bare] = allPairingData(loadCatalog(FIXTURE_REGISTRY));
const BYTES = { heading: 3, body: 2, mono: 1, total: 6 };
const valid = { ...bare, fontBytes: BYTES };
const FIELDS = [
  ...["name", "heading", "headingCategory", "body", "bodyCategory", "mono"],
  ...["mood", "useCase", "description", "scale", "textSize", "hostedFontsUrl"],
];
const long = (characters: number) => "a".repeat(characters);
const LEVELS = ["h1", "h2", "h3", "h4", "h5", "h6"];

describe("accepts what specification 2.3 leaves open", () => {
  it.each<[string, (string | number)[], unknown]>([
    ["no mood tag", ["mood"], []],
    ["no font bytes", ["fontBytes"], REMOVED],
    ["several use cases", ["useCase"], ["blog", "documentation"]],
    ["a size in px", ["scale", "h1", "size"], "40px"],
    ...["serif", "sans-serif", "monospace"].map((category): [string, string[], string] => [
      `the category ${category}`,
      ["headingCategory"],
      category,
    ]),
  ])("%s", (_, path, content) => {
    expect(schemaErrors("pairing-data", edited(valid, path, content))).toEqual([]);
  });
});

const VIOLATIONS: Violation[] = [
  [[], [], "", "type"],
  ...FIELDS.map((field): Violation => [[field], REMOVED, "", "required"]),
  ...[...LEVELS, "body"].map((entry): Violation => [
    ["scale", entry],
    REMOVED,
    "/scale",
    "required",
  ]),
  ...["size", "weight", "lineHeight", "letterSpacing"].map((field): Violation => [
    ["scale", "h6", field],
    REMOVED,
    "/scale/h6",
    "required",
  ]),
  ...["size", "lineHeight", "weight"].map((field): Violation => [
    ["scale", "body", field],
    REMOVED,
    "/scale/body",
    "required",
  ]),
  [["fontBytes"], [], "/fontBytes", "type"],
  [["fontBytes", "serif"], 1, "/fontBytes", "additionalProperties"],
  ...Object.keys(BYTES).flatMap((field): Violation[] => [
    [["fontBytes", field], REMOVED, "/fontBytes", "required"],
    [["fontBytes", field], 1.5, `/fontBytes/${field}`, "type"],
    [["fontBytes", field], 0, `/fontBytes/${field}`, "exclusiveMinimum"],
  ]),
  [["categories"], [], "", "additionalProperties"],
  [["name"], 1, "/name", "type"],
  [["name"], "Bare", "/name", "pattern"],
  [["name"], "pairing-bare", "/name", "not"],
  [["name"], long(101), "/name", "maxLength"],
  ...["heading", "body", "mono"].map((field): Violation => [
    [field],
    long(201),
    `/${field}`,
    "maxLength",
  ]),
  [["mood"], [long(65)], "/mood/0", "maxLength"],
  [["mood"], Array(21).fill("a"), "/mood", "maxItems"],
  [["useCase"], Array(21).fill("a"), "/useCase", "maxItems"],
  [["useCase"], [long(65)], "/useCase/0", "maxLength"],
  [["description"], long(2001), "/description", "maxLength"],
  [["hostedFontsUrl"], `https://${long(8192)}`, "/hostedFontsUrl", "maxLength"],
  [["scale", "h1", "size"], `1.${"0".repeat(15)}rem`, "/scale/h1/size", "maxLength"],
  [["scale", "h1", "lineHeight"], `1.${"0".repeat(15)}`, "/scale/h1/lineHeight", "maxLength"],
  [
    ["scale", "h1", "letterSpacing"],
    `1.${"0".repeat(15)}em`,
    "/scale/h1/letterSpacing",
    "maxLength",
  ],
  ...["heading", "body", "mono", "description"].flatMap((field): Violation[] => [
    [[field], 1, `/${field}`, "type"],
    [[field], "", `/${field}`, "minLength"],
  ]),
  [["headingCategory"], "display", "/headingCategory", "enum"],
  [["bodyCategory"], "handwriting", "/bodyCategory", "enum"],
  ...["mood", "useCase"].flatMap((field): Violation[] => [
    [[field], "x", `/${field}`, "type"],
    [[field], [1], `/${field}/0`, "type"],
  ]),
  [["scale"], [], "/scale", "type"],
  [["scale", "h7"], {}, "/scale", "additionalProperties"],
  [["scale", "h1"], "4rem", "/scale/h1", "type"],
  [["scale", "h1", "family"], "x", "/scale/h1", "additionalProperties"],
  [["scale", "h1", "size"], 4, "/scale/h1/size", "type"],
  [["scale", "h1", "size"], "4", "/scale/h1/size", "pattern"],
  [["scale", "h1", "weight"], "400", "/scale/h1/weight", "type"],
  [["scale", "h1", "weight"], 450, "/scale/h1/weight", "enum"],
  [["scale", "h1", "lineHeight"], 1.2, "/scale/h1/lineHeight", "type"],
  [["scale", "h1", "lineHeight"], "1.2rem", "/scale/h1/lineHeight", "pattern"],
  [["scale", "h1", "letterSpacing"], 0, "/scale/h1/letterSpacing", "type"],
  [["scale", "h1", "letterSpacing"], "-1px", "/scale/h1/letterSpacing", "pattern"],
  [["scale", "body"], "1rem", "/scale/body", "type"],
  [["scale", "body", "letterSpacing"], "0em", "/scale/body", "additionalProperties"],
  [["textSize"], 1, "/textSize", "type"],
  [["textSize"], "18px", "/textSize", "pattern"],
  [["textSize"], `1.${"0".repeat(15)}rem`, "/textSize", "maxLength"],
  [["hostedFontsUrl"], 1, "/hostedFontsUrl", "type"],
  [["hostedFontsUrl"], "ftp://fonts.example.com/", "/hostedFontsUrl", "pattern"],
  [["hostedFontsUrl"], "https://fonts example.com/", "/hostedFontsUrl", "format"],
];

it.each(VIOLATIONS)("rejects %j = %j", (path, content, instancePath, keyword) => {
  expect(schemaErrors("pairing-data", edited(valid, path, content))).toContainEqual(
    expect.objectContaining({ instancePath, keyword }),
  );
});

it("every rule of the schema is seen to fire", () => {
  expect(rulesNeverBroken("pairing-data", valid, VIOLATIONS)).toEqual([]);
});

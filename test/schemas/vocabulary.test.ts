import { schemaErrors } from "../../schemas/index.ts";
import { type Violation, missing, outermost, rulesNeverBroken } from "./rules.ts";
import { edited } from "../fixtures/edited.ts";

const valid = {
  minimal: { definition: "Little, and all of it needed.", synonyms: ["clean", "sci-fi", "日本"] },
  "late-night": { definition: "Dark." },
};
const DARK = { definition: "Dark." };
const SYNONYMS = ["minimal", "synonyms"];
const AT_SYNONYM = "/minimal/synonyms/0";

it("accepts tags with their definitions, with or without synonyms, and an empty list", () => {
  expect(schemaErrors("vocabulary", valid)).toEqual([]);
  expect(schemaErrors("vocabulary", {})).toEqual([]);
});

const VIOLATIONS: Violation[] = [
  [[], [], "", "type"],
  [["Late Night"], DARK, "", "propertyNames"],
  [["a".repeat(65)], DARK, "", "propertyNames"],
  [["minimal"], "Dark.", "/minimal", "type"],
  [["minimal", "name"], "minimal", "/minimal", "additionalProperties"],
  missing(["minimal"], "definition"),
  [["minimal", "definition"], 1, "/minimal/definition", "type"],
  [["minimal", "definition"], "", "/minimal/definition", "minLength"],
  [["minimal", "definition"], "a".repeat(1001), "/minimal/definition", "maxLength"],
  [SYNONYMS, "clean", "/minimal/synonyms", "type"],
  [
    [],
    Object.fromEntries([...Array(1001).keys()].map((n) => [n, { definition: "A tag." }])),
    "",
    "maxProperties",
  ],
  [SYNONYMS, [...Array(101).keys()].map(String), "/minimal/synonyms", "maxItems"],
  [SYNONYMS, ["clean", "clean"], "/minimal/synonyms", "uniqueItems"],
  [SYNONYMS, [1], AT_SYNONYM, "type"],
  [SYNONYMS, ["a".repeat(65)], AT_SYNONYM, "maxLength"],
  ...["", "Clean", " clean", "clean ", "very  clean", "very\tclean"].map((synonym): Violation => [
    SYNONYMS,
    [synonym],
    AT_SYNONYM,
    "pattern",
  ]),
];

it.each(VIOLATIONS)("rejects %j = %j, for that alone", (path, content, instancePath, keyword) => {
  expect(outermost(schemaErrors("vocabulary", edited(valid, path, content)))).toEqual([
    expect.objectContaining({ instancePath, keyword }),
  ]);
});

it("every rule of the schema is seen to fire", () => {
  expect(rulesNeverBroken("vocabulary", valid, VIOLATIONS)).toEqual([]);
});

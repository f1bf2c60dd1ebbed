import { schemaErrors } from "../../schemas/index.ts";
import { type Violation, outermost, rulesNeverBroken } from "./rules.ts";
import { edited } from "../fixtures/edited.ts";

const valid = { minimal: "Little, and all of it needed.", "late-night": "Dark." };

it("accepts tags with their definitions, and an empty list", () => {
  expect(schemaErrors("vocabulary", valid)).toEqual([]);
  expect(schemaErrors("vocabulary", {})).toEqual([]);
});

const VIOLATIONS: Violation[] = [
  [[], [], "", "type"],
  [["Late Night"], "Dark.", "", "propertyNames"],
  [["a".repeat(65)], "Dark.", "", "propertyNames"],
  [["minimal"], 1, "/minimal", "type"],
  [["minimal"], "", "/minimal", "minLength"],
  [["minimal"], "a".repeat(1001), "/minimal", "maxLength"],
];

it.each(VIOLATIONS)("rejects %j = %j, for that alone", (path, content, instancePath, keyword) => {
  expect(outermost(schemaErrors("vocabulary", edited(valid, path, content)))).toEqual([
    expect.objectContaining({ instancePath, keyword }),
  ]);
});

it("every rule of the schema is seen to fire", () => {
  expect(rulesNeverBroken("vocabulary", valid, VIOLATIONS)).toEqual([]);
});

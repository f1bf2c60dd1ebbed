import { testSchema, variantsOf, violationsOf } from "./rules.ts";

const valid = {
  minimal: { definition: "Little, and all of it needed.", synonyms: ["clean", "sci-fi", "日本"] },
  "late-night": { definition: "Dark." },
};
const DARK = { definition: "Dark." };
const many = (count: number) => [...Array(count).keys()].map(String);

testSchema(
  "vocabulary",
  variantsOf(valid, { "": [valid, {}] }),
  violationsOf(valid, {
    "": { type: [[]], maxProperties: [Object.fromEntries(many(1001).map((tag) => [tag, DARK]))] },
    "/Late Night": { propertyNames: [DARK] },
    [`/${"a".repeat(65)}`]: { propertyNames: [DARK] },
    "/minimal": { type: ["Dark."], required: ["definition"] },
    "/minimal/name": { additionalProperties: ["minimal"] },
    "/minimal/definition": { type: [1], minLength: [""], maxLength: ["a".repeat(1001)] },
    "/minimal/synonyms": { type: ["a"], maxItems: [many(101)], uniqueItems: [["a", "a"]] },
    "/minimal/synonyms/0": {
      type: [1],
      maxLength: ["a".repeat(65)],
      pattern: ["", "Clean", " clean", "clean ", "very  clean", "very\tclean"],
    },
  }),
);

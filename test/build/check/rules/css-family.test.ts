import { cssFamily } from "../../../../build/check/rules/css-family.ts";
import { foundBy } from "../../../fixtures/found-by.ts";

const PLAIN = "pairings/plain.json";
const foundIn = (family: string) =>
  foundBy(cssFamily, [[PLAIN, ["css", "code, pre", "font-family"], family]]);
const problem = (predicate: string) => [
  {
    file: PLAIN,
    pointer: "/css/code, pre/font-family",
    message: `css["code, pre"].font-family ${predicate}`,
  },
];

it.each([
  "var(--font-mono)",
  "var(--font-fira-code-2)",
  "var(--font-mono), Consolas, monospace",
  "var(--font-mono), 'Exo 2'",
  "'Exo 2', monospace",
  "Georgia",
])("accepts %s", (family) => {
  expect(foundIn(family)).toEqual([]);
});

it.each([
  "var(--mono)",
  "VAR(--font-mono)",
  "var( --font-mono )",
  "Georgia, var(--font-mono)",
  "var(--font-mono, serif)",
  "var(--font-)",
])("refuses %s, whose variable no font sets", (family) => {
  expect(foundIn(family)).toEqual(
    problem(
      `is ${family}; write var(--font-heading) or another --font- variable, alone or followed by family names`,
    ),
  );
});

it.each([
  ["Exo 2, monospace", "is Exo 2, monospace; CSS requires quotes: 'Exo 2', monospace"],
  [
    "var(--font-mono), Exo 2",
    "is var(--font-mono), Exo 2; CSS requires quotes: var(--font-mono), 'Exo 2'",
  ],
  ["", 'is empty; expected a family name or var(), such as Fira Code or "Lato", serif'],
])("refuses %j, which is not valid CSS", (family, predicate) => {
  expect(foundIn(family)).toEqual(problem(predicate));
});

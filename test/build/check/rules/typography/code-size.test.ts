import { codeSize } from "../../../../../build/check/rules/typography/code-size.ts";
import { REMOVED } from "../../../../fixtures/edited.ts";
import { PLAIN_ALONE, type ItemEdit, foundBy } from "../../../../fixtures/found-by.ts";

const PLAIN = "pairings/plain.json";
const KEY = "code, pre";

const code = (size: string): ItemEdit => [PLAIN, ["css", KEY, "font-size"], size];
/** The x-heights of text and code in em. */
const heights = (text: number, mono: number): ItemEdit[] => [
  ["fonts/inter.json", ["meta", "metrics"], { unitsPerEm: 1000, xHeight: text * 1000 }],
  ["fonts/jetbrains-mono.json", ["meta", "metrics"], { unitsPerEm: 2000, xHeight: mono * 2000 }],
];

const foundWith = (edits: readonly ItemEdit[], bounds = {}) =>
  foundBy(codeSize, [...PLAIN_ALONE, ...edits], { bounds });

it.each([
  ["1.25em", 0.5, 0.5, 0.25],
  ["0.75em", 0.5, 0.5, 0.25],
  ["1em", 0.5, 0.5, 0],
  ["0.8em", 0.4, 0.5, 0.03],
  ["1.02em", 0.5, 0.5, 0.03],
])(
  "code of %s is accepted where x is %d em in text and %d em in code",
  (size, text, mono, tolerance) => {
    expect(foundWith([code(size), ...heights(text, mono)], { tolerance })).toEqual([]);
  },
);

it.each([
  ["1.26em", 0.5, 0.5, 126, "1em"],
  ["0.74em", 0.5, 0.5, 74, "1em"],
  ["1em", 0.54, 0.5, 93, "1.08em"],
  ["1em", 0.5, 0.6, 120, "0.83em"],
  ["0.9em", 0.45, 0.6, 120, "0.75em"],
  ["1.04em", 0.5, 0.5, 104, "1em"],
])(
  "code of %s is refused where x is %d em in text and %d em in code",
  (size, text, mono, percent, remedy) => {
    expect(foundWith([code(size), ...heights(text, mono)])).toEqual([
      {
        file: PLAIN,
        pointer: "/css/code, pre/font-size",
        message: `css["code, pre"].font-size gives code ${percent} % of the text's x-height; write "${remedy}"`,
      },
    ]);
  },
);

it.each(["fonts/inter.json", "fonts/jetbrains-mono.json"])(
  "nothing is known where %s does not state its x-height",
  (file) => {
    const missing = [["meta"], ["meta", "metrics"], ["meta", "metrics", "xHeight"]];
    for (const path of missing) expect(foundWith([code("2em"), [file, path, REMOVED]])).toEqual([]);
  },
);

it("a tolerance of 3 % is the rule's own", () => {
  const found = (size: string) => foundWith([...heights(0.5, 0.5), code(size)]);
  expect(found("1.0299em")).toEqual([]);
  expect(found("1.0301em")).toHaveLength(1);
});

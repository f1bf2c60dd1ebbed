import { leading } from "../../../../../build/check/rules/typography/leading.ts";
import { REMOVED } from "../../../../fixtures/edited.ts";
import { type ItemEdit, foundBy } from "../../../../fixtures/found-by.ts";

const PLAIN = "pairings/plain.json";
const SERIF = "pairings/serif.json";

const lineHeight = (file: string, key: string, value: string): ItemEdit => [
  file,
  ["css", key, "line-height"],
  value,
];

it.each([
  ["h1", "0.94"],
  ["h2", "1.41"],
  ["h3", "1.5"],
  ["h4, h5, h6", "0.5"],
])("lines of %s are not %s apart", (key, value) => {
  const place = key === "h4, h5, h6" ? 'css["h4, h5, h6"]' : `css.${key}`;
  expect(foundBy(leading, [lineHeight(PLAIN, key, value)])).toEqual([
    {
      file: PLAIN,
      pointer: `/css/${key}/line-height`,
      message: `${place}.line-height is ${value}; keep it between 0.95 and 1.4`,
    },
  ]);
});

it.each([
  ["h1", "0.95"],
  ["h2", "1.4"],
  ["h4, h5, h6", "1"],
])("lines of %s may be %s apart", (key, value) => {
  expect(foundBy(leading, [lineHeight(PLAIN, key, value)])).toEqual([]);
});

it.each([
  ["tall letters", PLAIN, "1.49", 1.5],
  ["tall letters", PLAIN, "1.81", 1.5],
  ["small letters", SERIF, "1.39", 1.4],
  ["small letters", SERIF, "1.81", 1.4],
])("lines of text in %s (%s) are not %s apart", (_, file, value, min) => {
  expect(foundBy(leading, [lineHeight(file, "body, p", value)])).toEqual([
    {
      file,
      pointer: "/css/body, p/line-height",
      message: `css["body, p"].line-height is ${value}; keep it between ${min} and 1.8`,
    },
  ]);
});

it.each<[string, ItemEdit[]]>([
  ["1.5 in tall letters", [lineHeight(PLAIN, "body, p", "1.5")]],
  ["1.8 in tall letters", [lineHeight(PLAIN, "body, p", "1.8")]],
  ["1.4 in small letters", [lineHeight(SERIF, "body, p", "1.4")]],
  [
    "1.4 in letters of 0.54 em, which are not yet tall",
    [
      ["fonts/inter.json", ["meta", "metrics", "unitsPerEm"], 1000],
      ["fonts/inter.json", ["meta", "metrics", "xHeight"], 540],
      lineHeight(PLAIN, "body, p", "1.4"),
    ],
  ],
  [
    "1.4 in letters whose height is not stated",
    [["fonts/inter.json", ["meta"], REMOVED], lineHeight(PLAIN, "body, p", "1.4")],
  ],
  [
    "1.4 in letters whose height is stated without the size of the em",
    [
      ["fonts/inter.json", ["meta", "metrics"], { xHeight: 1118 }],
      lineHeight(PLAIN, "body, p", "1.4"),
    ],
  ],
])("lines of text may be %s apart", (_, edits) => {
  expect(foundBy(leading, edits)).toEqual([]);
});

it("every rule with a wrong line height is reported, by the registry's own bounds", () => {
  const bounds = {
    minHeading: 1.2,
    maxHeading: 1.3,
    minTallText: 1.7,
    minText: 1.75,
    maxText: 1.9,
  };
  const found = foundBy(leading, [["pairings/bare.json", [], REMOVED]], { bounds });
  expect(found.map(({ file, message }) => [file, message])).toEqual([
    [PLAIN, "css.h1.line-height is 1.15; keep it between 1.2 and 1.3"],
    [PLAIN, 'css["h4, h5, h6"].line-height is 1.4; keep it between 1.2 and 1.3'],
    [PLAIN, 'css["body, p"].line-height is 1.6; keep it between 1.7 and 1.9'],
    [SERIF, "css.h1.line-height is 1.1; keep it between 1.2 and 1.3"],
    [SERIF, 'css["h4, h5, h6"].line-height is 1.35; keep it between 1.2 and 1.3'],
    [SERIF, 'css["body, p"].line-height is 1.7; keep it between 1.75 and 1.9'],
  ]);
});

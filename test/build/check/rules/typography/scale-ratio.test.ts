import { scaleRatio } from "../../../../../build/check/rules/typography/scale-ratio.ts";
import { PLAIN_ALONE, type ItemEdit, foundBy } from "../../../../fixtures/found-by.ts";

const PLAIN = "pairings/plain.json";
/** Ratios that binary fractions state exactly. */
const bounds = { min: 1.25, max: 2 };

/** The sizes of h1, h2 and h3 in pixels, and that of long text. */
function sizes(h1: number, h2: number, h3: number, textSize = "1rem"): ItemEdit[] {
  return [
    ...Object.entries({ h1, h2, h3 }).map(([key, pixels]): ItemEdit => {
      return [PLAIN, ["css", key, "font-size"], `${pixels}px`];
    }),
    [PLAIN, ["meta", "textSize"], textSize],
  ];
}

const ofPlain = (edits: readonly ItemEdit[], own?: typeof bounds) =>
  foundBy(scaleRatio, [...PLAIN_ALONE, ...edits], own && { bounds: own }).map(
    ({ pointer, message }) => [pointer, message],
  );

it.each([
  ["the smallest steps", sizes(40, 32, 25.6)],
  ["the largest steps", sizes(64, 32, 16)],
  ["an h3 as large as the text", sizes(48, 30, 20, "20px")],
])("accepts %s", (_, edits) => {
  expect(ofPlain(edits, bounds)).toEqual([]);
});

it.each<[string, ItemEdit[], [string, string][]]>([
  [
    "too small a step",
    sizes(39, 32, 20),
    [["h2", "is 1.22 times smaller than that of h1; keep the ratio between 1.25 and 2"]],
  ],
  [
    "too large a step",
    sizes(90, 41, 20),
    [
      ["h2", "is 2.20 times smaller than that of h1; keep the ratio between 1.25 and 2"],
      ["h3", "is 2.05 times smaller than that of h2; keep the ratio between 1.25 and 2"],
    ],
  ],
  [
    "an order that is reversed",
    sizes(20, 25, 30),
    [
      ["h2", "is 0.80 times smaller than that of h1; keep the ratio between 1.25 and 2"],
      ["h3", "is 0.83 times smaller than that of h2; keep the ratio between 1.25 and 2"],
    ],
  ],
  [
    "headings below the text",
    sizes(30, 20, 10),
    [["h3", "is smaller than the text; make it at least 16px"]],
  ],
  [
    "headings below long text",
    sizes(30, 22, 17, "1.5rem"),
    [
      ["h2", "is smaller than the text; make it at least 24px"],
      ["h3", "is smaller than the text; make it at least 24px"],
    ],
  ],
  [
    "headings below text in components, where long text is smaller",
    sizes(30, 20, 15, "14px"),
    [["h3", "is smaller than the text; make it at least 16px"]],
  ],
  [
    "a step and a size",
    sizes(30, 15, 15),
    [
      ["h2", "is smaller than the text; make it at least 16px"],
      ["h3", "is 1.00 times smaller than that of h2; keep the ratio between 1.25 and 2"],
      ["h3", "is smaller than the text; make it at least 16px"],
    ],
  ],
])("refuses %s", (_, edits, found) => {
  expect(ofPlain(edits, bounds)).toEqual(
    found.map(([level, predicate]) => [
      `/css/${level}/font-size`,
      `css.${level}.font-size ${predicate}`,
    ]),
  );
});

it("a step of 1.1 is seen, and one of 1.09 is not", () => {
  expect(ofPlain(sizes(33, 30, 20))).toEqual([]);
  expect(ofPlain(sizes(32.7, 30, 20))).toEqual([
    [
      "/css/h2/font-size",
      "css.h2.font-size is 1.09 times smaller than that of h1; keep the ratio between 1.1 and 2",
    ],
  ]);
});

it("h1 alone may have any size that is not below the text", () => {
  expect(ofPlain(sizes(15, 10, 6)).at(0)).toEqual([
    "/css/h1/font-size",
    "css.h1.font-size is smaller than the text; make it at least 16px",
  ]);
});

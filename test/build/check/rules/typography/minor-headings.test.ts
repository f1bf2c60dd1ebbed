import { minorHeadings } from "../../../../../build/check/rules/typography/minor-headings.ts";
import { REMOVED } from "../../../../fixtures/edited.ts";
import { type ItemEdit, foundBy } from "../../../../fixtures/found-by.ts";

const PLAIN = "pairings/plain.json";
const BARE = "pairings/bare.json";
const KEY = "h4, h5, h6";

const size = (file: string, value: string): ItemEdit => [file, ["css", KEY, "font-size"], value];
const family = (file: string, value: string): ItemEdit => [
  file,
  ["css", KEY, "font-family"],
  value,
];

const problem = (file: string, predicate: string) => ({
  file,
  pointer: "/css/h4, h5, h6/font-size",
  message: `css["h4, h5, h6"].font-size ${predicate}`,
});
const tooSmall = (file: string, value: string, rem: string) =>
  problem(file, `is ${value}, with an x-height below that of the text; make it at least ${rem}`);

it.each<[string, ItemEdit[]]>([
  ["as large as h3", [size(PLAIN, "1.375rem")]],
  ["as large as text in the same face", [size(PLAIN, "16px")]],
  ["as large as long text", [size(PLAIN, "18px"), [PLAIN, ["meta", "textSize"], "1.125rem"]]],
  // 16 pixels of Lato's 0.5065 em are 17.025 pixels of Abril Fatface's 0.476 em, which browsers round.
  ["with the x-height of the text to a 64th of a pixel", [size(BARE, "17.016px")]],
  ["in the face of the text", [size(BARE, "16px"), family(BARE, "var(--font-body)")]],
  ["in the face of the text by its name", [size(BARE, "16px"), family(BARE, "var(--font-lato)")]],
  // 16 pixels of Lato are 15.007 pixels of JetBrains Mono's 0.54 em.
  ["in the face of code", [size(BARE, "15px"), family(BARE, "var(--font-mono)")]],
  [
    "as large as the text, in a face that does not state its x-height",
    [size(BARE, "16px"), ["fonts/abril-fatface.json", ["meta", "metrics", "xHeight"], REMOVED]],
  ],
  [
    "as large as the text, whose face does not state its x-height",
    [size(BARE, "16px"), ["fonts/lato.json", ["meta", "metrics", "xHeight"], REMOVED]],
  ],
  [
    "as large as the text, in a face of no role",
    [size(BARE, "16px"), family(BARE, "var(--font-source-serif-4)")],
  ],
])("minor headings may be %s", (_, edits) => {
  expect(foundBy(minorHeadings, edits)).toEqual([]);
});

it.each<[string, ItemEdit[], ReturnType<typeof problem>[]]>([
  [
    "larger than h3",
    [size(PLAIN, "22.1px")],
    [problem(PLAIN, "is 22.1px, larger than h3; make it at most 1.375rem")],
  ],
  ["smaller than the text", [size(PLAIN, "15.9px")], [tooSmall(PLAIN, "15.9px", "1rem")]],
  [
    "smaller than long text",
    [size(PLAIN, "20px"), [PLAIN, ["meta", "textSize"], "1.3125rem"]],
    [tooSmall(PLAIN, "20px", "1.3125rem")],
  ],
  [
    "larger than h3 and smaller than the text",
    [size(PLAIN, "15px"), [PLAIN, ["css", "h3", "font-size"], "14px"]],
    [
      problem(PLAIN, "is 15px, larger than h3; make it at most 14px"),
      tooSmall(PLAIN, "15px", "1rem"),
    ],
  ],
  ["of smaller letters", [size(BARE, "17.01px")], [tooSmall(BARE, "17.01px", "1.125rem")]],
  [
    "of smaller letters in the face of code",
    [size(BARE, "14.9px"), family(BARE, "var(--font-mono)")],
    [tooSmall(BARE, "14.9px", "0.9375rem")],
  ],
  [
    "smaller than the text, in a face of no role",
    [size(BARE, "15.9px"), family(BARE, "var(--font-source-serif-4)")],
    [tooSmall(BARE, "15.9px", "1rem")],
  ],
  [
    "smaller than the text, in a face that does not state its x-height",
    [size(BARE, "15.9px"), ["fonts/abril-fatface.json", ["meta"], REMOVED]],
    [tooSmall(BARE, "15.9px", "1rem")],
  ],
])("minor headings are not %s", (_, edits, found) => {
  expect(foundBy(minorHeadings, edits)).toEqual(found);
});

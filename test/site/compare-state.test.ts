import { foundPairings } from "../../build/site/compare/found-pairings.ts";
import {
  NO_COMPARISON,
  compareStateOf,
  searchOfCompare,
  withColumn,
  withSwapped,
  withoutColumn,
} from "../../build/site/compare/compare-state.ts";
import type { ListedPairing } from "../../build/site/compare/listed-pairing.ts";
import {
  addedFonts,
  fontsOfColumn,
  shuffleChoices,
  withFamily,
} from "../../build/site/compare/shuffle.ts";

const pairing = (name: string, heading: string, body: string): ListedPairing => ({
  name,
  title: name.toUpperCase(),
  fonts: [heading, body, "fira-code"],
  bytes: 1000,
  scripts: ["latin"],
  moods: ["calm"],
  uses: ["blog"],
  languages: [0],
});
const PAIRINGS = [
  pairing("one", "lora", "inter"),
  pairing("two", "lora", "roboto"),
  pairing("three", "bitter", "inter"),
];
const FAMILIES = { lora: "Lora", inter: "Inter", roboto: "Roboto", bitter: "Bitter" };
const published = (name: string) => ({ name, tuning: "" });

describe("the address of a comparison", () => {
  it.each([
    "?pairings=one",
    "?pairings=one,two,three&context=product&lang=el",
    "?pairings=one,two&tuned-2=h1-size%3D3rem%26body-lh%3D1.8",
    "?pairings=one&h1-size=3rem&body-lh=1.8",
    "",
  ])("is read and written as it was: %s", (search) => {
    expect(searchOfCompare(compareStateOf(search))).toBe(search);
  });

  it("compares a single pairing with its tuned self where it has overrides", () => {
    expect(compareStateOf("?pairings=one&h1-size=3rem&utm-source=x").columns).toEqual([
      published("one"),
      { name: "one", tuning: "h1-size=3rem" },
    ]);
  });

  it("leaves out what is not valid, what is repeated, and what is more than three", () => {
    expect(compareStateOf("?pairings=one,one,..%2Fx&context=poster&lang=%3C")).toEqual({
      ...NO_COMPARISON,
      columns: [published("one")],
    });
    expect(compareStateOf("?pairings=a,b,c,d").columns).toHaveLength(3);
  });
});

it("adds, replaces, swaps and removes columns", () => {
  const state = compareStateOf("?pairings=one,two");
  const named = ({ columns }: typeof state) => columns.map(({ name }) => name);
  expect(named(withColumn(state, 2, published("three")))).toEqual(["one", "two", "three"]);
  expect(named(withColumn(state, 0, published("three")))).toEqual(["three", "two"]);
  expect(named(withSwapped(state, 1))).toEqual(["two", "one"]);
  expect(withSwapped(state, 0)).toBe(state);
  expect(named(withoutColumn(state, 0))).toEqual(["two"]);
});

describe("a shuffle", () => {
  const partners = { heading: ["merriweather"], body: ["karla"] };
  const choices = (heading: boolean, body: boolean) =>
    shuffleChoices(published("one"), { heading, body }, PAIRINGS, partners);

  it("is over all other pairings where nothing is kept", () => {
    expect(choices(false, false)).toEqual([published("two"), published("three")]);
  });

  it("keeps the heading face, over pairings and best partners for text", () => {
    expect(choices(true, false)).toEqual([
      published("two"),
      { name: "one", tuning: "body-family=var(--font-karla)" },
    ]);
  });

  it("keeps the text face, over pairings and best partners for headings", () => {
    const [first, second] = choices(false, true);
    expect(first).toEqual(published("three"));
    expect(second && fontsOfColumn(second, PAIRINGS)).toEqual(["merriweather", "inter"]);
  });

  it("has no choices where both are kept", () => {
    expect(choices(true, true)).toEqual([]);
  });
});

it("keeps a column's other overrides when a family changes, and names the fonts to add", () => {
  const column = withFamily({ name: "one", tuning: "h1-size=3rem" }, "body", "karla");
  expect(column.tuning).toBe("h1-size=3rem&body-family=var(--font-karla)");
  expect(addedFonts(column)).toEqual(["karla"]);
  expect(addedFonts({ name: "one", tuning: "h1-family=var(--font-body)" })).toEqual([]);
});

it("finds pairings by name, family, mood and use, those named so first", () => {
  const found = (typed: string) =>
    foundPairings({ pairings: PAIRINGS, families: FAMILIES }, typed).map(({ name }) => name);
  expect(found("")).toEqual(["one", "two", "three"]);
  expect(found("lora blog")).toEqual(["one", "two"]);
  expect(found("t")[0]).toBe("two");
  expect(found("nothing")).toEqual([]);
});

it.each([
  ["a name of more than 64 characters", `?pairings=${"a".repeat(65)}`],
  ["a name that begins or ends otherwise", "?pairings=.one,one%20"],
  ["a language tag that begins or ends otherwise", "?lang=.el"],
  ["a language tag that ends otherwise", "?lang=el%20"],
  ["overrides without a pairing", "?h1-size=3rem"],
])("takes %s as not stated", (_, search) => {
  expect(compareStateOf(search)).toEqual(NO_COMPARISON);
});

it("takes a name of 64 characters, and 1,500 of overrides", () => {
  const [column] = compareStateOf(
    `?pairings=${"a".repeat(64)}&tuned-1=${"b".repeat(2000)}`,
  ).columns;
  expect(column?.name).toHaveLength(64);
  expect(column?.tuning).toHaveLength(1500);
});

it("heeds overrides of its own address beside a single pairing alone", () => {
  expect(compareStateOf("?pairings=one,two&h1-size=3rem").columns).toEqual([
    published("one"),
    published("two"),
  ]);
});

it.each([
  [
    [
      { name: "one", tuning: "h1-size=2rem" },
      { name: "one", tuning: "h1-size=3rem" },
    ],
  ],
  [[published("one"), { name: "one", tuning: "h1-size=3rem" }, published("two")]],
  [[{ name: "one", tuning: "h1-size=2rem" }]],
])("writes columns of the same pairing so that they are read back", (columns) => {
  const state = { ...NO_COMPARISON, columns };
  expect(compareStateOf(searchOfCompare(state))).toEqual(state);
});

it("has no room for a fourth column", () => {
  const state = compareStateOf("?pairings=one,two,three");
  expect(withColumn(state, 3, published("four"))).toEqual(state);
});

it("swaps no column with one that is not there", () => {
  const state = compareStateOf("?pairings=one,two");
  expect(withSwapped(state, 2)).toBe(state);
});

it("has no choices for a pairing that there is not", () => {
  const partners = { heading: ["karla"], body: ["karla"] };
  const locks = { heading: true, body: false };
  expect(shuffleChoices(published("none"), locks, PAIRINGS, partners)).toEqual([]);
  expect(fontsOfColumn(published("none"), PAIRINGS)).toBeUndefined();
});

it("takes the fonts of its own pairing, and of overrides those that are a variable alone", () => {
  const fontsOf = (tuning: string) => fontsOfColumn({ name: "three", tuning }, PAIRINGS);
  expect(fontsOf("")).toEqual(["bitter", "inter"]);
  expect(fontsOf("body-family=var(--font-karla)")).toEqual(["bitter", "karla"]);
  expect(fontsOf("h1-family=x var(--font-karla)")).toEqual(["bitter", "inter"]);
  expect(fontsOf("h1-family=var(--font-karla), serif")).toEqual(["bitter", "inter"]);
});

it("sets every heading in another family", () => {
  const { tuning } = withFamily(published("one"), "heading", "karla");
  expect([...new URLSearchParams(tuning)]).toEqual(
    ["h1", "h2", "h3", "h4"].map((heading) => [`${heading}-family`, "var(--font-karla)"]),
  );
});

it("adds a font whose name begins or ends as that of a role", () => {
  const tuning = "h1-family=var(--font-mono-one)&body-family=var(--font-my-body)";
  expect(addedFonts({ name: "one", tuning })).toEqual(["mono-one", "my-body"]);
});

it("finds pairings by words with spaces around them, each once, and by the words of a tag", () => {
  const [one, two] = PAIRINGS.map((each) => ({ ...each, uses: ["mobile-app"] }));
  const found = (typed: string) =>
    foundPairings({ pairings: [one!, two!], families: FAMILIES }, typed).map(({ name }) => name);
  expect(found("  ONE   lora ")).toEqual(["one"]);
  expect(found(" on ")).toEqual(["one"]);
  expect(found("mobile app")).toEqual(["one", "two"]);
  expect(found("calmmobile")).toEqual([]);
  expect(found("fira-code")).toEqual(["one", "two"]);
  expect(found("loraroboto")).toEqual([]);
});

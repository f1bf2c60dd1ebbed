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

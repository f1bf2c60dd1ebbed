import { addedFonts, fontsOfColumn } from "../../build/site/compare/column-fonts.ts";
import {
  type ComparedColumn,
  NO_COMPARISON,
  compareStateOf,
  searchOfCompare,
  withColumn,
  withoutColumn,
} from "../../build/site/compare/compare-state.ts";
import { listedPairing } from "./listed-pairings.ts";

const pairing = (name: string, heading: string, body: string) =>
  listedPairing({
    name,
    title: name.toUpperCase(),
    fonts: [heading, body, "fira-code"],
  });
const PAIRINGS = [
  pairing("one", "lora", "inter"),
  pairing("two", "lora", "roboto"),
  pairing("three", "bitter", "inter"),
];
const column = (name: string, tuning = ""): ComparedColumn => ({ name, tuning });

describe("the address of a comparison", () => {
  it.each([
    "?pairings=one",
    "?pairings=one,two,three&context=product&lang=el",
    "?pairings=one,two&tuned-2=h1-size%3D3rem%26body-lh%3D1.8",
    "?pairings=one,two&text=Warm+bread+%26+tea&lead=Daily.&paragraph=From+six.",
    "",
  ])("is read and written as it was: %s", (search) => {
    expect(searchOfCompare(compareStateOf(search))).toBe(search);
  });

  it.each([
    ["two tuned", [column("one", "h1-size=2rem"), column("one", "h1-size=3rem")]],
    ["a tuned one and another", [column("one"), column("one", "h1-size=3rem"), column("two")]],
    ["a tuned one alone", [column("one", "h1-size=2rem")]],
  ])("is read as the columns of a pairing that were written: %s", (_, columns) => {
    const state = { ...NO_COMPARISON, columns };
    expect(compareStateOf(searchOfCompare(state))).toEqual(state);
  });

  it.each([
    [
      "a single pairing with overrides beside its tuned self",
      "?pairings=one&h1-size=3rem&utm-source=x",
      [column("one"), column("one", "h1-size=3rem")],
    ],
    [
      "overrides of its own beside a single pairing alone",
      "?pairings=one,two&h1-size=3rem",
      [column("one"), column("two")],
    ],
    ["what is valid, once", "?pairings=one,one,..%2Fx&context=poster&lang=%3C", [column("one")]],
    [
      "ten pairings",
      "?pairings=a,b,c,d,e,f,g,h,i,j,k",
      "a,b,c,d,e,f,g,h,i,j".split(",").map((name) => column(name)),
    ],
    [
      "a name of 64 characters, and 1,500 of overrides",
      `?pairings=${"a".repeat(64)}&tuned-1=${"b".repeat(2000)}`,
      [column("a".repeat(64), "b".repeat(1500))],
    ],
    ["no name of more than 64 characters", `?pairings=${"a".repeat(65)}`, []],
    ["no name that begins or ends otherwise", "?pairings=.one,one%20", []],
    ["no language tag that begins otherwise", "?lang=.el", []],
    ["no language tag that ends otherwise", "?lang=el%20", []],
    ["no overrides without a pairing", "?h1-size=3rem", []],
  ])("states %s", (_, search, columns) => {
    expect(compareStateOf(search)).toEqual({ ...NO_COMPARISON, columns });
  });
});

it("keeps a headline in one line of at most 200 characters", () => {
  const search = `?text=${encodeURIComponent(`Warm\n bread ${"a".repeat(300)}`)}`;
  expect(compareStateOf(search).text).toBe(`Warm bread ${"a".repeat(189)}`);
});

describe("the columns", () => {
  const two = compareStateOf("?pairings=one,two");
  const added = column("three");

  it.each([
    ["added", withColumn(two, added), "one two three"],
    ["removed", withoutColumn(two, 0), "two"],
  ])("are %s", (_, { columns }, names) => {
    expect(columns.map(({ name }) => name).join(" ")).toBe(names);
  });

  it("have no room for an eleventh", () => {
    const ten = compareStateOf("?pairings=a,b,c,d,e,f,g,h,i,j");
    expect(withColumn(ten, column("k"))).toEqual(ten);
  });
});

it.each([
  ["three", "", ["bitter", "inter", "fira-code"]],
  ["three", "mono=karla", ["bitter", "inter", "karla"]],
  ["three", "body-family=var(--font-karla)", ["bitter", "karla", "fira-code"]],
  ["three", "h1-family=x var(--font-karla)", ["bitter", "inter", "fira-code"]],
  ["three", "h1-family=var(--font-karla), serif", ["bitter", "inter", "fira-code"]],
  ["none", "", undefined],
])("takes the fonts of %s, and of “%s” those that are a variable alone", (name, tuning, fonts) => {
  expect(fontsOfColumn(column(name, tuning), PAIRINGS)).toEqual(fonts);
});

it.each([
  ["body-family=var(--font-karla)", ["karla"]],
  ["h1-family=var(--font-body)", []],
  ["h1-family=var(--font-mono-one)&body-family=var(--font-my-body)", ["mono-one", "my-body"]],
])("adds the fonts that %s names, and none for a role", (tuning, fonts) => {
  expect(addedFonts(column("one", tuning))).toEqual(fonts);
});

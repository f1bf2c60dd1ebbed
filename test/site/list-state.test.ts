import { pairingList } from "../../build/site/home/pairing-list.ts";
import {
  EMPTY_STATE,
  type ListState,
  choicesOf,
  searchOf,
  stateOf,
  withToggled,
  withoutChoices,
} from "../../build/site/shared/list/list-state.ts";
import { queryString } from "../../build/site/shared/query-string.ts";
import { listedPairing } from "./listed-pairings.ts";

const list = pairingList({ families: {} });
const groupOf = (name: string) => list.groups.find((group) => group.name === name)!;
const read = (search: string) => stateOf(search, list);

const SEARCH =
  "?q=warm+serif&mood=warm&script=greek,cyrillic&weight=100&sort=lightest&text=Quay+%26+Harbour&lead=By+the+water.&lacking=1";
const STATE: ListState = {
  ...EMPTY_STATE,
  query: "warm serif",
  chosen: { mood: ["warm"], script: ["greek", "cyrillic"], weight: ["100"] },
  sort: "lightest",
  text: "Quay & Harbour",
  lead: "By the water.",
  lacking: true,
};

it.each([
  ["", EMPTY_STATE],
  [SEARCH, STATE],
])("reads and writes the address of a list: %j", (search, state) => {
  expect(read(search)).toEqual(state);
  expect(searchOf(state, list)).toBe(search);
});

it("reads and writes every group of filters", () => {
  const search =
    "?use=blog&mood=calm&heading=serif&script=latin&weight=75&family=variable&font=lora";
  expect(searchOf(read(search), list)).toBe(search);
});

it.each([
  ["a sort that there is not", "?sort=newest"],
  ["the sort of a list that nobody has sorted", "?sort=featured"],
  ["a weight that is no number", "?weight=heavy"],
  ["a weight with a zero before it", "?weight=050"],
  ["a weight with its unit", "?weight=50kb"],
  ["a weight of six digits", "?weight=123456"],
  ["a value with other characters than names have", "?mood=%3Cb%3E,%3Ccalm,calm%3E"],
  ["a value of more than 64 characters", `?mood=${"a".repeat(65)}`],
  ["other parameters", "?page=2&constructor=1"],
  ["empty values", "?mood=,&q="],
])("takes %s as not stated", (_, search) => {
  expect(read(search)).toEqual(EMPTY_STATE);
});

it("takes a value once, one weight, at most 12 values of a group and 200 characters of text", () => {
  const many = Array.from({ length: 20 }, (_, index) => `mood-${index}`).join();
  const { chosen, text } = read(
    `?script=greek,greek&weight=50,100&mood=${many}&text=${"a".repeat(300)}`,
  );
  expect(chosen).toMatchObject({ script: ["greek"], weight: ["50"] });
  expect(chosen["mood"]).toHaveLength(12);
  expect(text).toHaveLength(200);
});

it("chooses values beside others, each no longer with the second time, and one weight", () => {
  const toggled = (...values: [string, string][]) =>
    values.reduce(
      (state, [group, value]) => withToggled(state, groupOf(group), value),
      EMPTY_STATE,
    );
  expect(searchOf(toggled(["mood", "calm"], ["mood", "calm"]), list)).toBe("");
  expect(searchOf(toggled(["mood", "calm"], ["mood", "warm"]), list)).toBe("?mood=calm,warm");
  expect(searchOf(toggled(["weight", "50"], ["weight", "100"]), list)).toBe("?weight=100");
});

it("clears filters and words, and keeps the order and the texts", () => {
  expect(searchOf(withoutChoices(STATE), list)).toBe(
    "?sort=lightest&text=Quay+%26+Harbour&lead=By+the+water.",
  );
});

it("shows the same with other texts", () => {
  expect(choicesOf({ ...STATE, text: "Mill", lead: "" }, list)).toBe(choicesOf(STATE, list));
  expect(choicesOf({ ...STATE, query: "" }, list)).not.toBe(choicesOf(STATE, list));
});

it("takes the text to another page", () => {
  expect(queryString({ text: " Quay & Harbour " })).toBe("?text=Quay+%26+Harbour");
  expect(queryString({ text: " " })).toBe("");
});

it("has a pairing of exactly the kilobytes of a size among those up to it", () => {
  const size = groupOf("weight");
  expect(size.has(listedPairing({ bytes: 50_000 }), "50")).toBe(true);
  expect(size.has(listedPairing({ bytes: 50_001 }), "50")).toBe(false);
  expect(size.has(listedPairing({ bytes: 0 }), "50")).toBe(false);
});

it("offers the uses under headings, and those that no heading has at the end", () => {
  const pairings = [
    listedPairing({ uses: ["blog", "harbour"] }),
    listedPairing({ uses: ["cafe"] }),
  ];
  expect(groupOf("use").sections(pairings)).toEqual([
    { heading: "Reading", values: ["blog"] },
    { heading: "Shops and places", values: ["cafe"] },
    { heading: "Other", values: ["harbour"] },
  ]);
});

import {
  EMPTY_STATE,
  type HomeState,
  choicesOf,
  hasValue,
  isValueGroup,
  searchOf,
  stateOf,
  withToggled,
} from "../../build/site/shared/cards/home-state.ts";
import type { ListedCard } from "../../build/site/shared/cards/listed-card.ts";

const SEARCH =
  "?q=warm+serif&mood=warm&script=greek,cyrillic&weight=100&sort=lightest&text=Quay+%26+Harbour";
const STATE: HomeState = {
  query: "warm serif",
  chosen: { ...EMPTY_STATE.chosen, mood: ["warm"], script: ["greek", "cyrillic"], weight: ["100"] },
  sort: "lightest",
  text: "Quay & Harbour",
};

it.each([
  ["", EMPTY_STATE],
  [SEARCH, STATE],
])("reads and writes the address of home: %j", (search, state) => {
  expect(stateOf(search)).toEqual(state);
  expect(searchOf(state)).toBe(search);
});

it("reads and writes every group of filters", () => {
  const search =
    "?use=blog&mood=calm&heading=serif&script=latin&weight=75&family=variable&font=lora";
  expect(searchOf(stateOf(search))).toBe(search);
});

it.each([
  ["a sort that there is not", "?sort=newest"],
  ["a weight that is no number", "?weight=heavy"],
  ["a weight with a zero before it", "?weight=050"],
  ["a weight with a letter before it", "?weight=x50"],
  ["a weight with its unit", "?weight=50kb"],
  ["a weight of six digits", "?weight=123456"],
  ["a value with other characters than names have", "?mood=%3Cb%3E,%3Ccalm,calm%3E"],
  ["a value of more than 64 characters", `?mood=${"a".repeat(65)}`],
  ["other parameters", "?page=2&constructor=1"],
  ["empty values", "?mood=,&q="],
])("takes %s as not stated", (_, search) => {
  expect(stateOf(search)).toEqual(EMPTY_STATE);
});

it("takes a value once, one weight, at most 12 values of a group and 200 characters of text", () => {
  const many = Array.from({ length: 20 }, (_, index) => `mood-${index}`).join();
  const state = stateOf(
    `?script=greek,greek&use=${"a".repeat(64)}&weight=50,100&mood=${many}&text=${"a".repeat(300)}`,
  );
  expect(state.chosen).toMatchObject({
    script: ["greek"],
    use: ["a".repeat(64)],
    weight: ["50"],
  });
  expect(state.chosen.mood).toHaveLength(12);
  expect(state.text).toHaveLength(200);
});

it("chooses values beside others, each no longer with the second time, and one weight", () => {
  const toggled = (...values: ["mood" | "weight", string][]) =>
    values.reduce((state, [group, value]) => withToggled(state, group, value), EMPTY_STATE);
  expect(toggled(["mood", "calm"], ["mood", "calm"])).toEqual(EMPTY_STATE);
  const both = toggled(["mood", "calm"], ["mood", "warm"]);
  expect(both.chosen.mood).toEqual(["calm", "warm"]);
  expect(withToggled(both, "mood", "calm").chosen.mood).toEqual(["warm"]);
  expect(toggled(["weight", "50"], ["weight", "100"]).chosen.weight).toEqual(["100"]);
});

it("lists the chosen values in the order of the page", () => {
  expect(choicesOf(STATE).map(({ value }) => value)).toEqual(["warm", "greek", "cyrillic", "100"]);
});

it("leaves the words of a search out of an address where they are spaces alone", () => {
  expect(searchOf({ ...EMPTY_STATE, query: "  " })).toBe("");
  expect(searchOf({ ...EMPTY_STATE, query: " lora " })).toBe("?q=lora");
});

it("counts a card of exactly the kilobytes of a weight among those below it", () => {
  const card = { bytes: 50_000 } as ListedCard;
  expect(hasValue(card, "weight", "50")).toBe(true);
  expect(hasValue({ ...card, bytes: 50_001 }, "weight", "50")).toBe(false);
});

it("finds the values of every group but the weight in the cards", () => {
  expect([isValueGroup("mood"), isValueGroup("weight")]).toEqual([true, false]);
});

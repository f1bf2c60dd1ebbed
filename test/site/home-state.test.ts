import {
  EMPTY_STATE,
  type HomeState,
  choicesOf,
  hasValue,
  isValueGroup,
  searchOf,
  stateOf,
  withToggled,
} from "../../build/site/home/home-state.ts";
import type { ListedCard } from "../../build/site/home/listed-card.ts";

const STATE: HomeState = {
  query: "warm serif",
  chosen: { ...EMPTY_STATE.chosen, mood: ["warm"], script: ["greek", "cyrillic"], weight: ["100"] },
  sort: "lightest",
  text: "Quay & Harbour",
};

it("writes a state as a query that gives the same state", () => {
  expect(searchOf(STATE)).toBe(
    "?q=warm+serif&mood=warm&script=greek,cyrillic&weight=100&sort=lightest&text=Quay+%26+Harbour",
  );
  expect(stateOf(searchOf(STATE))).toEqual(STATE);
});

it("has no query for the state that the page comes with", () => {
  expect(searchOf(EMPTY_STATE)).toBe("");
  expect(stateOf("")).toEqual(EMPTY_STATE);
});

it.each([
  ["a sort that there is not", "?sort=newest"],
  ["a weight that is no number", "?weight=heavy"],
  ["a value with other characters than names have", "?mood=%3Cb%3E"],
  ["other parameters", "?page=2&constructor=1"],
  ["empty values", "?mood=,&q="],
])("takes %s as not stated", (_, search) => {
  expect(stateOf(search)).toEqual(EMPTY_STATE);
});

it("takes a value once, one weight, at most 12 values of a group and 200 characters of text", () => {
  const many = Array.from({ length: 20 }, (_, index) => `mood-${index}`).join();
  const state = stateOf(`?script=greek,greek&weight=50,100&mood=${many}&text=${"a".repeat(300)}`);
  expect(state.chosen.script).toEqual(["greek"]);
  expect(state.chosen.weight).toEqual(["50"]);
  expect(state.chosen.mood).toHaveLength(12);
  expect(state.text).toHaveLength(200);
});

it("chooses a value, and with the second time no longer", () => {
  const chosen = withToggled(EMPTY_STATE, "mood", "calm");
  expect(chosen.chosen.mood).toEqual(["calm"]);
  expect(withToggled(chosen, "mood", "calm")).toEqual(EMPTY_STATE);
});

it("replaces the weight by another one", () => {
  const light = withToggled(EMPTY_STATE, "weight", "50");
  expect(withToggled(light, "weight", "100").chosen.weight).toEqual(["100"]);
});

it("lists the chosen values in the order of the page", () => {
  expect(choicesOf(STATE).map(({ value }) => value)).toEqual(["warm", "greek", "cyrillic", "100"]);
});

it("reads every group of filters", () => {
  const search =
    "?use=blog&mood=calm&heading=serif&script=latin&weight=75&family=variable&font=lora";
  expect(searchOf(stateOf(search))).toBe(search);
});

it("leaves the words of a search out of an address where they are spaces alone", () => {
  expect(searchOf({ ...EMPTY_STATE, query: "  " })).toBe("");
  expect(searchOf({ ...EMPTY_STATE, query: " lora " })).toBe("?q=lora");
});

it.each(["050", "x50", "50kb", "123456"])("takes a weight of %s as not stated", (weight) => {
  expect(stateOf(`?weight=${weight}`)).toEqual(EMPTY_STATE);
});

it("takes a value of at most 64 characters, all of which names have", () => {
  const moodsOf = (mood: string) => stateOf(`?mood=${mood}`).chosen.mood;
  expect(moodsOf("a".repeat(64))).toHaveLength(1);
  expect(["a".repeat(65), "%3Ccalm", "calm%3E"].flatMap(moodsOf)).toEqual([]);
});

it("keeps the other values of a group when one is no longer chosen", () => {
  const both = withToggled(withToggled(EMPTY_STATE, "mood", "calm"), "mood", "warm");
  expect(both.chosen.mood).toEqual(["calm", "warm"]);
  expect(withToggled(both, "mood", "calm").chosen.mood).toEqual(["warm"]);
});

it("counts a card of exactly the kilobytes of a weight among those below it", () => {
  const card = { bytes: 50_000 } as ListedCard;
  expect(hasValue(card, "weight", "50")).toBe(true);
  expect(hasValue({ ...card, bytes: 50_001 }, "weight", "50")).toBe(false);
});

it("finds the values of every group but the weight in the cards", () => {
  expect(isValueGroup("mood")).toBe(true);
  expect(isValueGroup("weight")).toBe(false);
});

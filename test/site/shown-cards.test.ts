import { EMPTY_STATE, type HomeState } from "../../build/site/home/home-state.ts";
import type { ListedCard } from "../../build/site/home/listed-card.ts";
import { concessions, countsOf, shownCards } from "../../build/site/home/shown-cards.ts";

const CARD: ListedCard = {
  name: "",
  bytes: 80_000,
  ...{ use: [], mood: [], heading: [], script: ["latin"], family: [], font: [] },
};
const CARDS: readonly ListedCard[] = [
  { ...CARD, name: "quay", mood: ["warm"], script: ["latin", "greek", "cyrillic"] },
  { ...CARD, name: "barn", mood: ["warm", "calm"], bytes: 40_000 },
  { ...CARD, name: "mill", mood: ["calm"], script: ["latin", "greek"], bytes: 0 },
  { ...CARD, name: "yard", mood: ["warm"], script: ["latin", "cyrillic"], bytes: 120_000 },
];

const stateWith = (
  chosen: Partial<HomeState["chosen"]>,
  rest: Partial<HomeState> = {},
): HomeState => ({ ...EMPTY_STATE, ...rest, chosen: { ...EMPTY_STATE.chosen, ...chosen } });

it("shows every card in the order of the page where nothing is asked for", () => {
  expect(shownCards(CARDS, EMPTY_STATE)).toEqual({ positions: [0, 1, 2, 3], isNearest: false });
});

it("shows the cards that have every chosen value, also of several scripts", () => {
  const state = stateWith({ mood: ["warm"], script: ["greek", "cyrillic"] });
  expect(shownCards(CARDS, state)).toEqual({ positions: [0], isNearest: false });
});

it("shows what a search found in the order of its ranking", () => {
  const found = { names: ["yard", "no-such-pairing", "quay"], isNearest: false };
  expect(shownCards(CARDS, EMPTY_STATE, found).positions).toEqual([3, 0]);
});

it("sorts by name, and by weight with unknown weights at the end", () => {
  expect(shownCards(CARDS, stateWith({}, { sort: "name" })).positions).toEqual([1, 2, 0, 3]);
  expect(shownCards(CARDS, stateWith({}, { sort: "lightest" })).positions).toEqual([1, 0, 3, 2]);
});

it("shows the nearest cards where none has every value, those that lack least first", () => {
  const { positions, isNearest } = shownCards(
    CARDS,
    stateWith({ mood: ["calm"], script: ["cyrillic"] }),
  );
  expect(isNearest).toBe(true);
  expect(positions).toHaveLength(4);
});

it("has no card of unknown weight below a weight", () => {
  expect(shownCards(CARDS, stateWith({ weight: ["100"] })).positions).toEqual([0, 1]);
});

it("counts the cards that there would be with each value, too", () => {
  const counts = countsOf(CARDS, stateWith({ mood: ["warm"] }), "script", ["greek", "cyrillic"]);
  expect([...counts]).toEqual([
    ["greek", 1],
    ["cyrillic", 2],
  ]);
});

it("counts the cards of each weight without the weight that is chosen", () => {
  const counts = countsOf(CARDS, stateWith({ weight: ["50"] }), "weight", ["50", "150"]);
  expect([...counts]).toEqual([
    ["50", 1],
    ["150", 3],
  ]);
});

it("offers to take back what leaves the most cards, the words of a search too", () => {
  const state = stateWith({ mood: ["calm"], script: ["cyrillic"] });
  expect(concessions(CARDS, state)).toEqual([
    { choice: { group: "mood", value: "calm" }, count: 2 },
    { choice: { group: "script", value: "cyrillic" }, count: 2 },
  ]);
  const found = { names: [], isNearest: true };
  const searched = stateWith({ mood: ["warm"] }, { query: "zzz" });
  expect(concessions(CARDS, searched, found)).toEqual([{ count: 3 }]);
});

it("shows no more than 12 nearest cards, in the order of the values that they lack", () => {
  const demands = stateWith({ mood: ["calm"], heading: ["slab"], script: ["cyrillic"] });
  const cards = [
    { ...CARD, name: "none" },
    { ...CARD, name: "both", mood: ["calm"], script: ["cyrillic"] },
    { ...CARD, name: "one", mood: ["calm"] },
  ];
  expect(shownCards(cards, demands)).toEqual({ positions: [1, 2, 0], isNearest: true });
  const many = Array.from({ length: 20 }, (_, index) => ({ ...CARD, name: `card-${index}` }));
  expect(shownCards(many, demands).positions).toHaveLength(12);
});

it("shows the nearest of what the words found, and of all where they found nothing", () => {
  const demands = stateWith({ mood: ["calm"], script: ["cyrillic"] });
  const found = (...names: string[]) => ({ names, isNearest: false });
  expect(shownCards(CARDS, demands, found("yard", "quay")).positions).toEqual([3, 0]);
  expect(shownCards(CARDS, demands, found()).positions).toHaveLength(4);
});

it("says that cards are the nearest where the search found no better", () => {
  expect(shownCards(CARDS, EMPTY_STATE, { names: ["barn"], isNearest: true }).isNearest).toBe(true);
});

it("leaves cards of the same weight in their order", () => {
  const cards = ["b", "a", "c"].map((name) => ({ ...CARD, name, bytes: name === "c" ? 1000 : 0 }));
  expect(shownCards(cards, stateWith({}, { sort: "lightest" })).positions).toEqual([2, 0, 1]);
});

it("offers of the demands that leave cards the four best, among what the words found", () => {
  const state = stateWith({ mood: ["warm", "calm"], script: ["greek"] }, { query: "x" });
  const found = { names: ["mill", "quay"], isNearest: false };
  expect(concessions(CARDS, state, found)).toEqual([
    { choice: { group: "mood", value: "warm" }, count: 1 },
    { choice: { group: "mood", value: "calm" }, count: 1 },
  ]);
  expect(concessions(CARDS, stateWith({ mood: ["none"], script: ["greek"] }))).toEqual([
    { choice: { group: "mood", value: "none" }, count: 2 },
  ]);
});

it("offers first what leaves the most cards", () => {
  const state = stateWith({ script: ["greek"], mood: ["warm"], weight: ["50"] });
  const cards = [
    { ...CARD, script: ["greek"], mood: ["warm"] },
    { ...CARD, bytes: 1000, mood: ["warm"] },
    { ...CARD, bytes: 1000, mood: ["warm"] },
  ];
  expect(concessions(cards, state).map(({ choice, count }) => [choice?.value, count])).toEqual([
    ["greek", 2],
    ["50", 1],
  ]);
});

it("counts only what the words found", () => {
  const found = { names: ["quay", "mill"], isNearest: false };
  expect([...countsOf(CARDS, EMPTY_STATE, "mood", ["warm", "calm"], found)]).toEqual([
    ["warm", 1],
    ["calm", 1],
  ]);
});

it("counts with the chosen values of the group itself where a card may have several", () => {
  const state = stateWith({ script: ["greek"] });
  expect([...countsOf(CARDS, state, "script", ["cyrillic"])]).toEqual([["cyrillic", 1]]);
});

it("counts the cards of another group below the weight that is chosen", () => {
  expect([...countsOf(CARDS, stateWith({ weight: ["50"] }), "mood", ["warm"])]).toEqual([
    ["warm", 1],
  ]);
});

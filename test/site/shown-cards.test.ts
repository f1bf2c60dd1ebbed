import { EMPTY_STATE, type HomeState, stateOf } from "../../build/site/shared/cards/home-state.ts";
import type { ListedCard } from "../../build/site/shared/cards/listed-card.ts";
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

/** What a search gave. */
const found = (...names: string[]) => ({ names, isNearest: false });

it.each<[string, string, number[], ReturnType<typeof found>?]>([
  ["every card in the order of the page where nothing is asked for", "", [0, 1, 2, 3]],
  ["the cards that have every value", "?mood=warm&script=greek,cyrillic", [0]],
  ["what a search found by its ranking", "", [3, 0], found("yard", "no-such-pairing", "quay")],
  ["cards by name", "?sort=name", [1, 2, 0, 3]],
  ["cards by weight, unknown weights at the end", "?sort=lightest", [1, 0, 3, 2]],
  ["no card of unknown weight below a weight", "?weight=100", [0, 1]],
])("shows %s", (_, search, positions, ...names) => {
  expect(shownCards(CARDS, stateOf(search), ...names)).toEqual({ positions, isNearest: false });
});

describe("where no card has every value", () => {
  const demands = stateOf("?mood=calm&heading=slab&script=cyrillic");
  const nearest = (cards: readonly ListedCard[]) => shownCards(cards, demands);

  it("shows the nearest, those that lack least first", () => {
    const cards = [
      { ...CARD, name: "none" },
      { ...CARD, name: "both", mood: ["calm"], script: ["cyrillic"] },
      { ...CARD, name: "one", mood: ["calm"] },
    ];
    expect(nearest(cards)).toEqual({ positions: [1, 2, 0], isNearest: true });
  });

  it("shows no more than 12", () => {
    const many = Array.from({ length: 20 }, (_, index) => ({ ...CARD, name: `card-${index}` }));
    expect(nearest(many).positions).toHaveLength(12);
  });

  it("shows the nearest of what the words found, and of all where they found nothing", () => {
    const state = stateOf("?mood=calm&script=cyrillic");
    expect(shownCards(CARDS, state, found("yard", "quay")).positions).toEqual([3, 0]);
    expect(shownCards(CARDS, state, found()).positions).toHaveLength(4);
  });
});

it("says that cards are the nearest where the search found no better", () => {
  expect(shownCards(CARDS, EMPTY_STATE, { names: ["barn"], isNearest: true }).isNearest).toBe(true);
});

it("leaves cards of the same weight in their order", () => {
  const cards = ["b", "a", "c"].map((name) => ({ ...CARD, name, bytes: name === "c" ? 1000 : 0 }));
  expect(shownCards(cards, stateOf("?sort=lightest")).positions).toEqual([2, 0, 1]);
});

it.each<[string, string, Parameters<typeof countsOf>[2], object, ReturnType<typeof found>?]>([
  ["with each value, too", "?mood=warm", "script", { greek: 1, cyrillic: 2 }],
  ["of each weight without the one that is chosen", "?weight=50", "weight", { 50: 1, 150: 3 }],
  ["that the words found", "", "mood", { warm: 1, calm: 1 }, found("quay", "mill")],
  ["with the chosen values of the group itself", "?script=greek", "script", { cyrillic: 1 }],
  ["of another group below the weight that is chosen", "?weight=50", "mood", { warm: 1 }],
])("counts the cards %s", (_, search, group, counts, ...names) => {
  const counted = countsOf(CARDS, stateOf(search), group, Object.keys(counts), ...names);
  expect(Object.fromEntries(counted)).toEqual(counts);
});

describe("offers to take back", () => {
  /** The values, or the words, with the number of cards that would be left. */
  const offers = (state: HomeState, cards = CARDS, names?: ReturnType<typeof found>) =>
    concessions(cards, state, names).map(({ choice, count }) => [
      choice ? `${choice.group} ${choice.value}` : "words",
      count,
    ]);

  it.each<[string, string, [string, number][], ReturnType<typeof found>?]>([
    [
      "each of two values",
      "?mood=calm&script=cyrillic",
      [
        ["mood calm", 2],
        ["script cyrillic", 2],
      ],
    ],
    ["the words of a search", "?mood=warm&q=zzz", [["words", 3]], { names: [], isNearest: true }],
    [
      "what leaves cards among those that the words found",
      "?mood=warm,calm&script=greek&q=x",
      [
        ["mood warm", 1],
        ["mood calm", 1],
      ],
      found("mill", "quay"),
    ],
    ["nothing that leaves no card", "?mood=none&script=greek", [["mood none", 2]]],
  ])("%s", (_, search, expected, ...names) => {
    expect(offers(stateOf(search), CARDS, ...names)).toEqual(expected);
  });

  it("first what leaves the most cards", () => {
    const cards = [
      { ...CARD, script: ["greek"], mood: ["warm"] },
      { ...CARD, bytes: 1000, mood: ["warm"] },
      { ...CARD, bytes: 1000, mood: ["warm"] },
    ];
    expect(offers(stateOf("?script=greek&mood=warm&weight=50"), cards)).toEqual([
      ["script greek", 2],
      ["weight 50", 1],
    ]);
  });
});

import { pairingList } from "../../build/site/home/pairing-list.ts";
import { type ListState, stateOf } from "../../build/site/shared/list/list-state.ts";
import { countsOf, shownEntries } from "../../build/site/shared/list/shown-entries.ts";
import { listedPairing } from "./listed-pairings.ts";

const list = pairingList({ families: {} });
const read = (search: string): ListState => stateOf(search, list);

const PAIRINGS = [
  listedPairing({ name: "quay", moods: ["warm"], scripts: ["latin", "greek", "cyrillic"] }),
  listedPairing({ name: "barn", moods: ["warm", "calm"], bytes: 40_000, kinds: ["serif"] }),
  listedPairing({ name: "mill", moods: ["calm"], scripts: ["latin", "greek"], bytes: 0 }),
  listedPairing({ name: "yard", moods: ["warm"], scripts: ["latin", "cyrillic"], bytes: 120_000 }),
];

/** What a search gave. */
const WORDS = { unknown: [], understood: [] };
const found = (...names: string[]) => ({ names, isNearest: false, ...WORDS });
const UNFOUND = { names: [], isNearest: true, ...WORDS };
const shown = (search: string, names?: ReturnType<typeof found>, pairings = PAIRINGS) =>
  shownEntries(pairings, read(search), list, names);

it.each<[string, string, number[], ReturnType<typeof found>?]>([
  ["everything in the order of the list where nothing is asked for", "", [0, 1, 2, 3]],
  ["what has all of several moods", "?mood=warm,calm", [1]],
  ["what has any of several kinds of headings", "?heading=serif,slab", [1]],
  ["what a search found by its ranking", "?q=x", [3, 0], found("yard", "none", "quay")],
  ["the list by name", "?sort=name", [1, 2, 0, 3]],
  ["the list by size, unknown sizes at the end", "?sort=lightest", [1, 0, 3, 2]],
  ["nothing of unknown size below a size", "?weight=100", [0, 1]],
])("shows %s", (_, search, positions, ...names) => {
  expect(shown(search, ...names)).toEqual({ positions, kind: "exact" });
});

it("keeps the order of pairings of the same size", () => {
  const pairings = ["b", "a", "c"].map((name) =>
    listedPairing({ name, bytes: name === "c" ? 1000 : 0 }),
  );
  expect(shown("?sort=lightest", undefined, pairings).positions).toEqual([2, 0, 1]);
});

describe("where nothing has all that is asked for", () => {
  it("shows the nearest, those that lack least first", () => {
    const pairings = [
      listedPairing({ name: "none" }),
      listedPairing({ name: "both", moods: ["calm"], scripts: ["cyrillic"] }),
      listedPairing({ name: "one", moods: ["calm"] }),
    ];
    const search = "?mood=calm&heading=slab&script=cyrillic";
    expect(shown(search, undefined, pairings)).toEqual({ positions: [1, 2, 0], kind: "nearest" });
  });

  it("shows no more than 12", () => {
    const many = Array.from({ length: 20 }, (_, index) => listedPairing({ name: `p${index}` }));
    expect(shown("?mood=calm", undefined, many).positions).toHaveLength(12);
  });

  it("shows the nearest of what the words found", () => {
    const { positions } = shown("?q=x&mood=calm&script=cyrillic", found("yard", "quay"));
    expect(positions).toEqual([3, 0]);
  });

  it("says so where the search found no better", () => {
    expect(shown("?q=x", { names: ["barn"], isNearest: true, ...WORDS }).kind).toBe("nearest");
  });

  it("says that nothing matches where the search found nothing: “xqzzt” gave 12 pairings in Roboto", () => {
    expect(shown("?q=xqzzt", UNFOUND)).toEqual({ positions: [0, 1, 2, 3], kind: "unmatched" });
  });
});

it.each<[string, string, string, object, ReturnType<typeof found>?]>([
  ["with each value, too", "?mood=warm", "script", { greek: 1, cyrillic: 2 }],
  ["of each size without the one that is chosen", "?weight=50", "weight", { 50: 1, 150: 3 }],
  ["of each kind without those that are chosen", "?heading=slab", "heading", { serif: 1 }],
  ["that the words found", "?q=x", "mood", { warm: 1, calm: 1 }, found("quay", "mill")],
  ["with the chosen values of the group itself", "?script=greek", "script", { cyrillic: 1 }],
])("counts what is shown %s", (_, search, name, counts, ...names) => {
  const group = list.groups.find((one) => one.name === name)!;
  const counted = countsOf(PAIRINGS, read(search), list, group, Object.keys(counts), ...names);
  expect(Object.fromEntries(counted)).toEqual(counts);
});

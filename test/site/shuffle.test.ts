import { type ShuffleQuestion, differenceOf, shuffler } from "../../build/site/home/shuffle.ts";
import { scriptsMadeFor } from "../../build/site/shared/partners/font-traits.ts";
import { subsetsBeyondLatin } from "../../build/site/home/hero-pair.ts";
import { SEARCH } from "../../registry/generated/search.ts";
import { partnerContext } from "../../registry/search/partners/partner-measures.ts";
import type { SearchData, SearchRecord } from "../../registry/search/search-data.ts";

const context = partnerContext((JSON.parse(SEARCH) as SearchData).items);
const ANY: ShuffleQuestion = {
  heading: "",
  body: "",
  contrast: 2,
  scripts: [],
  isAble: (font) => context.pairedWith.has(font),
  headings: undefined,
};

/** Numbers from 0 to 1, the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffled(count: number, question: Partial<ShuffleQuestion> = {}) {
  const next = shuffler(context, seeded(7));
  return Array.from({ length: count }, () => next({ ...ANY, ...question })).flatMap(
    (pair) => pair ?? [],
  );
}

/** The ends of the slider. */
const STOPS = [0, 4];
/** More than are remembered. */
const SHUFFLES = 55;

describe.each([
  ["any two families", {}],
  ["a heading that is locked", { heading: "lora" }],
  ["a text that is locked", { body: "inter" }],
])("%s", (_, locked: Partial<ShuffleQuestion>) => {
  it.each(STOPS)("never end nor come again within 50, at stop %i of the slider", (contrast) => {
    const names = shuffled(SHUFFLES, { ...locked, contrast }).map(
      ({ heading, body }) => `${heading.name} ${body.name}`,
    );
    expect(names).toHaveLength(SHUFFLES);
    for (const [position, name] of names.entries())
      expect(names.slice(Math.max(0, position - 50), position)).not.toContain(name);
    for (const name of names) {
      if (locked.heading !== undefined) expect(name).toMatch(/^lora /);
      if (locked.body !== undefined) expect(name).toMatch(/ inter$/);
    }
  });

  it("differ the more, the farther the slider is on the side of contrast", () => {
    const means = STOPS.map((contrast) => {
      const pairs = shuffled(SHUFFLES, { ...locked, contrast });
      const differences = pairs.map(({ heading, body }) =>
        differenceOf(heading, body, "body", context),
      );
      return differences.reduce((sum, one) => sum + one, 0) / differences.length;
    });
    expect(means).toEqual(means.toSorted((a, b) => a - b));
    expect((means.at(-1) ?? 0) - (means[0] ?? 0)).toBeGreaterThan(0.4);
  });
});

it("stay within the script, and are never in the costume of another", () => {
  for (const { heading, body } of shuffled(SHUFFLES))
    for (const { name } of [heading, body])
      expect([...(context.shownIn.get(name) ?? [])]).toEqual([]);
  const arabic = shuffled(20, { scripts: ["arabic"] });
  expect(arabic).toHaveLength(20);
  for (const { heading, body } of arabic)
    for (const { scripts } of [heading, body]) expect(scripts).toContain("arabic");
});

it("take every family that has the script of a text, be it made for Latin", () => {
  const headings = shuffled(SHUFFLES, { scripts: ["greek"] }).map(({ heading }) => heading);
  for (const { scripts } of headings) expect(scripts).toContain("greek");
  const isLatin = (font: SearchRecord) => scriptsMadeFor(font, context).size === 0;
  expect(headings.filter(isLatin).length).toBeGreaterThan(10);
});

it.each([
  ["東京の朝、パンが焼ける", ["japanese"]],
  ["خبز طازج", ["arabic"]],
  ["Fresh bread", []],
])("are asked for the subsets of the whole of %s", (text, subsets) => {
  expect(subsetsBeyondLatin(text)).toEqual(subsets);
});

it("have a heading of the use that is chosen, and none where none is able", () => {
  const headings = new Set(["lora", "oswald", "fraunces", "bitter", "cinzel"]);
  for (const { heading } of shuffled(30, { headings })) expect(headings).toContain(heading.name);
  expect(shuffled(1, { isAble: () => false })).toEqual([]);
});

it("begin again where few families are as asked, and never with the last two", () => {
  const few = { body: "inter", headings: new Set(["lora", "bitter", "merriweather"]) };
  const names = shuffled(12, few).map(({ heading }) => heading.name);
  expect(names).toHaveLength(12);
  expect(names.filter((name, index) => name === names[index - 1])).toEqual([]);
  expect(shuffled(2, { heading: "lora", body: "inter" })).toHaveLength(1);
});

import { getAllPairings } from "../../../registry/index.ts";
import { alternativesOf } from "../../../registry/search/alternatives.ts";
import type { SearchRecord } from "../../../registry/search/search-data.ts";
import { emptyRecord } from "./small-registry.ts";

const record = (name: string, facts: Partial<SearchRecord> = {}): SearchRecord => ({
  ...emptyRecord(name),
  categories: ["serif"],
  fonts: [name],
  popularity: 100,
  ...facts,
});
const pairing = (name: string, facts: Partial<SearchRecord>): SearchRecord =>
  record(`pairing-${name}`, {
    type: "registry:style",
    fonts: [`${name}-face`, "body", "mono"],
    useCases: ["legal"],
    ...facts,
  });
const ofOwn = (others: SearchRecord[], own: Partial<SearchRecord> = { moods: ["elegant"] }) => {
  const pairings = [pairing("own", own), ...others];
  const named = new Set(pairings.map(({ name }) => name));
  const fonts = pairings.flatMap(({ fonts: [face = ""] }) =>
    named.has(face) ? [] : [record(face)],
  );
  return alternativesOf([...pairings, ...fonts]).get("own");
};

it("the bolder pairing has a more expressive mood, the safer one a quieter one", () => {
  const others = [
    pairing("loud", { moods: ["elegant", "dramatic"] }),
    pairing("calm", { moods: ["elegant", "calm"] }),
  ];
  expect(ofOwn(others)).toEqual({ bolder: "loud", safer: "calm" });
});

it.each<[string, Partial<SearchRecord>]>([
  ["is for something else", { moods: ["bold"], useCases: ["wedding"] }],
  ["is shown in another script", { moods: ["bold"], shownIn: ["thai"] }],
  ["has the same heading face", { moods: ["bold"], fonts: ["own-face", "body", "mono"] }],
])("no alternative %s", (_, facts) => {
  expect(ofOwn([pairing("other", facts)])).toEqual({});
});

it("popularity alone makes no face bolder or safer", () => {
  const rare = [pairing("other", { moods: ["elegant"] })];
  const fonts = [record("own-face", { popularity: 1 }), record("other-face", { popularity: 1950 })];
  const found = alternativesOf([pairing("own", { moods: ["elegant"] }), ...rare, ...fonts]);
  expect(found.get("own")).toEqual({});
});

it("of several the one that shares most moods and uses is named", () => {
  const others = [
    pairing("far", { moods: ["bold"], useCases: ["legal", "news", "blog"] }),
    pairing("near", { moods: ["elegant", "bold"] }),
  ];
  expect(ofOwn(others)).toEqual({ bolder: "near" });
});

it("nearly every pairing of this registry has a bolder or a safer one, never itself", () => {
  const all = getAllPairings();
  const without = all.filter(({ partners }) => !partners?.bolder && !partners?.safer);
  expect(without.length).toBeLessThan(all.length / 10);
  const wrong = all.filter(({ name, partners }) =>
    [partners?.bolder, partners?.safer].some((other) => other === name),
  );
  expect(wrong).toEqual([]);
});

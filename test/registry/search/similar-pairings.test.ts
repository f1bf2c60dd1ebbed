import { similarPairings } from "../../../registry/search/similar-pairings.ts";
import type { SearchRecord } from "../../../registry/search/search-data.ts";
import { emptyRecord } from "./small-registry.ts";

/** A font's record, or a pairing's; both have all that either is compared by. */
const record = (name: string, facts: Partial<SearchRecord> = {}): SearchRecord => ({
  ...emptyRecord(name),
  categories: ["serif"],
  ...facts,
});

const FACE = { xHeight: 0.5, width: 0.5, contrast: 1.4 };

/** Of a font, `{ width: 0.6 }` and such. */
const measured = (face: Partial<NonNullable<SearchRecord["face"]>>): Partial<SearchRecord> => ({
  face: { ...FACE, ...face } as NonNullable<SearchRecord["face"]>,
});

/** A pairing `name` of fonts `{name}-heading` and `{name}-body`, unless it is to share one. */
const pairing = (name: string, heading = `${name}-heading`, body = `${name}-body`): SearchRecord =>
  record(`pairing-${name}`, { type: "registry:style", fonts: [heading, body, "mono"] });

/** The pairings nearest to `own`, of those named; what no record states is alike in all of them. */
function nearestToOwn(names: string[], records: SearchRecord[], count = names.length): string[] {
  const stated = new Map(records.map((one) => [one.name, one]));
  const items = ["own", ...names].flatMap((name) => {
    const own = pairing(name);
    const { moods, useCases, shownIn } = stated.get(own.name) ?? own;
    const fonts = own.fonts.map((font) => stated.get(font) ?? record(font));
    return [{ ...own, moods, useCases, shownIn }, ...fonts];
  });
  return similarPairings(items, count).get("own")!;
}

it.each([
  ["kind", { categories: ["sans-serif"] }],
  ["styles", { categories: ["serif", "slab"] }],
  ["x-height", measured({ xHeight: 0.4 })],
  ["width", measured({ width: 0.6 })],
  ["contrast", measured({ contrast: 1.1 })],
  ["x-height", measured({ xHeight: 0.6 })],
  ["width", measured({ width: 0.4 })],
  ["contrast", measured({ contrast: 3 })],
])("names first the pairing whose faces have the same %s", (_, facts) => {
  for (const role of ["heading", "body"]) {
    const records = [record(`far-${role}`, facts)];
    expect(nearestToOwn(["far", "near"], records)).toEqual(["near", "far"]);
  }
});

it("names a pairing with another heading face after one with another text face", () => {
  const sans = { categories: ["sans-serif"] };
  const records = [record("a-heading", sans), record("b-body", sans)];
  expect(nearestToOwn(["a", "b"], records)).toEqual(["b", "a"]);
});

it("names first the pairings that share moods and uses, those that share the most before", () => {
  const records = [
    record("pairing-own", { moods: ["calm"], useCases: ["blog"] }),
    record("pairing-one", { moods: ["calm"], useCases: ["shop"] }),
    record("pairing-both", { moods: ["calm"], useCases: ["blog"] }),
  ];
  expect(nearestToOwn(["none", "one", "both"], records)).toEqual(["both", "one", "none"]);
});

it("counts a style that both have for more among few styles than among many", () => {
  const styles = (name: string, ...own: string[]) =>
    record(`${name}-heading`, { categories: ["serif", ...own] });
  const records = [
    styles("own", "old-style"),
    styles("many", "old-style", "a", "b"),
    styles("one", "old-style", "a"),
  ];
  expect(nearestToOwn(["many", "one"], records)).toEqual(["one", "many"]);
});

it("names pairings that are shown in the same script before all others", () => {
  const records = [
    record("pairing-own", { shownIn: ["thai"] }),
    record("pairing-thai", { shownIn: ["thai"] }),
    record("thai-heading", { categories: ["display"], ...measured({ width: 0.7 }) }),
  ];
  expect(nearestToOwn(["latin", "thai"], records)).toEqual(["thai", "latin"]);
});

it("tells display faces apart by what they are drawn like", () => {
  const display = (name: string, generic: string) =>
    record(`${name}-heading`, {
      categories: ["display"],
      ...measured({ generic } as Partial<NonNullable<SearchRecord["face"]>>),
    });
  const records = [
    display("own", "serif"),
    display("sans", "sans-serif"),
    display("near", "serif"),
  ];
  expect(nearestToOwn(["sans", "near"], records)).toEqual(["near", "sans"]);
});

it("compares lengths by their ratios, and contrast no further than hairlines", () => {
  const width = (name: string, of: number) => record(`${name}-heading`, measured({ width: of }));
  const widths = [width("own", 0.6), width("half", 0.3), width("wider", 1)];
  expect(nearestToOwn(["half", "wider"], widths)).toEqual(["wider", "half"]);
  const contrast = (name: string, of: number) =>
    record(`${name}-heading`, measured({ contrast: of }));
  const hairlines = [contrast("own", 6), contrast("finest", 60), contrast("near", 5.9)];
  expect(nearestToOwn(["near", "finest"], hairlines)).toEqual(["finest", "near"]);
});

it("takes a font that states no measures for a typical one", () => {
  const wide = record("wide-heading", measured({ width: 0.7 }));
  const typical = record("own-heading", measured({}));
  expect(nearestToOwn(["wide", "unknown"], [typical, wide])).toEqual(["unknown", "wide"]);
});

it("names as many as are asked for, the nearest, and of equals those that come first", () => {
  const far = record("b-heading", { categories: ["sans-serif"] });
  expect(nearestToOwn(["a", "b", "c", "d"], [far], 2)).toEqual(["a", "c"]);
  expect(nearestToOwn(["b", "a", "c", "d"], [far], 3)).toEqual(["a", "c", "d"]);
});

it("names no pairing with the same heading or text face, nor itself", () => {
  const pairings = [
    pairing("own"),
    pairing("same-heading", "own-heading"),
    pairing("same-text", "other", "own-body"),
    pairing("crossed", "own-body", "own-heading"),
  ];
  const similar = similarPairings(pairings, 6);
  expect(similar.get("own")).toEqual(["crossed"]);
  expect([...similar.keys()]).toEqual(["own", "same-heading", "same-text", "crossed"]);
});

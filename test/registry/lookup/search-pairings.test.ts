import {
  type PairingFilters,
  getAllPairings,
  getFontPartners,
  searchPairings,
} from "../../../registry/index.ts";

it("gives pairings as data, ranked like the endpoint, frozen", () => {
  const found = searchPairings("Lora for headings, Inter for body");
  expect(found[0]?.name).toBe("lora-inter");
  expect(getAllPairings()).toContain(found[0]);
  // @ts-expect-error what is returned is readonly
  expect(() => found.pop()).toThrow(TypeError);
});

it("takes the filters; an empty query gives all that pass, ordered by name", () => {
  expect([...searchPairings("")]).toEqual(getAllPairings());
  const nordic = searchPairings("", { mood: "nordic" });
  expect(nordic.length).toBeGreaterThan(0);
  expect(nordic.every(({ mood }) => mood.includes("nordic"))).toBe(true);
});

it("says whether no pairing has everything that the query asks for", () => {
  expect(searchPairings("warm serif blog").isNearest).toBe(false);
  expect(searchPairings("", { mood: "nordic" }).isNearest).toBe(false);
  const nearest = searchPairings("nordic zzzzzzzz");
  expect(nearest.isNearest).toBe(true);
  expect(nearest.unknown).toEqual(["zzzzzzzz"]);
  expect(searchPairings("zzzzzzzz")).toHaveLength(0);
  // @ts-expect-error what is returned is readonly
  expect(() => (nearest.isNearest = false)).toThrow(TypeError);
});

it.each([undefined, null, 7, {}])(
  "a query of %p was an error of the library's own code",
  (query) => {
    expect(() => searchPairings(query as string)).toThrow(
      /^The query is (?:undefined|object|number); pass a string, "" for every pairing\.$/,
    );
  },
);

it.each([
  [{ script: "klingon" }, 'The registry has no script "klingon"'],
  [{ script: "cyrilic" }, 'The registry has no script "cyrilic"; did you mean "cyrillic"?'],
  [{ mood: "nordics" }, 'The registry has no mood "nordics"; did you mean "nordic"?'],
  [{ font: "interr" }, 'The registry has no font "interr"; did you mean "Inter"?'],
  [{ moods: "nordic" }, 'There is no filter "moods"; did you mean "mood"?'],
])("a filter of %j silently gave no pairing", (filters, message) => {
  expect(() => searchPairings("", filters as PairingFilters)).toThrow(new RangeError(message));
});

it("fonts by name and by family in any case, and those that no pairing uses, are known", () => {
  expect(searchPairings("", { font: "INTER" }).length).toBeGreaterThan(0);
  expect(searchPairings("", { font: "inter tight", mood: undefined }).length).toBeGreaterThan(0);
  expect(() => getFontPartners("interr")).toThrow(
    new RangeError('The registry has no font "interr"; did you mean "Inter"?'),
  );
});

it("a query for DIN does not find Oswald five times before anything else", () => {
  const headings = searchPairings("like din")
    .slice(0, 4)
    .map(({ heading }) => heading);
  expect(new Set(headings).size).toBe(4);
});

it("Cantonese finds a pairing whose faces are those of Hong Kong", () => {
  expect(searchPairings("cantonese").map(({ name }) => name)).toContain("ferry-pier");
});

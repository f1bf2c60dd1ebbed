import { getAllPairings, searchPairings } from "../../../registry/index.ts";

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
  const nearest = searchPairings("zzzzzzzz");
  expect(nearest.isNearest).toBe(true);
  expect(nearest).toHaveLength(12);
  // @ts-expect-error what is returned is readonly
  expect(() => (nearest.isNearest = false)).toThrow(TypeError);
});

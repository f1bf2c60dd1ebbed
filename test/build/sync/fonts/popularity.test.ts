import { popularityIn } from "../../../../build/sync/fonts/font-facts.ts";

it("the most used family is the first, whatever number the provider begins with", () => {
  const places = popularityIn(
    "Family,Category,Popularity Rank\nLato,Sans Serif,3\nInter,Sans Serif,2\n",
  );
  expect([...places]).toEqual([
    ["Lato", 2],
    ["Inter", 1],
  ]);
});

it("families that the provider ranks alike share a place, and the next one follows after both", () => {
  const places = popularityIn("Popularity Rank,Family\r\n9,D\r\n3,B\r\n3,C\r\n2,A\r\n");
  expect(Object.fromEntries(places)).toEqual({ A: 1, B: 2, C: 2, D: 4 });
});

it("a table without the columns, or with a rank that is not a number, is an error", () => {
  expect(() => popularityIn("Family,Rank\nInter,1")).toThrow("Popularity Rank");
  expect(() => popularityIn("Family,Popularity Rank\nInter,first")).toThrow("Inter,first");
});

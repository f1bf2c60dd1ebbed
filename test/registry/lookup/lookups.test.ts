import {
  getAllMoods,
  getAllPairings,
  getPairing,
  getPairingsByCategory,
  getPairingsByMood,
} from "../../../registry/index.ts";

const namesOf = (pairings: readonly { name: string }[]): string[] =>
  pairings.map(({ name }) => name);

describe("getAllPairings", () => {
  it("gives the complete set, ordered by name in code points", () => {
    const names = namesOf(getAllPairings());
    expect(names.length).toBeGreaterThanOrEqual(40);
    expect(names).toContain("minimal");
    expect(names).toEqual([...new Set(names)].sort());
  });

  it("states for every pairing what a page loads, as the type says", () => {
    expect(getAllPairings().filter(({ fontBytes }) => !(fontBytes.total > 0))).toEqual([]);
  });

  it("returns frozen data, at every depth", () => {
    const [first] = getAllPairings();
    // @ts-expect-error what is returned is readonly
    expect(() => getAllPairings().pop()).toThrow(TypeError);
    // @ts-expect-error what is returned is readonly
    expect(() => first!.mood.push("loud")).toThrow(TypeError);
    expect(() => {
      // @ts-expect-error what is returned is readonly
      first!.scale.h1.size = "9rem";
    }).toThrow(TypeError);
  });
});

describe("getPairing", () => {
  it("takes the name with or without the prefix", () => {
    expect(getPairing("minimal").name).toBe("minimal");
    expect(getPairing("pairing-minimal")).toBe(getPairing("minimal"));
  });

  it("gives undefined if there is none", () => {
    expect(["nope", "Minimal", "inter", "", "__proto__"].map(getPairing)).toEqual(
      Array(5).fill(undefined),
    );
  });
});

describe("getPairingsByMood", () => {
  it("1. matches exactly and case-sensitively: `Minimal` does not match `minimal`", () => {
    expect(getPairingsByMood("minimal").length).toBeGreaterThan(0);
    expect(getPairingsByMood("Minimal")).toEqual([]);
    expect(getPairingsByMood("minima")).toEqual([]);
  });

  it("2. returns a pairing with several mood tags for any one of them", () => {
    const moods = getPairing("minimal").mood;
    expect(moods.length).toBeGreaterThan(1);
    for (const mood of moods) expect(namesOf(getPairingsByMood(mood))).toContain("minimal");
  });

  it("3. gives an empty array when no pairing matches", () => {
    expect(getPairingsByMood("nope")).toEqual([]);
  });

  it("keeps the order of the names and returns frozen data", () => {
    const names = namesOf(getPairingsByMood("professional"));
    expect(names).toEqual([...names].sort());
    // @ts-expect-error what is returned is readonly
    expect(() => getPairingsByMood("professional").pop()).toThrow(TypeError);
  });
});

describe("getPairingsByCategory", () => {
  it("goes by the heading font by default", () => {
    const serif = getPairingsByCategory("serif");
    expect(serif.length).toBeGreaterThan(0);
    expect(serif).toEqual(
      getAllPairings().filter(({ headingCategory }) => headingCategory === "serif"),
    );
    expect(getPairingsByCategory("serif", "heading")).toEqual(serif);
  });

  it('goes by the body font with "body"', () => {
    const serif = getPairingsByCategory("serif", "body");
    expect(serif.length).toBeGreaterThan(0);
    expect(serif).toEqual(getAllPairings().filter(({ bodyCategory }) => bodyCategory === "serif"));
  });
});

it("getAllMoods gives every tag in use, unique, sorted by code points, frozen", () => {
  const inUse = getAllPairings().flatMap(({ mood }) => mood);
  expect(getAllMoods()).toEqual([...new Set(inUse)].sort());
  // @ts-expect-error what is returned is readonly
  expect(() => getAllMoods().push("loud")).toThrow(TypeError);
  // @ts-expect-error what is returned is readonly
  expect(() => getAllMoods().sort()).toThrow(TypeError);
});

import {
  type TuningHistory,
  changed,
  historyFrom,
  redone,
  undone,
  visited,
} from "../../build/site/pairing/panel/tuning-history.ts";
import {
  type Tuning,
  UNTUNED,
  isSameTuning,
  overridesOf,
  queryOfTuning,
  statedValue,
  tuningOf,
  withValue,
} from "../../build/site/shared/tuning/tuning.ts";
import type { Selector } from "../../registry/overrides/override-parameters.ts";

/** A tuning of the size of h1 alone. */
const size = (rem: number): Tuning => withValue(UNTUNED, "h1-size", `${rem}rem`);

/** The history after changes to these sizes. */
const after = (...sizes: number[]): TuningHistory =>
  sizes.reduce((history, rem) => changed(history, size(rem)), historyFrom(UNTUNED));

describe("the history of a visit", () => {
  it("begins with what the page came with, and nothing to undo or redo", () => {
    const history = historyFrom(size(2));
    expect(undone(history)).toEqual(history);
    expect(redone(history)).toEqual(history);
    expect(history).toEqual({ past: [], present: size(2), future: [] });
  });

  it("goes back and forward one change at a time", () => {
    const history = after(2, 3);
    const back = undone(history);
    expect(back).toEqual({ past: [UNTUNED], present: size(2), future: [size(3)] });
    expect(undone(back)).toEqual({ past: [], present: UNTUNED, future: [size(2), size(3)] });
    expect(redone(undone(back))).toEqual(back);
    expect(redone(back)).toEqual(history);
  });

  it("forgets what was undone with another change", () => {
    expect(changed(undone(after(2, 3)), size(4))).toEqual(after(2, 4));
  });

  it("is the same where nothing differs", () => {
    const history = undone(after(2, 3));
    expect(changed(history, size(2))).toBe(history);
  });

  it("keeps the last 200 changes", () => {
    const { past } = after(...Array.from({ length: 250 }, (_, index) => index + 1));
    expect(past).toHaveLength(200);
    expect(past.at(-1)).toEqual(size(249));
  });

  it("takes a visit to a step beside the present one for undo or redo, any other for a change", () => {
    const history = undone(after(2, 3));
    expect(visited(history, UNTUNED)).toEqual(undone(history));
    expect(visited(history, size(3))).toEqual(redone(history));
    expect(visited(history, size(5))).toEqual(changed(history, size(5)));
    expect(visited(historyFrom(UNTUNED), size(5))).toEqual(after(5));
  });
});

describe("a tuning", () => {
  it("has its values in the order of elements and properties, whatever was set first", () => {
    const tuning = withValue(withValue(size(2), "body-lh", "1.6"), "h1-lh", "1.1");
    expect([...tuning.keys()]).toEqual(["h1-size", "h1-lh", "body-lh"]);
    expect([...withValue(tuning, "h1-lh", undefined).keys()]).toEqual(["h1-size", "body-lh"]);
  });

  it("holds no parameter that there is not", () => {
    expect(withValue(UNTUNED, "h9-size", "2rem")).toEqual(UNTUNED);
    expect(overridesOf(new Map([["h9-size", "2rem"]]))).toEqual([]);
  });

  it.each([
    ["h1-size", "h1", "font-size", "3rem"],
    ["h2-lh", "h2", "line-height", "1.2"],
    ["h3-ls", "h3", "letter-spacing", "0.01em"],
    ["h4-weight", "h4", "font-weight", "600"],
    ["body-family", "body", "font-family", "serif"],
    ["code-size", "code", "font-size", "0.9em"],
  ] as const)("has %s for an override of %s, its %s", (parameter, selector, property, value) => {
    const overrides = [{ selector, property, value }];
    expect(tuningOf(overrides)).toEqual(new Map([[parameter, value]]));
    expect(overridesOf(new Map([[parameter, value]]))).toEqual(overrides);
  });

  it("takes h5 and h6 for h4, pre for code, and the last of several values", () => {
    const ofSize = (selector: Selector, value: string) =>
      ({ selector, property: "font-size", value }) as const;
    const overrides = [ofSize("h6", "1rem"), ofSize("pre", "0.9em"), ofSize("h5", "1.1rem")];
    expect([...tuningOf(overrides)]).toEqual([
      ["h4-size", "1.1rem"],
      ["code-size", "0.9em"],
    ]);
  });

  it("is of no other property", () => {
    // @ts-expect-error: no such property
    expect(() => tuningOf([{ selector: "h1", property: "color", value: "red" }])).toThrow(
      new RangeError("h1 color cannot be tuned"),
    );
  });

  it("is a query in which only what a URL needs is encoded", () => {
    const tuning = withValue(size(2), "body-family", "A, b");
    expect(queryOfTuning(tuning)).toBe("h1-size=2rem&body-family=A,%20b");
    expect(queryOfTuning(UNTUNED)).toBe("");
  });

  it("is the same as another one with the same values", () => {
    expect(isSameTuning(size(2), size(2))).toBe(true);
    expect(isSameTuning(size(2), size(3))).toBe(false);
  });

  it("names the value that a rule states for a parameter", () => {
    const rules = { h1: { "font-size": "3rem" }, "h4, h5, h6": { "line-height": "1.3" } };
    expect(statedValue(rules, "h1-size")).toBe("3rem");
    expect(statedValue(rules, "h4-lh")).toBe("1.3");
    expect(["h1-lh", "h2-size", "h9-size"].map((name) => statedValue(rules, name))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

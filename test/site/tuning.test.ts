import {
  type Tuning,
  UNTUNED,
  isSameTuning,
  overridesOf,
  queryOfTuning,
  rolesOf,
  statedValue,
  withChange,
} from "../../build/site/shared/tuning/tuning.ts";
import { checkedTuning } from "../../build/site/shared/client/checked-tuning.ts";
import {
  type Selector,
  parseOverrideParameters,
} from "../../registry/overrides/override-parameters.ts";
import { roleNames } from "../../registry/overrides/roles.ts";
import { tuningOf } from "./generated-settings.ts";

const withValue = (tuning: Tuning, parameter: string, value: string | undefined): Tuning =>
  withChange(tuning, new Map([[parameter, value]]));

/** A tuning of the size of h1 alone. */
const size = (rem: number): Tuning => withValue(UNTUNED, "h1-size", `${rem}rem`);

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

  it("has the fonts of roles first, which are no overrides", () => {
    const tuning = withValue(withValue(size(2), "mono", "space-mono"), "heading", "fraunces");
    expect(queryOfTuning(tuning)).toBe("heading=fraunces&mono=space-mono&h1-size=2rem");
    expect(overridesOf(tuning)).toHaveLength(1);
    expect([...rolesOf(tuning)]).toEqual([
      ["heading", "fraunces"],
      ["mono", "space-mono"],
    ]);
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

describe("the parameters of a link", () => {
  const read = (query: string) => checkedTuning(new URLSearchParams(query));

  it.each([
    "heading=fraunces&h1-size=3.5rem&body-lh=1.8",
    "h1-line-height=1.2&h2-letter-spacing=-0.02em",
    "h5-weight=600&h4-weight=500&pre-size=0.9em",
    "h1-family=var(--font-orbitron)&body-family=Source%20Serif%204",
    "utm-source=x&page=2&h1=3rem",
  ])("are read as the server reads them: %s", async (query) => {
    const parameters = new URLSearchParams(query);
    const { overrides = [] } = parseOverrideParameters(parameters);
    const { tuning, problem } = await read(query);
    expect(problem).toBeUndefined();
    expect(new Map([...tuning].filter(([name]) => name.includes("-")))).toEqual(
      tuningOf(overrides),
    );
    expect(rolesOf(tuning)).toEqual(roleNames(parameters));
  });

  it("are none of them applied where one is wrong, and the problem is in the words of the panel", async () => {
    expect(await read("h1-size=abc&body-lh=1.8")).toEqual({
      tuning: UNTUNED,
      problem: "Heading 1 size: “abc” is not a size, such as 3rem, 48px or 1.5em.",
    });
    expect((await read("h1-colour=red&h7-size=1rem")).problem).toBe(
      "“h1-colour” is no setting. “h7-size” is no setting.",
    );
    expect((await read("heading=../x")).problem).toBe("There is no font “../x”.");
  });
});

import { type FlavouredPairing, flavoured } from "../../../registry/flavours/index.ts";
import type { Rules } from "../../../registry/formats/rules.ts";
import {
  applyOverrides,
  overridablePairing,
} from "../../../registry/overrides/overridable-pairing.ts";
import {
  type Override,
  parseOverrideParameters,
} from "../../../registry/overrides/override-parameters.ts";
import { formatJson } from "../../../registry/model/json.ts";
import { edited } from "../../fixtures/edited.ts";
import { fixtureFont, fixturePairing } from "../../fixtures/read.ts";

const plain = rulesOf("plain");
const bare = rulesOf("bare");
const size = (selector: Override["selector"], value: string): Override => ({
  selector,
  property: "font-size",
  value,
});

it("replaces that property's value; all other properties are unchanged", () => {
  expect(applyOverrides(plain, [size("h1", "3rem")])).toEqual(
    edited(plain, ["h1", "font-size"], "3rem"),
  );
});

it.each<[Override["selector"], string]>([
  ["h1", "h1"],
  ["h2", "h2"],
  ["h3", "h3"],
  ["h4", "h4, h5, h6"],
  ["h5", "h4, h5, h6"],
  ["h6", "h4, h5, h6"],
  ["body", "body, p"],
  ["code", "code, pre"],
  ["pre", "code, pre"],
])("grouped keys (settled 1): %s goes to the key %s", (selector, key) => {
  expect(applyOverrides(plain, [size(selector, "3px")])).toEqual(
    edited(plain, [key, "font-size"], "3px"),
  );
});

it("a property that the key lacks is added, at its end", () => {
  const rules = applyOverrides(bare, [size("body", "18px")]);
  expect(Object.entries(rules["body, p"] ?? {})).toEqual([
    ...Object.entries(bare["body, p"] ?? {}),
    ["font-size", "18px"],
  ]);
});

it("no such key: nothing to apply", () => {
  const { h2, "h4, h5, h6": minor, ...without } = bare;
  expect(applyOverrides(without, [size("h2", "2rem"), size("h5", "1rem")])).toEqual(without);
});

it("the last of several for one property wins, also through another selector of the key", () => {
  const rules = applyOverrides(plain, [size("h4", "1px"), size("h6", "3px"), size("h5", "2px")]);
  expect(rules["h4, h5, h6"]?.["font-size"]).toBe("2px");
});

it("a line height is that of every language, of h1 also where h2 shares the rule", () => {
  const shared = { ...plain, ":is(h1, h2):lang(vi)": { "line-height": "1.4" } };
  const rules = applyOverrides(shared, [{ selector: "h1", property: "line-height", value: "1" }]);
  expect(rules).toEqual({
    ...shared,
    h1: { ...plain["h1"], "line-height": "1" },
    "h1:lang(vi)": { "line-height": "1" },
  });
});

it("keeps the order of keys and properties, and leaves the given item as it was", () => {
  const before = JSON.stringify(plain);
  const changed = applyOverrides(plain, [size("code", "1px"), size("h1", "9rem")]);
  expect(JSON.stringify(changed)).toBe(
    before.replace('"2.25rem"', '"9rem"').replace('"1.01em"', '"1px"'),
  );
  expect(JSON.stringify(plain)).toBe(before);
});

function rulesOf(name: string): Rules {
  return fixturePairing(name).css as unknown as Rules;
}

const published = flavoured(fixturePairing("plain"), "typeset", fixtureFont)!.item;
const CLASS = ".typeset-plain, .typeset.typeset-plain";
const inside = (selector: string) =>
  `.typeset-plain ${selector}:not(:where(.not-typeset, .not-typeset *))`;

function typesetRulesWith(query: string): Record<string, Record<string, string>> {
  const item = overridablePairing(formatJson(published))!;
  const { overrides = [] } = parseOverrideParameters(new URLSearchParams(query));
  const text = new TextDecoder().decode(item.bodyWith(overrides));
  const tuned = JSON.parse(text) as FlavouredPairing;
  return tuned.css["@layer components"] as Record<string, Record<string, string>>;
}

it.each([
  ["h1-size=3rem", inside("h1"), "font-size", "3rem"],
  ["h5-ls=0.1em", inside(":is(h4, h5, h6)"), "letter-spacing", "0.1em"],
  ["pre-size=0.9em", inside(":is(code, pre)"), "font-size", "0.9em"],
  ["body-size=20px", CLASS, "--typeset-size", "20px"],
  ["body-lh=1.8", CLASS, "--typeset-leading", "1.8"],
  // `--font-body` referred to itself, and headings in `var(--font-body)` changed with the text.
  ["body-family=Lora, var(--font-body)", CLASS, "--typeset-font-body", "Lora, var(--font-body)"],
  ["body-family=Georgia, serif", CLASS, "--typeset-font-body", "Georgia, serif"],
  ["body-weight=300", CLASS, "font-weight", "300"],
])(
  "typeset: %s replaces the value in the class, and nothing else",
  (query, key, property, value) => {
    const before = typesetRulesWith("");
    expect(before[key]).toBeDefined();
    expect(typesetRulesWith(query)).toEqual({
      ...before,
      [key]: { ...before[key], [property]: value },
    });
  },
);

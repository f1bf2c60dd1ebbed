import type { FlavouredPairing } from "../../../registry/flavours/index.ts";
import { flavoured } from "../../../registry/flavours/index.ts";
import { formatJson } from "../../../registry/model/json.ts";
import { parseOverrideParameters } from "../../../registry/overrides/override-parameters.ts";
import { overridablePairing } from "../../../registry/overrides/overridable-pairing.ts";
import { fixtureFont, fixturePairing } from "../../fixtures/read.ts";

const published = flavoured(fixturePairing("plain"), "typeset", fixtureFont)!.item;
const CLASS = ".typeset-plain, .typeset.typeset-plain";
const inside = (selector: string) =>
  `.typeset-plain ${selector}:not(:where(.not-typeset, .not-typeset *))`;

function rulesWith(query: string): Record<string, Record<string, string>> {
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
  [
    "body-family=Georgia, var(--font-body)",
    CLASS,
    "--typeset-font-body",
    "Georgia, var(--font-body)",
  ],
  ["body-family=Georgia, serif", CLASS, "--typeset-font-body", "Georgia, serif"],
  ["body-weight=300", CLASS, "font-weight", "300"],
])(
  "typeset: %s replaces the value in the class, and nothing else",
  (query, key, property, value) => {
    const before = rulesWith("");
    expect(before[key]).toBeDefined();
    expect(rulesWith(query)).toEqual({ ...before, [key]: { ...before[key], [property]: value } });
  },
);

import type { FlavouredPairing, PackagedFontItem } from "../flavours/index.ts";
import { APP_LAYER, type Declaration, inApp, pairingRules } from "../flavours/app-rules.ts";
import {
  type PairingKey,
  TYPESET_LAYER,
  TYPESET_VARIABLE,
  typesetSelector,
} from "../flavours/typeset.ts";
import type { Rules } from "../formats/rules.ts";
import { withoutPairingPrefix } from "../model/items.ts";
import { inLanguages, languageParts } from "../pairing/language-rules.ts";
import { formatJson } from "../model/json.ts";
import type { Override, Selector } from "./override-parameters.ts";

/** A published pairing, in any flavour, ready for overrides. */
export interface OverridablePairing {
  /** The name without `pairing-`, which names its file in every flavour. */
  shortName: string;
  /** Those of the pairing. */
  rules: Rules;
  rulesWith: (overrides: readonly Override[]) => Rules;
  /** The published body with the overrides applied, and sentences added to its `docs`; nothing else differs. */
  bodyWith: (overrides: readonly Override[], notes?: readonly string[]) => Uint8Array;
}

/** Where an override is written: in a pairing, or in a flavour that has other keys. */
export type TargetOf = (declaration: Declaration) => Declaration;

/** The key of a pairing's `css` whose list of selectors contains the selector. */
export const KEY_OF: Readonly<Record<Selector, PairingKey>> = {
  h1: "h1",
  h2: "h2",
  h3: "h3",
  h4: "h4, h5, h6",
  h5: "h4, h5, h6",
  h6: "h4, h5, h6",
  body: "body, p",
  code: "code, pre",
  pre: "code, pre",
};

/**
 * Rules with values replaced; nothing else differs, nor does the order of keys. A rule without overrides
 * is the same object. A property that a rule lacks is added at its end. Without such a rule there is
 * nothing to apply. Later overrides win. A line height is that of every language.
 */
export function applyOverrides(
  rules: Rules,
  overrides: readonly Override[],
  targetOf: TargetOf = (declaration) => declaration,
): Rules {
  const changed = { ...rules };
  for (const override of overrides) {
    const { selector, ...declaration } = override;
    const ofAll = KEY_OF[selector];
    const others = override.property === "line-height" ? languagesWithLeading(rules) : [];
    const keys = [ofAll, ...others.map((range) => inLanguages(ofAll, range))];
    for (const target of keys) {
      const { key, property, value } = targetOf({ ...declaration, key: target });
      if (changed[key] || target !== ofAll) changed[key] = { ...changed[key], [property]: value };
    }
  }
  return changed;
}

/** The `:lang()` of each rule that states a line height for some languages alone. */
function languagesWithLeading(rules: Rules): string[] {
  return Object.entries(rules).flatMap(([key, rule]) => {
    const { languages } = languageParts(key);
    const hasLeading = "line-height" in rule || "--typeset-leading" in rule;
    return languages !== "" && hasLeading ? [languages] : [];
  });
}

const encoder = new TextEncoder();

/** The layers that hold a pairing's rules; those of the plain flavour are in none. */
const LAYERS = [APP_LAYER, TYPESET_LAYER];

/** Stands for the rules while the text around them is made: no item has a control character. */
const GAP = "\0";
/** Stands for notes at the end of `docs`. */
const GAP_OF_NOTES = "\u0001";

/**
 * The pairing in the text of a published file; undefined for a font. Prepares the text around the rules, so that
 * a request costs no more than these.
 */
export function overridablePairing(text: string): OverridablePairing | undefined {
  const item = JSON.parse(text) as FlavouredPairing | PackagedFontItem;
  if (item.type !== "registry:style") return undefined;
  const layer = LAYERS.find((key) => key in item.css);
  const rules = (layer === undefined ? item.css : item.css[layer]) as Rules;
  const css = layer === undefined ? GAP : { ...item.css, [layer]: GAP };
  const withGaps = { ...item, css, ...("docs" in item && { docs: item.docs + GAP_OF_NOTES }) };
  const [before = "", between = "", after = ""] = formatJson(withGaps).split(/"\\u0000"|\\u0001/);
  const line = `\n${" ".repeat(layer === undefined ? 2 : 4)}`;
  const name = withoutPairingPrefix(item.name);
  const isForApps = layer === APP_LAYER;
  const targetOf = layer === TYPESET_LAYER ? inTypeset(name) : isForApps ? inApp : undefined;
  const rulesWith = (overrides: readonly Override[]) => applyOverrides(rules, overrides, targetOf);
  return {
    shortName: name,
    rules: isForApps ? pairingRules(rules) : rules,
    rulesWith,
    bodyWith: (overrides, notes = []) => {
      const text = JSON.stringify(rulesWith(overrides), null, 2).replaceAll("\n", line);
      const lines = (after === "" ? [] : notes).map((note) =>
        JSON.stringify(`\n${note}`).slice(1, -1),
      );
      return encoder.encode([before, text, between, ...lines, after].join(""));
    },
  };
}

/** Running text is set by the variables of the class. */
function inTypeset(name: string): TargetOf {
  return ({ key, property, value }) => ({
    key: typesetSelector(name, key),
    property:
      languageParts(key).key === "body, p"
        ? (TYPESET_VARIABLE.get(property) ?? property)
        : property,
    value,
  });
}

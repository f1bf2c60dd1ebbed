import type { LayeredPairing } from "../registry/flavours.ts";
import { type PairingItem, type RegistryItem, shortName } from "../registry/items.ts";
import { formatJson } from "../registry/json.ts";
import { applyOverrides } from "./apply-overrides.ts";
import type { Override } from "./override-query.ts";

/** The text of a published pairing, in any flavour, ready for overrides. */
export interface TunableText {
  /** The name without `pairing-`, which names its file in every flavour. */
  shortName: string;
  /** The text with the overrides applied; nothing else of it differs. */
  with: (overrides: readonly Override[]) => string;
}

const LAYER = "@layer base";

/** Stands for the rules while the text around them is made. */
const GAP = { gap: null };

/**
 * Makes the text of a published item ready for overrides: each then costs no more than the rules that
 * it is about.
 *
 * @param text of a pairing in any flavour, or of a font
 * @returns undefined for a font: nothing of it can be tuned
 */
export function tunableText(text: string): TunableText | undefined {
  const item = JSON.parse(text) as RegistryItem | LayeredPairing;
  if (item.type !== "registry:style") return undefined;
  const layer = (item.css as Partial<LayeredPairing["css"]>)[LAYER];
  const css = layer ? { ...item.css, [LAYER]: GAP } : GAP;
  const line = `\n${" ".repeat(layer ? 6 : 4)}`;
  const [before = "", after = ""] = formatJson({ ...item, css }).split(`${line}"gap": null`);

  const pairing = { ...item, css: layer ?? item.css } as PairingItem;
  const rules = new Map<string, object>(Object.entries(pairing.css));
  const ruleText = (key: string, rule: object) =>
    `${line}${JSON.stringify(key)}: ${JSON.stringify(rule, null, 2).replaceAll("\n", line)}`;
  const texts = new Map([...rules].map(([key, rule]) => [key, ruleText(key, rule)]));

  return {
    shortName: shortName(pairing),
    with: (overrides) => {
      const tuned = Object.entries(applyOverrides(pairing, overrides).css).map(([key, rule]) =>
        rule === rules.get(key) ? texts.get(key) : ruleText(key, rule),
      );
      return `${before}${tuned.join(",")}${after}`;
    },
  };
}

import { uprightWeightsOf } from "../faces/face-weights.ts";
import { rulesOf } from "../pairing/phone-sizes.ts";
import { byCodePoints } from "../model/items.ts";
import { resolveFontName } from "../pairing/pairing-fonts.ts";
import { KEY_OF, applyOverrides } from "./overridable-pairing.ts";
import type { Override } from "./override-parameters.ts";
import type { PairingWithRoles } from "./roles.ts";

const OF_WINDOW = /\d(?:[sld]?v(?:w|h|i|b|min|max))\b/i;
const GROWS = /\d(?:r?em|r?ex|r?ch|r?lh|px|pt|pc|in|cm|mm|q|%)/i;

/**
 * What valid overrides do less than they seem to, as sentences: a size that text zoom does not change (WCAG 1.4.4),
 * a weight that the family does not have.
 *
 * @param paired called for weights: the pairing, and its fonts by name
 */
export function overrideNotes(
  overrides: readonly Override[],
  paired: () => Pick<PairingWithRoles, "complete" | "fonts">,
): string[] {
  const last = new Map(overrides.map((one) => [`${KEY_OF[one.selector]} ${one.property}`, one]));
  const notes = [...last.values()].flatMap(({ selector, property, value }) => {
    const key = KEY_OF[selector];
    if (property === "font-size" && OF_WINDOW.test(value) && !GROWS.test(value))
      return [
        `${key}: text zoom does not enlarge ${value}; clamp(2rem, ${value}, 4rem) grows with it.`,
      ];
    if (property !== "font-weight") return [];
    const { complete, fonts } = paired();
    const { "font-family": family = "" } = applyOverrides(rulesOf(complete), overrides)[key] ?? {};
    const font = fonts.get(resolveFontName(complete, family) ?? "");
    // A local font is published as a theme, without its weights.
    const weights = font && "font" in font ? uprightWeightsOf(font) : [];
    const weight = value === "bold" ? 700 : Number(value);
    const isBeyond = weight < Math.min(...weights) || Math.max(...weights) < weight;
    if (weights.length === 0 || !isBeyond) return [];
    return [`${key}: ${font?.title} has no ${value}, but ${weights.join(", ")}: another is drawn.`];
  });
  return notes.sort(byCodePoints);
}

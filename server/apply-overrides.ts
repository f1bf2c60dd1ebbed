import type { PairingItem } from "../registry/items.ts";
import type { Override } from "./override-query.ts";

/**
 * The pairing with values of its `css` replaced; nothing else differs, nor does the order of keys.
 *
 * An override goes to the key whose list of selectors contains its selector: `h5` to `h4, h5, h6`,
 * `body` to `body, p`. A property that the key lacks is added at its end. Without such a key there is
 * nothing to apply. Later overrides win.
 */
export function applyOverrides(pairing: PairingItem, overrides: readonly Override[]): PairingItem {
  const rules = Object.entries(pairing.css).map(([key, rule]) => {
    const selectors = key.split(",").map((selector) => selector.trim());
    const replaced = overrides
      .filter(({ selector }) => selectors.includes(selector))
      .map(({ property, value }) => [property, value] as const);
    return [key, { ...rule, ...Object.fromEntries(replaced) }] as const;
  });
  return { ...pairing, css: Object.fromEntries(rules) as unknown as PairingItem["css"] };
}

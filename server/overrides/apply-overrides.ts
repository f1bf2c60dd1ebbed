import type { PairingItem } from "../../registry/items.ts";
import type { Override } from "./override-parameters.ts";

/**
 * The pairing with values of its `css` replaced; nothing else differs, nor does the order of keys. A
 * rule without overrides is the same object.
 *
 * An override goes to the key whose list of selectors contains its selector: `h5` to `h4, h5, h6`,
 * `body` to `body, p`. A property that the key lacks is added at its end. Without such a key there is
 * nothing to apply. Later overrides win.
 */
export function applyOverrides(pairing: PairingItem, overrides: readonly Override[]): PairingItem {
  const css: Record<string, object> = { ...pairing.css };
  const keys = Object.keys(css);
  for (const { selector, property, value } of overrides) {
    const key = keys.find((list) => selectorsIn(list).has(selector));
    if (key !== undefined) css[key] = { ...css[key], [property]: value };
  }
  return { ...pairing, css: css as unknown as PairingItem["css"] };
}

const selectorsByKey = new Map<string, ReadonlySet<string>>();

/** `h4, h5, h6` -> h4, h5 and h6; the schema knows six such keys. */
function selectorsIn(key: string): ReadonlySet<string> {
  const selectors =
    selectorsByKey.get(key) ?? new Set(key.split(",").map((selector) => selector.trim()));
  selectorsByKey.set(key, selectors);
  return selectors;
}

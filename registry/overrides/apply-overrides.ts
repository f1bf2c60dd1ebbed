import type { PairingKey } from "../flavours/typeset.ts";
import type { Rules } from "../formats/rules.ts";
import type { Override, Selector } from "./override-parameters.ts";

/** Where an override is written: in a pairing, or in a flavour that has other keys. */
export type TargetOf = (key: PairingKey, property: string) => { key: string; property: string };

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
 * nothing to apply. Later overrides win.
 */
export function applyOverrides(
  rules: Rules,
  overrides: readonly Override[],
  targetOf: TargetOf = (key, property) => ({ key, property }),
): Rules {
  const changed = { ...rules };
  for (const override of overrides) {
    const { key, property } = targetOf(KEY_OF[override.selector], override.property);
    const rule = changed[key];
    if (rule) changed[key] = { ...rule, [property]: override.value };
  }
  return changed;
}

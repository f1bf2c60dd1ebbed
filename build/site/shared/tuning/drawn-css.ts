import type { PairingKey } from "../../../../registry/flavours/typeset.ts";
import { type Rules, cssRule } from "../../../../registry/formats/rules.ts";
import { isRoleName, referencedName } from "../../../../registry/pairing/pairing-fonts.ts";
import { inFrame, longTextSelector, specimenSelector } from "../specimen/specimen-selector.ts";

/** A tuned pairing as a page draws it, over the stylesheet of its specimen. */
export interface DrawnPairing {
  /** Without `pairing-`. */
  name: string;
  /** As they are published. */
  published: Rules;
  rules: Rules;
  /** Names of variables without `--font-` -> the families that the page has loaded for them. */
  families: ReadonlyMap<string, string>;
}

/**
 * Rules for the values that differ, and the families that are loaded. A family that is not loaded is left out, so that
 * the pairing's own face stays: a substitute would be shown under another face's name.
 *
 * @param scope a class that the pairing is drawn in, where a page has several
 */
export function drawnCss({ name, published, rules, families }: DrawnPairing, scope = ""): string[] {
  const own = `.type-${name}`;
  const rule = (selector: string, declarations: Readonly<Record<string, string>>) =>
    Object.keys(declarations).length === 0
      ? []
      : cssRule(selector.replaceAll(own, `${own}${scope}`), inFrame(declarations));
  const variables = [...families].map(([font, family]) => [`--font-${font}`, family] as const);
  const changed = Object.entries(rules).flatMap(([key, declarations]) =>
    rule(
      specimenSelector(name, key as PairingKey),
      Object.fromEntries(
        Object.entries(declarations).filter(
          ([property, value]) =>
            published[key]?.[property] !== value && isDrawable(property, value, families),
        ),
      ),
    ),
  );
  const size = rules["body, p"]?.["font-size"];
  return [
    rule(own, Object.fromEntries(variables)),
    changed,
    rule(longTextSelector(name), size === undefined ? {} : { "font-size": size }),
  ].flat();
}

function isDrawable(
  property: string,
  value: string,
  families: ReadonlyMap<string, string>,
): boolean {
  const font = property === "font-family" ? referencedName(value) : undefined;
  return font === undefined || isRoleName(font) || families.has(font);
}

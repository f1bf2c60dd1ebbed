import { TYPESET_LAYER, typesetSelector } from "../../../../registry/flavours/typeset.ts";
import type { Override } from "../../../../registry/overrides/override-parameters.ts";
import { type StylesheetParts, fontLoading, nestedRules } from "./stylesheet-parts.ts";
import { tunable } from "../../shared/tuning/tuned-files.ts";

/**
 * The class of the typeset flavour as a stylesheet for any page: its rules, tuned or not, with the fonts
 * from the provider in place of those that the client installs.
 *
 * @param item in the typeset flavour, as it is published
 */
export function typesetStylesheet(
  parts: StylesheetParts,
  item: string,
  overrides: readonly Override[],
): string {
  const typeset = tunable(item);
  const name = typeset.shortName;
  const rules = typeset.rulesWith(overrides);
  const key = typesetSelector(name, "body, p");
  // The variables of the class name families as the client installs them.
  const withFamilies = { ...rules, [key]: { ...rules[key], ...parts.root } };
  return [
    `/* ${parts.title}: <article class="typeset typeset-${name}"> */\n`,
    fontLoading(parts),
    nestedRules(TYPESET_LAYER, withFamilies),
  ].join("");
}

import { TYPESET_LAYER, typesetSelector } from "../../../registry/flavours/typeset.ts";
import type { Rules } from "../../../registry/formats/rules.ts";
import type { Override } from "../../../server/overrides/override-parameters.ts";
import { type StylesheetParts, fontLoading, nestedRules } from "./stylesheet-parts.ts";
import { tunable } from "./tuned-files.ts";

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
  const rules = withFamilies(
    typeset.rulesWith(overrides),
    typesetSelector(name, "body, p"),
    parts,
    overrides,
  );
  return [
    `/* ${parts.title}: <article class="typeset typeset-${name}"> */\n`,
    fontLoading(parts),
    nestedRules(TYPESET_LAYER, rules),
  ].join("");
}

/** The variables of the class name families as the client installs them, unless an override names one. */
function withFamilies(
  rules: Rules,
  key: string,
  { root }: StylesheetParts,
  overrides: readonly Override[],
): Rules {
  const isBodyTuned = overrides.some(
    ({ selector, property }) => selector === "body" && property === "font-family",
  );
  const { "--font-body": body, ...others } = root;
  return {
    ...rules,
    [key]: {
      ...rules[key],
      ...others,
      ...(!isBodyTuned && body !== undefined && { "--font-body": body }),
    },
  };
}

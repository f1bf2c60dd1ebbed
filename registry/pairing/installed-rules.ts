import type { FontItem, PairingItem, Rules } from "../model/items.ts";
import { languageRules } from "./language-rules.ts";
import { fontOfRole } from "./pairing-fonts.ts";
import { rulesOf } from "./phone-sizes.ts";

const TEXT = "body, p";
const CODE = "code, pre";

/**
 * The rules of a pairing as every form of it but the plain item has them: sizes that grow with the screen, lines
 * of even length, figures, and what its languages need, under `:lang()`.
 *
 * @param fonts every font by name
 */
export function installedRules(
  pairing: PairingItem,
  fonts: (name: string) => FontItem | undefined,
): Rules {
  const rules = rulesOf(pairing);
  const text = fontOfRole(pairing, "body", fonts).meta?.figures;
  const code = fontOfRole(pairing, "mono", fonts).meta?.figures;
  const hasTabular = text?.spacing === "proportional" && text.features.includes("tnum");
  const lining =
    text?.style === "oldstyle" && text.features.includes("lnum") ? ["lining-nums"] : [];
  return {
    ...rules,
    [TEXT]: { ...rules[TEXT], "text-wrap": "pretty", ...numeric(lining) },
    // `=>` and `!=` are read as they were typed.
    [CODE]: {
      ...rules[CODE],
      ...(code?.rewritesOperators && { "font-variant-ligatures": "none" }),
    },
    "h1, h2, h3, h4, h5, h6": { "text-wrap": "balance" },
    ...(hasTabular && { "table, time": numeric([...lining, "tabular-nums"]) }),
    ...languageRules(pairing, fonts),
  };
}

function numeric(values: readonly string[]): Record<string, string> {
  return values.length === 0 ? {} : { "font-variant-numeric": values.join(" ") };
}

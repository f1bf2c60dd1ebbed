import type { FontItem, PairingItem, Rules } from "../model/items.ts";
import { languageRules } from "./language-rules.ts";
import { fontOfRole } from "./pairing-fonts.ts";
import { rulesOf } from "./phone-sizes.ts";

type FontNamed = (name: string) => FontItem | undefined;

const TEXT = "body, p";
const CODE = "code, pre";
const HEADINGS = "h1, h2, h3, h4, h5, h6";

/**
 * The rules of a pairing as every form of it but the plain item has them: sizes that grow with the screen, lines
 * of even length, figures, and what its languages need, under `:lang()`.
 *
 * @param fonts every font by name
 */
export function installedRules(pairing: PairingItem, fonts: FontNamed): Rules {
  const rules = rulesOf(pairing);
  return {
    ...rules,
    [TEXT]: { ...rules[TEXT], "text-wrap": "pretty", ...textFigures(pairing, fonts) },
    [CODE]: { ...rules[CODE], ...codeLigatures(pairing, fonts) },
    [HEADINGS]: { "text-wrap": "balance" },
    ...tableFigures(pairing, fonts),
    ...languageRules(pairing, fonts),
  };
}

/** Lining figures, where those of the text face are old-style and it has others. */
function textFigures(pairing: PairingItem, fonts: FontNamed): Record<string, string> {
  const { style, features = [] } = fontOfRole(pairing, "body", fonts).meta?.figures ?? {};
  return style === "oldstyle" && features.includes("lnum")
    ? { "font-variant-numeric": "lining-nums" }
    : {};
}

/** Figures of one width, in columns. */
function tableFigures(pairing: PairingItem, fonts: FontNamed): Rules {
  const { spacing, features = [] } = fontOfRole(pairing, "body", fonts).meta?.figures ?? {};
  if (spacing !== "proportional" || !features.includes("tnum")) return {};
  const lining = textFigures(pairing, fonts)["font-variant-numeric"];
  return {
    "table, time": { "font-variant-numeric": [lining, "tabular-nums"].filter(Boolean).join(" ") },
  };
}

/** None, where they rewrite operators: `=>` and `!=` are read as they were typed. */
function codeLigatures(pairing: PairingItem, fonts: FontNamed): Record<string, string> {
  const { rewritesOperators } = fontOfRole(pairing, "mono", fonts).meta?.figures ?? {};
  return rewritesOperators ? { "font-variant-ligatures": "none" } : {};
}

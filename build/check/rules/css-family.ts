import { parseCssValue } from "../../../registry/css/css-value.ts";
import { referencedName } from "../../../registry/pairing/pairing-fonts.ts";
import { finding } from "../problem.ts";
import type { Rule } from "./rule.ts";

/** A variable alone, which is always valid CSS and needs no parser. */
const PLAIN = /^var\(--font-[a-z0-9-]+\)$/;

/**
 * A browser drops the whole declaration if its value is not valid CSS. A variable is one that a font
 * or a role sets, so that every font that the pairing needs is known.
 */
export const cssFamily: Rule = {
  name: "css-family",
  severity: "error",
  summary:
    "a `font-family` of a pairing is valid CSS as it stands; its variable is a `--font-` one",
  checkPairing: (pairing) =>
    Object.entries(pairing.item.css).flatMap(([key, rule]) => {
      if (!("font-family" in rule)) return [];
      const family = rule["font-family"];
      if (PLAIN.test(family)) return [];
      const path = ["css", key, "font-family"];
      if (/var\(/i.test(family) && referencedName(family) === undefined) {
        const predicate = `is ${family}; write var(--font-heading) or another --font- variable, alone or followed by family names`;
        return [finding(pairing, path, predicate)];
      }
      const { value, problem } = parseCssValue("font-family", family);
      if (value === family) return [];
      return [finding(pairing, path, problem ?? `is ${family}; CSS requires quotes: ${value}`)];
    }),
};

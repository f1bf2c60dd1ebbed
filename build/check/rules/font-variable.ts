import { correctable, finding } from "../problem.ts";
import type { Rule } from "./rule.ts";

/** Pairings refer to a font by this variable. */
export const fontVariable: Rule = {
  name: "font-variable",
  severity: "error",
  summary: "`font.variable` is `--font-{name}`",
  checkFont: (loaded) => {
    const { name, font } = loaded.item;
    const expected = `--font-${name}`;
    if (font.variable === expected) return [];
    const predicate = `is "${font.variable}"; write "${expected}"`;
    return [correctable(finding(loaded, ["font", "variable"], predicate), expected)];
  },
};

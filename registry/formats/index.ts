import { designWithRules } from "./design-document.ts";
import { tokensWithRules } from "./design-tokens.ts";
import type { Rules } from "./rules.ts";
import { stylesheetWithRules } from "./rules.ts";

/** A form of a pairing for projects without the shadcn client: one file for each pairing. */
export interface Format {
  /** In `dist`; every file in it is of this format. */
  folder: "css" | "tokens" | "design";
  /** What follows the short name of the pairing. */
  suffix: string;
  /**
   * A published file with other rules. The fonts that it loads, and their fallback faces, stay: like an
   * item with overrides, it installs no font.
   *
   * @param published the rules that the file was made of
   */
  withRules: (file: string, published: Rules, changed: Rules) => string;
}

/** Plain CSS; design tokens; a DESIGN.md. */
export const FORMATS: readonly Format[] = [
  { folder: "css", suffix: ".css", withRules: stylesheetWithRules },
  { folder: "tokens", suffix: ".tokens.json", withRules: tokensWithRules },
  { folder: "design", suffix: ".md", withRules: designWithRules },
];

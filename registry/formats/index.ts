import type { PairingItem } from "../model/items.ts";
import { designDocument, designWithRules } from "./design-document.ts";
import { type Difference, differencesIn, tokensOf, tokensWithRules } from "./design-tokens.ts";
import { FORMAT_FACTS, type FormatFacts, type FormatFolder } from "./format-facts.ts";
import type { HostedFonts } from "./hosted-fonts.ts";
import { type Rules, stylesheetWithRules } from "./rules.ts";
import { stylesheet } from "./stylesheet.ts";

/** A form of a pairing for projects without the shadcn client: one file for each pairing. */
export interface Format extends FormatFacts {
  folder: FormatFolder;
  /** @param stylesheetUrl where the pairing is published as a stylesheet, which stylesheets and documents state */
  fileOf: (pairing: PairingItem, fonts: HostedFonts, stylesheetUrl: string) => string;
  /**
   * A published file with other rules. The fonts that it loads, and their fallback faces, stay: like an
   * item with overrides, it installs no font.
   *
   * @param published the rules that the file was made of
   * @param query the overrides, for a file that states its own address
   */
  withRules: (file: string, published: Rules, changed: Rules, query: string) => string;
  /** What a file says that it cannot express, for a format that says so as data. */
  differencesIn?: (file: string) => readonly Difference[];
}

const FUNCTIONS: Readonly<Record<FormatFolder, Omit<Format, keyof FormatFacts>>> = {
  css: { fileOf: stylesheet, withRules: stylesheetWithRules },
  tokens: { fileOf: tokensOf, withRules: tokensWithRules, differencesIn },
  design: { fileOf: designDocument, withRules: designWithRules },
};

export const FORMATS: readonly Format[] = FORMAT_FACTS.map((facts) => ({
  ...facts,
  ...FUNCTIONS[facts.folder],
}));

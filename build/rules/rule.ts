import type { FontItem, PairingItem } from "../../registry/items.ts";
import type { Loaded, LoadedRegistry, PairingWithFonts } from "../loaded-registry.ts";
import type { Finding, Severity } from "../problem.ts";

/** What a check requires, as CONTRIBUTING.md lists it. */
export interface RuleDescription {
  /** In every problem that the rule reports. */
  name: string;
  severity: Severity;
  /** What has to be true, in Markdown. */
  summary: string;
}

/**
 * A check that a schema cannot express. The less a check looks at, the less often it runs: those of one
 * item alone run once for each content of a file, the others in every validation.
 */
export interface Rule extends RuleDescription {
  /** `packages`: what the configuration allows besides Fontsource's packages of the family. */
  checkFont?: (font: Loaded<FontItem>, packages: readonly string[]) => Finding[];
  checkPairing?: (pairing: Loaded<PairingItem>) => Finding[];
  /** Only for pairings whose three fonts are valid; `font-references` reports the others. */
  checkPairingWithFonts?: (pairing: PairingWithFonts) => Finding[];
  checkRegistry?: (registry: LoadedRegistry) => Finding[];
}

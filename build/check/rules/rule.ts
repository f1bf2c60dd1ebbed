import type { FontItem, PairingItem } from "../../../registry/model/items.ts";
import type { Configuration } from "../../../registry/model/sources.ts";
import type { Finding, Severity } from "../problem.ts";
import type { Loaded, LoadedRegistry, PairingWithFonts } from "../read/loaded-registry.ts";

/** What a check requires, as CONTRIBUTING.md lists it. */
export interface RuleDescription {
  /** In every problem that the rule reports. */
  name: string;
  severity: Severity;
  /** What has to be true, in Markdown. */
  summary: string;
  /** The specification allows otherwise: in a registry of one's own the rule warns, unless it says otherwise. */
  isBeyondSpecification?: boolean;
}

/** The thresholds of a rule, by their names in `bounds` of `config.json`. */
export type Bounds = Readonly<Record<string, number>>;

/**
 * A check that a schema cannot express. The less a check looks at, the less often it runs: those of one
 * item alone run once for each content of a file, the others in every validation.
 */
export interface Rule<OwnBounds extends Bounds = Bounds> extends RuleDescription {
  /** Where `config.json` sets no others. */
  bounds?: OwnBounds;
  /** `packages`: what the configuration allows besides Fontsource's packages of the family. */
  checkFont?: (font: Loaded<FontItem>, packages: readonly string[]) => Finding[];
  checkPairing?(pairing: Loaded<PairingItem>, bounds: OwnBounds): Finding[];
  /** Only for pairings whose three fonts are valid; `font-references` reports the others. */
  checkPairingWithFonts?(pairing: PairingWithFonts, bounds: OwnBounds): Finding[];
  checkRegistry?: (registry: LoadedRegistry) => Finding[];
}

/** The bounds of a rule in a registry with this configuration. */
export function boundsOf<OwnBounds extends Bounds>(
  { name, bounds }: Pick<Rule<OwnBounds>, "name" | "bounds">,
  configuration: Configuration,
): OwnBounds {
  const configured: Readonly<Record<string, Bounds | undefined>> = configuration.bounds ?? {};
  return { ...bounds, ...configured[name] } as OwnBounds;
}

import type { FontItem, PairingItem } from "../model/items.ts";
import { axisOf, hasBold } from "./face-weights.ts";
import { genericFamily } from "./generic-family.ts";
import { subsetsOf } from "./shared-scripts.ts";

/** What a font has of that which `registry/vocabulary/features.json` names, as its installed files have it. */
export function featuresOf(item: FontItem): string[] {
  const { title, font, meta } = item;
  const { style, spacing, features = [], distinct = [] } = meta?.figures ?? {};
  // There the letters stand for simplified Chinese.
  const isChinese = subsetsOf(item).some((subset) => subset.startsWith("chinese"));
  const has: Readonly<Record<string, boolean>> = {
    "bold-code": genericFamily(item) === "monospace" && hasBold(item),
    tabular: spacing === "tabular" || features.includes("tnum"),
    lining: style === "lining" || features.includes("lnum"),
    oldstyle: style === "oldstyle" || features.includes("onum"),
    zero: features.includes("zero") || distinct.includes("0O"),
    distinct: (["1l", "1I", "Il"] as const).every((pair) => distinct.includes(pair)),
    "small-caps": features.includes("smcp") || (title.endsWith(" SC") && !isChinese),
    italics: meta?.styles?.includes("italic") ?? false,
    "many-weights": font.weight.length >= MANY_WEIGHTS,
    "optical-sizes": axisOf(item, "opsz") !== undefined,
    widths: axisOf(item, "wdth") !== undefined,
  };
  return Object.keys(has).filter((feature) => has[feature]);
}

const MANY_WEIGHTS = 7;

/** Of a pairing: what its text has; small capitals are those of headings, too; bold code and, of one for code, a zero are those of code. */
export function pairedFeatures(
  { heading, body, mono }: Record<"heading" | "body" | "mono", FontItem>,
  isForCode: boolean,
): string[] {
  const others = [
    ...featuresOf(heading).filter((feature) => feature === "small-caps"),
    ...featuresOf(mono).filter(
      (feature) => feature === "bold-code" || (isForCode && feature === "zero"),
    ),
  ];
  return [...new Set([...featuresOf(body), ...others])];
}

/** Whether its uses say that it is for code. */
export function isForCode({ meta }: Pick<PairingItem, "meta">): boolean {
  return ["code", "developer-tools"].some((use) => meta?.useCase?.includes(use));
}

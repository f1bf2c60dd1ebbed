import { formatBytes } from "../../registry/faces/format-bytes.ts";
import { isForCode, pairedFeatures } from "../../registry/faces/features.ts";
import { sharedLanguages } from "../../registry/faces/shared-scripts.ts";
import { inMarkdown } from "../../registry/formats/markdown-text.ts";
import { groupedBy } from "../../registry/model/grouped-by.ts";
import { sentencesOf } from "../../registry/pairing/description.ts";
import { type Site, type SitePairing, fontsOf } from "./shared/site.ts";

/** What most pairings set is stated once. */
const COMMON_PART = 0.75;

/** Of features, which the lines of six hundred pairings name. */
const SHORT: Readonly<Record<string, string>> = {
  tabular: "tab",
  lining: "lin",
  oldstyle: "old",
  "bold-code": "bold",
  distinct: "dist",
  "small-caps": "sc",
  italics: "it",
  "many-weights": "wts",
  "optical-sizes": "opsz",
  widths: "wdth",
};

/** By which a client of a static host chooses: each pairing on a line, under the languages that it sets. */
export function llmsFullText({
  name,
  baseUrl,
  pairings,
}: Pick<Site, "name" | "baseUrl" | "pairings">): string {
  const groups = [...groupedBy(pairings, (pairing) => sharedLanguages(pairing).join(" "))];
  const common = commonLanguages(pairings.map(sharedLanguages));
  const sections = groups
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([languages, ofGroup]) => {
      const title = againstCommon(languages.split(" ").filter(Boolean), common);
      return `## ${title}\n\n${ofGroup.map(lineOf).join("\n")}`;
    });
  const needs = Object.entries(SHORT).map(([feature, short]) => `${short} ${feature}`);
  return `${[
    `# ${name}: all pairings`,
    `A line is: name: headings + text. Purpose. Moods; uses. Features of the text. Download. The page of a pairing is ${baseUrl}/design/{name}.md. Features: ${needs.join(", ")}, zero.`,
    `Titles are the languages that the pairings below them set whole (BCP 47); “common” is: ${common.join(" ")}.`,
    ...sections,
  ].join("\n\n")}\n`;
}

function lineOf(pairing: SitePairing): string {
  const { name, item, bytes } = pairing;
  const [purpose = ""] = sentencesOf(item.description);
  const { mood = [], useCase = [] } = item.meta ?? {};
  const features = pairedFeatures(pairing, isForCode(item)).map(
    (feature) => SHORT[feature] ?? feature,
  );
  const parts = [
    `${fontsOf(pairing)}. ${inMarkdown(purpose)}`,
    `${mood.join(", ")}; ${useCase.join(", ")}.`,
    ...(features.length > 0 ? [`${features.join(" ")}.`] : []),
    ...(bytes ? [formatBytes(bytes.total)] : []),
  ];
  return `- ${name}: ${parts.join(" ")}`;
}

function commonLanguages(sets: readonly (readonly string[])[]): string[] {
  const counts = groupedBy(sets.flat(), (tag) => tag);
  return [...counts]
    .filter(([, times]) => times.length >= COMMON_PART * sets.length)
    .map(([tag]) => tag);
}

/** `common without ro, with el ru`; languages alone where they are few. */
function againstCommon(languages: readonly string[], common: readonly string[]): string {
  const missing = common.filter((tag) => !languages.includes(tag));
  const others = languages.filter((tag) => !common.includes(tag));
  if (languages.length <= missing.length + others.length)
    return languages.join(" ") || "no language";
  return [
    "common",
    ...(missing.length > 0 ? [`without ${missing.join(" ")}`] : []),
    ...(others.length > 0 ? [`with ${others.join(" ")}`] : []),
  ].join(" ");
}

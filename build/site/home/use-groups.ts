import type { FilterSection } from "../shared/list/list-definition.ts";

/** The uses of pairings under headings; the tags are those of `registry/vocabulary/use-cases.json`. */
const GROUPS: readonly { heading: string; uses: readonly string[] }[] = [
  {
    heading: "Reading",
    uses: [
      ...["blog", "book", "comics", "documentation", "essay", "knowledge-base", "magazine", "news"],
      ...["newsletter", "poetry", "research"],
    ],
  },
  {
    heading: "Software",
    uses: [
      ...["accessibility", "ai", "code", "crypto", "dashboard", "data", "developer-tools", "games"],
      ...["landing-page", "mobile-app", "product", "saas", "social-media", "startup"],
    ],
  },
  {
    heading: "Business",
    uses: [
      ...["agency", "automotive", "consulting", "enterprise", "finance", "industry", "legal"],
      ...["marketing", "presentation", "real-estate", "resume"],
    ],
  },
  {
    heading: "Shops and places",
    uses: [
      ...["beauty", "cafe", "fashion", "hotel", "packaging", "recipe", "restaurant", "shop"],
      ...["travel", "wellness"],
    ],
  },
  {
    heading: "Public life",
    uses: [
      ...["children", "education", "government", "healthcare", "history", "museum", "nature"],
      ...["nonprofit", "religion", "sports"],
    ],
  },
  {
    heading: "Arts and occasions",
    uses: [
      ...["architecture", "event", "film", "holiday", "logo", "music", "photography", "podcast"],
      ...["portfolio", "poster", "wedding"],
    ],
  },
];

/** @param uses in the order in which each section has them; those that no group has come last */
export function groupedUses(uses: readonly string[]): FilterSection[] {
  const grouped = new Set(GROUPS.flatMap((group) => group.uses));
  const sections = GROUPS.map((group) => ({
    heading: group.heading,
    values: uses.filter((use) => group.uses.includes(use)),
  }));
  const others = { heading: "Other", values: uses.filter((use) => !grouped.has(use)) };
  return [...sections, others].filter(({ values }) => values.length > 0);
}

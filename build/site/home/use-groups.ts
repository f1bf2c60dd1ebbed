import type { FilterSection } from "../shared/list/list-definition.ts";
import GROUPS from "./use-groups.json" with { type: "json" };

/** The uses of pairings under headings, each in the given order; those that no group has come last. */
export function groupedUses(uses: readonly string[]): FilterSection[] {
  const grouped = new Set(GROUPS.flatMap((group) => group.uses));
  const sections = GROUPS.map((group) => ({
    heading: group.heading,
    values: uses.filter((use) => group.uses.includes(use)),
  }));
  const others = { heading: "Other", values: uses.filter((use) => !grouped.has(use)) };
  return [...sections, others].filter(({ values }) => values.length > 0);
}

import { CLASSIFICATIONS } from "../../../registry/model/items.ts";
import {
  type ListDefinition,
  languageGroup,
  sortedValues,
  tagGroup,
} from "../shared/list/list-definition.ts";
import type { ListedPairing, PairingsJson } from "../shared/listed-pairing.ts";
import { labelOf } from "../shared/cards/label.ts";
import { groupedUses } from "./use-groups.ts";

/** In kilobytes. */
const SIZE_STEPS = ["50", "75", "100", "150", "250"];

/** Pairings as readers filter and sort them. @param written undefined before the pairings have been loaded */
export function pairingList({
  families,
  written,
}: Pick<PairingsJson, "families"> &
  Partial<Pick<PairingsJson, "written">>): ListDefinition<ListedPairing> {
  const familyOf = (font: string) => (Object.hasOwn(families, font) && families[font]) || font;
  return {
    nameOf: ({ name }) => name,
    noun: ["pairing", "pairings"],
    sorts: [
      { name: "featured", label: "Featured" },
      { name: "name", label: "Name", compare: (a, b) => (a.name < b.name ? -1 : 1) },
      { name: "lightest", label: "Smallest download", compare: (a, b) => sizeOf(a) - sizeOf(b) },
    ],
    groups: [
      tagGroup({
        name: "use",
        label: "Use",
        of: ({ uses }) => uses,
        sections: (pairings) => groupedUses(sortedValues(pairings, ({ uses }) => uses, labelOf)),
      }),
      tagGroup({ name: "mood", label: "Mood", of: ({ moods }) => moods }),
      tagGroup({
        name: "heading",
        label: "Heading",
        match: "any",
        of: ({ kinds }) => kinds,
        first: Object.keys(CLASSIFICATIONS),
      }),
      tagGroup({
        name: "script",
        label: "Script",
        of: ({ scripts }) => scripts,
        sections: (pairings) => [
          {
            values: sortedValues(pairings, ({ scripts }) => scripts, labelOf).filter(
              (script) => script !== "latin",
            ),
          },
        ],
      }),
      languageGroup(written),
      tagGroup({ name: "needs", label: "Features", of: ({ features }) => features }),
      {
        name: "weight",
        label: "Size",
        match: "one",
        pattern: /^[1-9][0-9]{0,4}$/,
        has: ({ bytes }, value) => bytes > 0 && bytes <= Number(value) * 1000,
        sections: () => [{ values: SIZE_STEPS }],
        labelOf: (value) => `Up to ${value} KB`,
      },
      tagGroup({ name: "family", label: "Structure", of: ({ structure }) => structure }),
      tagGroup({
        name: "font",
        label: "Font",
        labelOf: familyOf,
        find: "A font",
        of: ({ fonts }) => [...new Set(fonts)],
        sections: (pairings) => [{ values: byUse(pairings) }],
      }),
    ],
  };
}

function sizeOf({ bytes }: ListedPairing): number {
  return bytes || Number.MAX_SAFE_INTEGER;
}

/** The fonts of pairings, those of most pairings first. */
function byUse(pairings: readonly ListedPairing[]): string[] {
  const counts = new Map<string, number>();
  for (const { fonts } of pairings)
    for (const font of new Set(fonts)) counts.set(font, (counts.get(font) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([font]) => font);
}

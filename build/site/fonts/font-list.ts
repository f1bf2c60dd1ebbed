import { CLASSIFICATIONS } from "../../../registry/model/items.ts";
import { labelOf } from "../shared/cards/label.ts";
import { FONT_ROLES, type FontsJson, type ListedFont } from "../shared/fonts/listed-font.ts";
import {
  type ListDefinition,
  languageGroup,
  sortedValues,
  tagGroup,
} from "../shared/list/list-definition.ts";
import { scriptLabel } from "../../../registry/faces/script-names.ts";
import { ROLE_LABELS, axisLabel, weightName } from "./font-labels.ts";

const WEIGHTS = ["100", "200", "300", "400", "500", "600", "700", "800", "900", "italic"];
const FIRST_AXES = ["wght", "wdth", "opsz", "slnt", "ital"];

/** Ranks in the provider's order. */
const TOP_STEPS = ["25", "50", "100", "250", "500", "1000"];

/** The values of a group that some font has, those of `first` at the beginning. */
const valuesOf =
  (
    of: (font: ListedFont) => readonly string[],
    label: (value: string) => string,
    first: readonly string[],
  ) =>
  (fonts: readonly ListedFont[]) => [{ values: sortedValues(fonts, of, label, first) }];

/** Fonts as readers filter and sort them. */
export function fontList({
  written,
}: Partial<Pick<FontsJson, "written">>): ListDefinition<ListedFont> {
  return {
    nameOf: ({ name }) => name,
    titleOf: ({ title }) => title,
    noun: ["family", "families"],
    sorts: [
      { name: "popular", label: "Popular" },
      { name: "name", label: "Name", compare: (a, b) => a.title.localeCompare(b.title, "en") },
      { name: "weights", label: "Weights", compare: (a, b) => b.weight.length - a.weight.length },
    ],
    groups: [
      tagGroup({
        name: "kind",
        label: "Classification",
        match: "all",
        labelOf,
        of: ({ kind }) => kind,
        sections: valuesOf(({ kind }) => kind, labelOf, Object.keys(CLASSIFICATIONS)),
      }),
      tagGroup({
        name: "script",
        label: "Script",
        match: "all",
        labelOf: scriptLabel,
        of: ({ script }) => script,
        // Google's subset "menu" is of the letters of a font's own name.
        sections: valuesOf(
          ({ script }) => script.filter((subset) => subset !== "menu"),
          scriptLabel,
          ["latin"],
        ),
      }),
      languageGroup(written),
      tagGroup({
        name: "weight",
        label: "Weight",
        match: "all",
        labelOf: (value) => (value === "italic" ? "Italics" : `${value} ${weightName(value)}`),
        of: ({ weight, hasItalics }) => (hasItalics ? [...weight, "italic"] : weight),
        sections: () => [{ values: WEIGHTS }],
      }),
      tagGroup({
        name: "axis",
        label: "Axis",
        match: "all",
        labelOf: axisLabel,
        of: ({ axis }) => axis,
        sections: valuesOf(({ axis }) => axis, axisLabel, FIRST_AXES),
      }),
      {
        name: "top",
        label: "Popularity",
        match: "one",
        pattern: /^[1-9][0-9]{0,3}$/,
        labelOf: (value) => `First ${value}`,
        has: ({ rank = Infinity }, value) => rank <= Number(value),
        sections: () => [{ values: TOP_STEPS }],
      },
      tagGroup({
        name: "role",
        label: "Used for",
        match: "all",
        labelOf: (value) => ROLE_LABELS.get(value) ?? value,
        of: ({ role }) => role,
        sections: () => [{ values: FONT_ROLES }],
      }),
    ],
  };
}

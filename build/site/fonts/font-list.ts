import { CLASSIFICATIONS, FONT_ROLES } from "../../../registry/model/items.ts";
import { type FontsJson, type ListedFont, ROLE_LABELS } from "../shared/fonts/listed-font.ts";
import { type ListDefinition, languageGroup, tagGroup } from "../shared/list/list-definition.ts";
import { scriptLabel } from "../../../registry/faces/script-names.ts";
import { axisLabel, weightName } from "./font-labels.ts";

const WEIGHTS = ["100", "200", "300", "400", "500", "600", "700", "800", "900", "italic"];
const FIRST_AXES = ["wght", "wdth", "opsz", "slnt", "ital"];

/** Ranks in the provider's order. */
const TOP_STEPS = ["25", "50", "100", "250", "500", "1000"];

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
        of: ({ kind }) => kind,
        first: Object.keys(CLASSIFICATIONS),
      }),
      tagGroup({
        name: "script",
        label: "Script",
        labelOf: scriptLabel,
        // Google's subset "menu" is of the letters of a font's own name.
        of: ({ script }) => script.filter((subset) => subset !== "menu"),
        first: ["latin"],
      }),
      languageGroup(written),
      tagGroup({
        name: "weight",
        label: "Weight",
        labelOf: (value) => (value === "italic" ? "Italics" : `${value} ${weightName(value)}`),
        of: ({ weight, hasItalics }) => (hasItalics ? [...weight, "italic"] : weight),
        sections: () => [{ values: WEIGHTS }],
      }),
      tagGroup({ name: "needs", label: "Features", of: ({ features }) => features }),
      tagGroup({
        name: "axis",
        label: "Axis",
        labelOf: axisLabel,
        of: ({ axis }) => axis,
        first: FIRST_AXES,
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
        labelOf: (value) => ROLE_LABELS.get(value) ?? value,
        of: ({ role }) => role,
        sections: () => [{ values: FONT_ROLES }],
      }),
    ],
  };
}

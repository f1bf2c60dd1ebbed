import type { SearchRecord } from "../../../registry/search/search-data.ts";
import type { PartnersJson } from "./partners-json.ts";

/** The items as a search has them, so that partners are chosen by the same code. */
export function recordsOf({
  fonts,
  pairings,
}: Pick<PartnersJson, "fonts" | "pairings">): SearchRecord[] {
  const empty = {
    description: "",
    fonts: [],
    shownIn: [],
    moods: [],
    useCases: [],
    features: [],
    // Partners do not depend on them.
    languages: 0,
    shownLanguages: [],
  };
  return [
    ...pairings.map(({ name, title, heading, body, shownIn }) => ({
      ...empty,
      name,
      title,
      type: "registry:style" as const,
      categories: [],
      scripts: [],
      fonts: [heading, body],
      shownIn: [...shownIn],
    })),
    ...fonts.map(({ name, title, popularity, face, categories, scripts, weights }) => ({
      ...empty,
      name,
      title,
      ...(popularity !== undefined && { popularity }),
      ...(face && { face }),
      type: "registry:font" as const,
      categories: [...categories],
      scripts: [...scripts],
      weights: [...weights],
    })),
  ];
}

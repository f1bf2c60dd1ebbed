import { titleFromSlug } from "../../../../registry/faces/provider-names.ts";
import type { SearchRecord } from "../../../../registry/search/search-data.ts";
import type { PartnersJson } from "./partners-json.ts";

/** The title of a font or of a pairing. */
export function titleOf({ name, title }: { name: string; title?: string }): string {
  return title ?? titleFromSlug(name);
}

/** The items as a search has them, so that partners are chosen by the same code. */
export function recordsOf({ fonts, pairings }: PartnersJson): SearchRecord[] {
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
    ...pairings.map(({ heading, body, shownIn, ...pairing }) => ({
      ...empty,
      name: pairing.name,
      title: titleOf(pairing),
      type: "registry:style" as const,
      categories: [],
      scripts: [],
      fonts: [heading, body],
      shownIn: [...shownIn],
    })),
    ...fonts.map(({ name, title, categories, scripts, popularity, face, weights }) => ({
      ...empty,
      name,
      title: titleOf({ name, ...(title !== undefined && { title }) }),
      ...(popularity !== undefined && { popularity }),
      face,
      type: "registry:font" as const,
      categories: [...categories],
      scripts: [...scripts],
      weights: [...weights],
    })),
  ];
}

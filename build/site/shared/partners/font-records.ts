import { titleFromSlug } from "../../../../registry/faces/provider-names.ts";
import type { SearchRecord } from "../../../../registry/search/search-data.ts";
import type { BasePairing, PartnersJson } from "./partners-json.ts";

/** The title of a font or of a pairing. */
export function titleOf({ name, title }: Pick<BasePairing, "name" | "title">): string {
  return title ?? titleFromSlug(name);
}

/** The items as a search has them, so that partners are chosen by the same code. */
export function recordsOf({ fonts, pairings }: PartnersJson): SearchRecord[] {
  const empty = {
    description: "",
    categories: [],
    fonts: [],
    scripts: [],
    shownIn: [],
    moods: [],
    useCases: [],
    features: [],
    // Partners do not depend on them.
    languages: 0,
    shownLanguages: [],
  };
  return [
    ...pairings.map((pairing) => ({
      ...empty,
      name: pairing.name,
      title: titleOf(pairing),
      type: "registry:style" as const,
      fonts: [pairing.heading, pairing.body],
      shownIn: [...pairing.shownIn],
    })),
    ...fonts.map((font) => ({
      ...empty,
      ...font,
      title: titleOf(font),
      type: "registry:font" as const,
    })),
  ];
}

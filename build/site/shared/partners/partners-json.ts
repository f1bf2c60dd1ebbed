import { isGoogleFont } from "../../../../registry/model/items.ts";
import type { FaceMeasures, SearchRecord } from "../../../../registry/search/search-data.ts";
import type { Site } from "../site.ts";
import { type Sample, samplesOf } from "./sample.ts";

/** `site/partners.{hash}.json`: the fonts with the measures that partners are chosen by, and what pairings set. */
export interface PartnersJson {
  fonts: MeasuredFont[];
  pairings: BasePairing[];
  samples: Sample[];
}

/** A font of the registry. */
export interface MeasuredFont {
  name: string;
  title: string;
  categories: readonly string[];
  scripts: readonly string[];
  popularity?: number;
  face?: FaceMeasures;
  /** Whether the registry publishes its files: then its own pairings alone install it. */
  isLocal?: true;
}

/** A pairing whose sizes other fonts can take. */
export interface BasePairing {
  /** Without `pairing-`. */
  name: string;
  title: string;
  heading: string;
  body: string;
  /** The scripts that it is shown in, Latin apart. */
  shownIn: readonly string[];
  /** Whether its headings are those of a poster. */
  isPoster?: true;
}

/** All that partners are chosen by. */
export function partnersJson({
  catalog,
  pairings,
  search,
  languages,
}: Pick<Site, "catalog" | "pairings" | "search" | "languages">): PartnersJson {
  const records = new Map(search.items.map((record) => [record.name, record]));
  return {
    fonts: [...catalog.fonts.values()].flatMap((font) => {
      const record = records.get(font.name);
      return record === undefined ? [] : [measuredFont(record, !isGoogleFont(font))];
    }),
    pairings: pairings.map(({ name, title, item, heading, body }) => ({
      name,
      title,
      heading: heading.name,
      body: body.name,
      shownIn: records.get(item.name)?.shownIn ?? [],
      ...(item.categories.includes("poster") && { isPoster: true as const }),
    })),
    samples: samplesOf(languages),
  };
}

function measuredFont(record: SearchRecord, isLocal: boolean): MeasuredFont {
  const { name, title, categories, scripts, popularity, face } = record;
  return {
    name,
    title,
    categories,
    scripts,
    ...(popularity !== undefined && { popularity }),
    ...(face && { face }),
    ...(isLocal && { isLocal: true as const }),
  };
}

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
    ...fonts.map(({ isLocal: _, categories, scripts, ...font }) => ({
      ...empty,
      ...font,
      type: "registry:font" as const,
      categories: [...categories],
      scripts: [...scripts],
    })),
  ];
}

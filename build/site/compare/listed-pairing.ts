/** `site/compare.{hash}.json`: what the compare page chooses from, in the order "fitting". */
export interface CompareJson {
  pairings: ListedPairing[];
  /** Font item -> family, for every font of a pairing. */
  families: Record<string, string>;
  /** The languages of the sample texts, English first. */
  languages: { lang: string; name: string }[];
}

export interface ListedPairing {
  /** Without `pairing-`. */
  name: string;
  title: string;
  /** Names of font items: heading, body, mono. */
  fonts: readonly [string, string, string];
  /** That a page with the pairing loads; 0 where a font does not state its bytes. */
  bytes: number;
  /** Subsets that heading and text face both cover. */
  scripts: readonly string[];
  moods: readonly string[];
  uses: readonly string[];
  /** Positions in `languages`. */
  languages: readonly number[];
}

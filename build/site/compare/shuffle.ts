import { type ComparedColumn, isSameColumn } from "./compare-state.ts";
import type { ListedPairing } from "../shared/listed-pairing.ts";
import { type Locks, keepsFaces } from "../shared/locks.ts";
import { directFonts } from "../shared/tuning/tuning.ts";
import { queryString } from "../shared/query-string.ts";

/** Fonts that suit those of a column, by the role that they would take. */
export interface ColumnPartners {
  /** For headings, over the column's text. */
  heading: readonly string[];
  /** For text, under the column's headings. */
  body: readonly string[];
}

const HEADING_FAMILIES = ["h1-family", "h2-family", "h3-family", "h4-family"] as const;

/**
 * What a column may become: with nothing kept, every pairing of the registry; with the headings kept, the
 * pairings under the same heading face, and the column's own pairing with the best partners as its text;
 * with the text kept, the same the other way round; nothing where both are kept.
 */
export function shuffleChoices(
  column: ComparedColumn,
  locks: Locks,
  pairings: readonly ListedPairing[],
  partners: ColumnPartners,
): ComparedColumn[] {
  const fonts = fontsOfColumn(column, pairings);
  if (fonts === undefined || (locks.heading && locks.body)) return [];
  const published = pairings
    .filter((pairing) => keepsFaces(pairing, fonts, locks))
    .map(({ name }) => ({ name, tuning: "" }));
  const tuned = [
    ...(locks.heading ? partners.body.map((font) => withFamily(column, "body", font)) : []),
    ...(locks.body ? partners.heading.map((font) => withFamily(column, "heading", font)) : []),
  ];
  return [...published, ...tuned].filter((choice) => !isSameColumn(choice, column));
}

/** The fonts of a column's headings and text, overridden families included; undefined without such a pairing. */
export function fontsOfColumn(
  { name, tuning }: ComparedColumn,
  pairings: readonly ListedPairing[],
): readonly [heading: string, body: string] | undefined {
  const fonts = pairings.find((pairing) => pairing.name === name)?.fonts;
  if (fonts === undefined) return undefined;
  const parameters = new URLSearchParams(tuning);
  const fontIn = (parameter: string) =>
    /^var\(--font-([a-z0-9-]+)\)$/.exec(parameters.get(parameter) ?? "")?.[1];
  return [
    fontIn("h1-family") ?? parameters.get("heading") ?? fonts[0],
    fontIn("body-family") ?? parameters.get("body") ?? fonts[1],
  ];
}

/** Fonts that the overrides of a column name: the item installs none of them. */
export function addedFonts({ tuning }: ComparedColumn): string[] {
  return directFonts(new Map(new URLSearchParams(tuning)));
}

/** The column with a font in a role, its other overrides kept. */
export function withFamily(
  { name, tuning }: ComparedColumn,
  role: "heading" | "body",
  font: string,
): ComparedColumn {
  const parameters = new URLSearchParams(tuning);
  const keys = role === "body" ? ["body-family"] : HEADING_FAMILIES;
  for (const key of keys) parameters.set(key, `var(--font-${font})`);
  return { name, tuning: queryString(Object.fromEntries(parameters)).slice(1) };
}

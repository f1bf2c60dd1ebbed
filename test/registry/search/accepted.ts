import type { SearchRecord } from "../../../registry/search/search-data.ts";

/** A query that people have, and what answers it. */
export interface JudgedQuery {
  query: string;
  kind: "mood" | "use" | "name" | "spelling" | "structure";
  /** Where it was found, if that is public. */
  source?: string;
  /** The title of the font that the query names, which has to come first. */
  first?: string;
  accept: Acceptance;
}

/** Each field is one more way for a result to be accepted. Fonts are titles. */
export interface Acceptance {
  headings?: readonly string[];
  /** Heading and text both have to be among `headings`. */
  all?: boolean;
  bodies?: readonly string[];
  /** In any role. */
  fonts?: readonly string[];
  /** The two fonts of a pairing, in either role; a font item alone does not answer then. */
  pair?: readonly [string, string];
  /** In any role, where no pairing has the `pair`. */
  fontsIfNoPair?: readonly string[];
  sameFamily?: boolean;
  /** Families that belong together: heading and text are different ones of a group. */
  groups?: readonly (readonly string[])[];
  /** Patterns of whole words, in the description or the tags of a pairing, lower-case. */
  purpose?: readonly string[];
}

/** The titles of the fonts of a pairing; of a font item its own three times. */
interface FontTitles {
  heading: string;
  body: string;
  mono: string;
}

/** Whether a result answers a query. @param items all that can be found */
export function isAccepted(
  result: SearchRecord,
  accept: Acceptance,
  items: readonly SearchRecord[],
): boolean {
  const { pair, fonts = [], fontsIfNoPair = [] } = accept;
  const isPairThere = pair !== undefined && items.some((item) => hasPair(item, pair));
  const named = [...fonts, ...(isPairThere ? [] : fontsIfNoPair)];
  return result.type === "registry:font"
    ? isFontAccepted(result.title, accept, named)
    : isPairingAccepted(result, accept, named);
}

function isFontAccepted(title: string, accept: Acceptance, named: readonly string[]): boolean {
  const { headings = [], bodies = [], all, groups, sameFamily, pair } = accept;
  if (named.includes(title) || (all && headings.includes(title))) return true;
  // Such a query asks for fonts that go together.
  if (all || groups || sameFamily || pair) return false;
  return headings.includes(title) || bodies.includes(title);
}

function isPairingAccepted(
  result: SearchRecord,
  { headings = [], all, bodies = [], pair, sameFamily, groups = [], purpose = [] }: Acceptance,
  named: readonly string[],
): boolean {
  const { heading, body, mono } = fontTitlesOf(result);
  const isHeading = headings.includes(heading);
  const text = searchedText(result);
  return (
    (pair !== undefined && hasPair(result, pair)) ||
    (sameFamily === true && heading === body) ||
    (heading !== body && groups.some((group) => group.includes(heading) && group.includes(body))) ||
    (all ? isHeading && headings.includes(body) : isHeading || bodies.includes(body)) ||
    [heading, body, mono].some((title) => named.includes(title)) ||
    purpose.some((words) => new RegExp(`(?<!\\w)(?:${words})(?!\\w)`).test(text))
  );
}

function hasPair(record: SearchRecord, pair: readonly string[]): boolean {
  const { heading, body } = fontTitlesOf(record);
  return record.type === "registry:style" && pair.every((title) => [heading, body].includes(title));
}

function fontTitlesOf({ type, title }: SearchRecord): FontTitles {
  if (type === "registry:font") return { heading: title, body: title, mono: title };
  const [, fonts = ""] = title.split(" — ");
  const [heading = "", body = "", mono = ""] = fonts.split(" + ");
  return { heading, body, mono };
}

/** Tags also as words. */
function searchedText({ description, moods, useCases, categories }: SearchRecord): string {
  const tags = [...moods, ...useCases, ...categories].join(" ");
  return `${description} ${tags}`.toLowerCase().replaceAll("-", " ") + ` ${tags}`;
}

import type { Meaning } from "./meanings.ts";
import type { PartMatch } from "./part-matches.ts";
import { type Postings, keyOf } from "./postings.ts";
import type { QueryPart } from "./query-parts.ts";
import type { SearchData } from "./search-data.ts";

const NOUNS: Partial<Record<Meaning["kind"], string>> = { useCase: "use case" };

/** As many meanings of a phrase are named. */
const MOST = 3;

const LIST = new Intl.ListFormat("en");

/** What a part of a query is taken for: `clinic: use case healthcare`, `oyster: words of texts`. */
export function understoodAs({ phrase, meanings }: QueryPart, data: SearchData): string {
  const named = meanings
    .slice(0, MOST)
    .map((meaning) => `${NOUNS[meaning.kind] ?? meaning.kind} ${nameOf(meaning, data)}`);
  return `${phrase}: ${named.length > 0 ? named.join(", ") : "words of texts"}`;
}

/**
 * Why an item answers a query, without a full stop: `healthcare, warm, Polish; its text says oyster; lacks zine`.
 *
 * @param id its position
 * @param parts of the query, with the items that match each
 */
export function reasonOf(
  id: number,
  parts: readonly (QueryPart & { matches: ReadonlyMap<number, PartMatch> })[],
  { data, postings }: { data: SearchData; postings: Postings },
): string {
  const meant = new Set<string>();
  const words: string[] = [];
  const missing: string[] = [];
  for (const { phrase, meanings, role, matches } of parts) {
    const had = meanings.filter((meaning) => postings.get(keyOf(meaning, role))?.has(id));
    for (const meaning of had.slice(0, MOST)) meant.add(nameOf(meaning, data));
    const isInText = (matches.get(id)?.kind ?? "typing error") !== "typing error";
    if (had.length === 0) (isInText ? words : missing).push(phrase);
  }
  return [
    ...(meant.size > 0 ? [LIST.format(meant)] : []),
    ...(words.length > 0 ? [`its text says ${LIST.format(words)}`] : []),
    ...(missing.length > 0 ? [`lacks ${LIST.format(missing)}`] : []),
  ].join("; ");
}

/** A tag as it is, a feature as people call it, the name of a language and of a family. */
function nameOf({ kind, value }: Meaning, { items, vocabulary }: SearchData): string {
  if (kind === "font") return items.find(({ name }) => name === value)?.title ?? value;
  if (kind === "feature") return vocabulary.feature[value]?.synonyms?.[0] ?? value;
  if (kind === "language") return vocabulary.language[value]?.definition.slice(0, -1) ?? value;
  return value;
}

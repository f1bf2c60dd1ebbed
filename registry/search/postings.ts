import { FONT_ROLES } from "../model/items.ts";
import { fontTags } from "./font-tags.ts";
import type { Meaning } from "./meanings.ts";
import type { SearchData, SearchRecord } from "./search-data.ts";

/** Which items have what a meaning names, and how strongly: key of the meaning -> position -> up to 2.5. */
export type Postings = ReadonlyMap<string, ReadonlyMap<number, number>>;

/** The first tag of a list is the strongest; each further one loses this much. */
const POSITION_PENALTY = 0.08;

/** How strongly an item has what it has, by the way in which it has it. */
export const STRENGTH = {
  font: { item: 2.5, wholeFamily: 1.3, heading: 1.05, body: 1, mono: 0.5 },
  script: { shown: 1, covered: 0.5, ofFont: 0.8 },
  category: 1,
  /** Of a font, of the moods and uses that pairings use it for. */
  derived: 0.35,
};

/** @param role narrows a font or a category to heading, body or mono */
export function keyOf({ kind, value }: Pick<Meaning, "kind" | "value">, role?: string): string {
  return role === undefined ? `${kind}:${value}` : `${kind}:${value}@${role}`;
}

/** Positions in the list of items identify them. */
export function postingsOf({
  items: records,
  languageSets,
}: Pick<SearchData, "items" | "languageSets">): Postings {
  const fonts = new Map(
    records.filter(({ type }) => type === "registry:font").map((font) => [font.name, font]),
  );
  const tagsOfFonts = fontTags(records);
  const postings = new Map<string, Map<number, number>>();
  for (const [id, record] of records.entries()) {
    const post = (key: string, strength: number) => {
      const known = postings.get(key) ?? new Map<number, number>();
      postings.set(key, known.set(id, Math.max(strength, known.get(id) ?? 0)));
    };
    postTags(record, post);
    const derived = tagsOfFonts.get(record.name);
    if (derived) postPurposes(derived, STRENGTH.derived, post);
    const { covered, ofFont } = STRENGTH.script;
    for (const language of languageSets[record.languages] ?? [])
      post(`language:${language}`, record.type === "registry:font" ? ofFont : covered);
    for (const language of record.shownLanguages)
      post(`language:${language}`, STRENGTH.script.shown);
    if (record.type === "registry:font") post(`font:${record.name}`, STRENGTH.font.item);
    else postFonts(record, fonts, post);
  }
  return postings;
}

type Post = (key: string, strength: number) => void;

function postTags(record: SearchRecord, post: Post): void {
  postPurposes(record, 1, post);
  for (const tag of record.categories) post(`category:${tag}`, STRENGTH.category);
  for (const tag of record.features) post(`feature:${tag}`, STRENGTH.category);
  const covered =
    record.type === "registry:font" ? STRENGTH.script.ofFont : STRENGTH.script.covered;
  for (const script of record.scripts) post(`script:${script}`, covered);
  for (const script of record.shownIn) post(`script:${script}`, STRENGTH.script.shown);
}

function postPurposes(
  { moods, useCases }: Pick<SearchRecord, "moods" | "useCases">,
  strength: number,
  post: Post,
): void {
  const ranked = (position: number) => strength * (1 - POSITION_PENALTY * position);
  for (const [position, tag] of moods.entries()) post(`mood:${tag}`, ranked(position));
  for (const [position, tag] of useCases.entries()) post(`useCase:${tag}`, ranked(position));
}

function postFonts(
  { fonts: names }: SearchRecord,
  fonts: ReadonlyMap<string, SearchRecord>,
  post: Post,
): void {
  for (const [position, role] of FONT_ROLES.entries()) {
    const name = names[position] ?? "";
    post(`font:${name}`, STRENGTH.font[role]);
    post(`font:${name}@${role}`, STRENGTH.font[role]);
    const { categories = [], face } = fonts.get(name) ?? {};
    for (const category of new Set([...categories, face?.generic])) {
      if (category !== undefined) post(`category:${category}@${role}`, STRENGTH.category);
    }
  }
  const [heading = "", body = ""] = names;
  if (heading === body) post(`font:${heading}`, STRENGTH.font.wholeFamily);
}

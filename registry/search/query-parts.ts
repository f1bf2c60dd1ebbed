import type { FontRole } from "../model/items.ts";
import type { Meaning, Meanings } from "./meanings.ts";
import { stemsOf } from "./words.ts";

/** A word or a phrase of a query, with what it means. */
export interface QueryPart {
  /** Stems, joined by spaces. */
  phrase: string;
  /** Empty for a word that is neither a tag, a synonym, a script nor a font. */
  meanings: readonly Meaning[];
  /** The role that a category or a font is wanted in: `serif headings`. */
  role?: FontRole;
  /** Follows a word such as `not`: what has it comes last. */
  isUnwanted?: true;
}

/** No tag, synonym or family name has more words. */
const MAX_WORDS = 5;

/** What is said after them is not wanted. */
const NEGATIONS: readonly string[] = stemsOf(
  "not no nothing never without less avoid except isnt arent dont doesnt",
);

/** Words that every query about fonts may contain, and that tell no item from another. */
const FILLERS: ReadonlySet<string> = new Set([
  ...NEGATIONS,
  ...stemsOf(
    `a an the and or but for of in on at to by from with as it that this my our your their is are be use using
     used i we want need support handle handling character letterform being looking look like similar alternative substitute replacement equivalent instead vs
     versus best good great nice top most very free adobe google font typeface type typography pair pairing
     combination combo match matching go goes style styled styling kind site website web page design some something any all which what set family
     lookalike version clone copy alternate switch convert more plus yet too quite inspired especially vibe feel feeling
     aesthetic theme mid early late proper diacritic accent lettering face language together companion
     you can could would should will may might must do does did done have has had get got make made who whose
     where when why how while still just only even also really actually pretty much lot bit people person project place name
     client thing about into than then so if its them they one
     readable readability legible business
     next js nextjs react tailwind shadcn vue nuxt svelte sveltekit astro vite`,
  ),
]);

/** `Avenir, but open source` */
const FILLERS_BESIDE_FONTS: ReadonlySet<string> = new Set(["open source", "opensource", "libre"]);

/** `Romanian ș ț`: one Latin letter says little. */
const LETTER = /^\p{Script=Latin}$/u;

const ROLE_WORDS: ReadonlyMap<string, FontRole> = new Map([
  ["heading", "heading"],
  ["header", "heading"],
  ["headline", "heading"],
  ["title", "heading"],
  ["body", "body"],
  ["text", "body"],
  ["paragraph", "body"],
  ["copy", "body"],
]);

/**
 * A query as parts, each the longest phrase that means something, or else a word. Fillers are left out
 * unless there is nothing else. A role word beside a category or a font narrows that to the role, and is
 * a filler elsewhere.
 */
export function queryParts(query: string, meanings: Meanings): QueryPart[] {
  const phrases = query.split(CLAUSE_END).flatMap((clause) => phrasesOf(clause, meanings));
  const isAboutFont = phrases.some(({ meanings: of }) => of.some(({ kind }) => kind === "font"));
  const telling = phrases.filter(
    ({ phrase }) =>
      !FILLERS.has(phrase) &&
      !LETTER.test(phrase) &&
      !(isAboutFont && FILLERS_BESIDE_FONTS.has(phrase)),
  );
  const parts = withFeatures(withRoles(telling.length > 0 ? telling : phrases));
  const distinct = new Map(parts.map((part) => [`${part.phrase}@${part.role ?? ""}`, part]));
  return [...distinct.values()];
}

/** Where a thought ends. */
const CLAUSE_END = /[,;:()–—]/u;

/** In a clause that begins with a negation nothing is wanted, up to `but`; elsewhere what follows one is not. */
function phrasesOf(clause: string, meanings: Meanings): QueryPart[] {
  const stems = stemsOf(clause);
  const first = stems.find((stem) => NEGATIONS.includes(stem) || !FILLERS.has(stem)) ?? "";
  let isUnwantedWhole = NEGATIONS.includes(first);
  const parts: QueryPart[] = [];
  let isNegated = false;
  let start = 0;
  while (start < stems.length) {
    let length = Math.min(MAX_WORDS, stems.length - start);
    const phrase = () => knownPhrase(stems.slice(start, start + length), meanings);
    while (length > 1 && phrase() === undefined) length -= 1;
    const known = phrase() ?? stems[start] ?? "";
    const isTelling = !FILLERS.has(known);
    const meant = meanings.get(known) ?? [];
    // `not a machine-cold sans` may be another sans.
    const isNoun = meant.some(isClass) && parts.some((part) => part.isUnwanted);
    // `friendlier than Inter`
    const isCompared = parts.at(-1)?.phrase === "than" && meant.some(({ kind }) => kind === "font");
    const isUnwanted = isTelling && ((isNegated && !isNoun) || isCompared);
    parts.push({
      phrase: known,
      meanings: meant,
      ...(isUnwanted && { isUnwanted }),
    });
    if (known === "but") isUnwantedWhole = isNegated = false;
    // `not Lobster or Pacifico`
    if (known === "or" && parts.at(-2)?.isUnwanted) isNegated = true;
    isNegated = NEGATIONS.includes(known) || (isNegated && (isUnwantedWhole || !isTelling));
    start += length;
  }
  return parts;
}

/** Words as a phrase that means something: as they are, or joined, since `quick sand` is Quicksand. */
function knownPhrase(words: readonly string[], meanings: Meanings): string | undefined {
  return [words.join(" "), words.join("")].find((phrase) => meanings.has(phrase));
}

/**
 * `serif headings` -> `serif` in the role of headings: a role word goes to the part before it, else to the
 * one after it; the other way round where the query begins with one: `heading Lora body Inter`.
 */
function withRoles(parts: readonly QueryPart[]): QueryPart[] {
  const roles = parts.map(({ phrase }) => ROLE_WORDS.get(phrase));
  const hasOthers = roles.includes(undefined);
  const [near, far] = roles[0] === undefined ? [1, -1] : [-1, 1];
  const acceptsRoleAt = (position: number) =>
    roles[position] === undefined && acceptsRole(parts[position]);
  return parts.flatMap((part, position) => {
    const isTaken = acceptsRoleAt(position - 1) || acceptsRoleAt(position + 1);
    if (roles[position] !== undefined) return isTaken || hasOthers ? [] : [part];
    if (!acceptsRoleAt(position)) return [part];
    const left = acceptsRoleAt(position + 2 * far) ? undefined : roles[position + far];
    const role = roles[position + near] ?? left;
    return [role === undefined ? part : { ...part, role }];
  });
}

/** `oldstyle numerals in a sans`: the features of a pairing are those of its text, so its class is meant. */
function withFeatures(parts: readonly QueryPart[]): QueryPart[] {
  const isAbout = ({ meanings }: QueryPart, kind: Meaning["kind"]) =>
    meanings.length > 0 && meanings.every((meaning) => meaning.kind === kind);
  if (!parts.some((part) => isAbout(part, "feature"))) return [...parts];
  return parts.map((part) =>
    part.role === undefined && part.meanings.length > 0 && part.meanings.every(isClass)
      ? { ...part, role: "body" }
      : part,
  );
}

/** Of a face; other categories are of pairings. */
function isClass({ kind, value }: Meaning): boolean {
  const isOfPairing = value === "variable" || value === "superfamily" || value === "non-latin";
  return kind === "category" && !isOfPairing;
}

/** Whether a part means something that a role can have: a font, or a category of fonts. */
function acceptsRole(part: QueryPart | undefined): boolean {
  return (part?.meanings ?? []).some(({ kind }) => kind === "font" || kind === "category");
}

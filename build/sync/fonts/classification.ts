import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Classification } from "../../../registry/model/items.ts";
import { packageDir } from "../../../registry/model/package-root.ts";
import type { FontCategory, FontItem } from "../../../schemas/index.ts";

type Category = NonNullable<FontItem["categories"]>[number];

/** What a family is classified by. */
interface NamedFamily {
  family: string;
  /** The category as published. */
  measured: { category: Classification };
}

interface Reviewed<Families> {
  about: string;
  families: Families;
}

/** What no source publishes, or states wrongly, each with the reason. */
const REVIEWED = readTable("reviewed-families.json") as {
  genericFamily: Reviewed<Record<FontCategory, string[]>>;
  printedHandwriting: Reviewed<string[]>;
  /** What a family is for if not for text. */
  kinds: Partial<Record<Category, Reviewed<string[]>>>;
  scripts: Reviewed<Record<string, string[]>>;
};

/**
 * The families of each style of letters that `registry/vocabulary/categories.json` defines. No source
 * publishes them: these are the families that pairings use and the best-known others, each looked at as drawn.
 */
const FACE_STYLES = readTable("face-styles.json") as Partial<Record<Category, string[]>>;

/** The subsets of families newer than the published metadata, by family. */
export const REVIEWED_SCRIPTS: Readonly<Record<string, readonly string[]>> =
  REVIEWED.scripts.families;

/** Words of a family's name that state how its strokes end, or that its letters have one width. */
const WORDS: readonly [FontCategory, readonly string[]][] = [
  ["monospace", ["Mono", "Code", "Coding"]],
  ["serif", ["Serif", "Slab", "Antiqua", "Roman", "Fatface", "Fraktur", "Blackletter"]],
  ["sans-serif", ["Sans", "Grotesk", "Grotesque", "Gothic"]],
];

/** The classification, the styles of the face in alphabetical order, then what it is for if not for text. */
export function categoriesOf(facts: NamedFamily): Category[] {
  const kinds = Object.entries(REVIEWED.kinds).map(([kind, { families }]) => [kind, families]);
  return [
    classificationOf(facts),
    ...listsWith(facts.family, FACE_STYLES),
    ...listsWith(facts.family, Object.fromEntries(kinds) as typeof FACE_STYLES),
  ];
}

/** The published category, except for monospaced families in another one, which their names identify. */
export function classificationOf({ family, measured }: NamedFamily): Classification {
  const isText = measured.category === "sans-serif" || measured.category === "serif";
  return isText && genericByName(family) === "monospace" ? "monospace" : measured.category;
}

/**
 * The generic family at the end of the CSS `family`: `cursive` for handwriting, except printed hands and
 * monospaced faces; else the one that the face is nearest to.
 *
 * @see CSS Fonts 4, `cursive`: more like pen or brush writing than printed letters
 */
export function cssGenericFamilyOf(facts: NamedFamily): FontCategory | "cursive" {
  const generic = genericFamilyOf(facts);
  const isPrinted = REVIEWED.printedHandwriting.families.includes(facts.family);
  const isWritten = classificationOf(facts) === "handwriting" && generic !== "monospace";
  return isWritten && !isPrinted ? "cursive" : generic;
}

/**
 * Which of three generic families is nearest, also of display and handwriting faces. The first that applies:
 * the table of reviewed faces; the classification, if it is sans serif, serif or monospace; a word in the
 * family's name; sans-serif, since most display faces, and handwriting, have no serifs.
 */
export function genericFamilyOf(facts: NamedFamily): FontCategory {
  const classification = classificationOf(facts);
  const isGeneric = classification !== "display" && classification !== "handwriting";
  const [reviewed] = listsWith(facts.family, REVIEWED.genericFamily.families);
  return reviewed ?? (isGeneric ? classification : (genericByName(facts.family) ?? "sans-serif"));
}

function genericByName(family: string): FontCategory | undefined {
  const words = family.split(" ");
  const [reviewed] = listsWith(family, REVIEWED.genericFamily.families);
  return reviewed ?? WORDS.find(([, known]) => words.some((word) => known.includes(word)))?.[0];
}

/** The names of the lists that have a family. */
function listsWith<Name extends string>(
  family: string,
  lists: Readonly<Partial<Record<Name, readonly string[]>>>,
): Name[] {
  return (Object.keys(lists) as Name[]).filter((name) => lists[name]?.includes(family));
}

function readTable(name: string): unknown {
  return JSON.parse(readFileSync(join(packageDir, "build/sync/fonts", name), "utf8"));
}

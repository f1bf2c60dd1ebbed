import {
  FONT_ROLES,
  type FontItem,
  type FontRole,
  type PairingItem,
  type Rules,
  byCodePoints,
} from "../model/items.ts";
import { fontOfRole, namesDirectly, resolveFontName } from "../pairing/pairing-fonts.ts";
import { HEADING_KEYS, type HeadingKey } from "../pairing/scale.ts";
import { fallbackFaces } from "./fallback-faces.ts";
import { familyList } from "./family-list.ts";
import { type FontUse, fontUses } from "../pairing/font-use.ts";
import { loadedFaces } from "../pairing/loaded-faces.ts";
import { type NextFont, type NextFontUse, nextFontOf, suitsNextFont } from "./next-font.ts";

/** What an item states so that the client installs the fonts of a pairing. */
export interface InstalledFonts {
  /** Items of their own, which the item depends on. */
  nextFonts: NextFont[];
  /** The npm packages of the others. */
  dependencies: string[];
  /** Keys of `css` at the top level: imports, then faces of files, then fallback faces. */
  css: Record<string, object>;
  /** The value of each role's variable. */
  families: Record<FontRole, string>;
  /** The families of `em` in headings, by selector: `next/font` has the upright letters alone. */
  italics: Rules;
  /** The variables of fonts that a rule names directly, not by a role. */
  variables: Record<string, string>;
}

/** What browsers draw in italics. */
export const EMPHASIS = ":is(em, i, cite, dfn)";

/**
 * The fonts of a pairing, with no more faces than it draws. A family that comes from a package, or from files of the registry, is in the
 * role's variable itself: a variable of the font's name could be that of `next/font`, from a pairing
 * that was installed before.
 *
 * @param isNextFont whether one that suits it is left to `next/font` in Next.js, by the name of its item
 * @param textPixels the size of text, where it is known
 * @throws RangeError when the font of a role does not exist
 */
export function installedFonts(
  pairing: PairingItem,
  fonts: (name: string) => FontItem | undefined,
  isNextFont: (name: string) => boolean,
  textPixels?: number,
): InstalledFonts {
  const uses = fontUses(pairing, fonts, textPixels);
  const isNext = (use: FontUse): use is NextFontUse =>
    suitsNextFont(use) && isNextFont(nextFontOf(use, pairing).name);
  const packaged = (use: FontUse) => {
    const loaded = loadedFaces(use);
    return { font: use.font, ...loaded, family: familyList(use, loaded.family) };
  };
  const packages = uses.filter((use) => !isNext(use)).map(packaged);
  const italics = uses
    .filter((use) => isNext(use) && use.italics.length > 0)
    .map((use) => packaged({ ...use, weights: [] }));
  const nextFonts = uses.filter(isNext).map((use) => nextFontOf(use, pairing));
  const families = new Map([
    ...packages.map(({ font, family }) => [font.name, family] as const),
    // Where a framework renames the variable of `next/font`, or never sets it, its package's family serves.
    ...nextFonts.map(
      ({ font: { variable, family } }) =>
        [variable.slice("--font-".length), `var(${variable}, ${family})`] as const,
    ),
  ]);
  const familyInRole = (role: FontRole) => families.get(fontOfRole(pairing, role, fonts).name);
  const named = packages.filter(({ font }) => namesDirectly(pairing, font));
  return {
    // The client would take the declaration of `--font-roboto-slab` for that of `--font-roboto`.
    nextFonts: nextFonts.toSorted((a, b) => byCodePoints(a.name, b.name)),
    dependencies: [
      ...new Set([...packages, ...italics].flatMap(({ dependencies }) => dependencies)),
    ],
    italics: Object.fromEntries(
      italics.map(({ font, family }) => [
        `:is(${headingsIn(pairing, font).join(", ")}) ${EMPHASIS}`,
        { "font-family": family },
      ]),
    ),
    css: {
      ...statements([...packages, ...italics].flatMap(({ imports }) => imports)),
      ...merged(packages.map(({ faces }) => faces)),
      ...merged(uses.map((use) => fallbackFaces(use).css)),
    },
    families: Object.fromEntries(FONT_ROLES.map((role) => [role, familyInRole(role)])) as Record<
      FontRole,
      string
    >,
    variables: Object.fromEntries(named.map(({ font, family }) => [font.font.variable, family])),
  };
}

/** The keys of the headings that a font sets. */
function headingsIn(pairing: PairingItem, { name }: FontItem): HeadingKey[] {
  return HEADING_KEYS.filter(
    (key) => resolveFontName(pairing, pairing.css[key]["font-family"]) === name,
  );
}

function merged(rules: readonly Record<string, object>[]): Record<string, object> {
  return Object.assign({}, ...rules) as Record<string, object>;
}

/** At-rules without a block, as keys of an item's `css`. */
export function statements(lines: readonly string[]): Record<string, object> {
  return Object.fromEntries(lines.map((line) => [line, {}]));
}

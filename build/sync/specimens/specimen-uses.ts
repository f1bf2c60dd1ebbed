import { readFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "glob";
import { cardTextOf, lettersOfCard } from "../../site/shared/cards/card-text.ts";
import type { Catalog } from "../../../registry/pairing/catalog.ts";
import { fontUses } from "../../../registry/pairing/font-use.ts";
import type { FontItem } from "../../../registry/model/items.ts";
import { specimensDir } from "../../../registry/model/package-root.ts";
import { fontInRole } from "../../../registry/pairing/pairing-fonts.ts";
import { scriptsOf } from "../../../registry/faces/scripts.ts";
import { SITE_FONT, SITE_LETTERS, SITE_MONO } from "../../site/shared/specimen/specimens.ts";
import { alphabetOf, withParts } from "./specimen-characters.ts";

/** The size of headlines on cards, and of their texts and code, in pixels. */
const HEADLINE_PIXELS = 40;
const TEXT_PIXELS = 16;
const SITE_WEIGHTS = [400, 600];

/** A language of the sample texts, as far as the faces need it. */
export interface SpecimenLanguage {
  /** The provider's subsets, all of which a font needs. */
  subsets: readonly string[];
  /** Every character of its texts, and ASCII characters that are not in them. */
  characters: string;
}

/** What cards set in one weight of a font. */
export interface CardUse {
  weight: number;
  characters: Set<string>;
  /** In pixels; `default` where a pairing turns optical sizes off. */
  opticalSizes: Set<number | "default">;
}

/** What the site sets in a font, over all pairings. */
export interface SpecimenUse {
  font: FontItem;
  cards: Map<number, CardUse>;
  /** The weights of headings, text and code, which the font has. */
  weights: Set<number>;
  /** Whether running text is set in it, and the family has true italics. */
  hasItalic: boolean;
  /** Whether a pairing sets headings or text in it. */
  isForWords: boolean;
  /** Whether a pairing sets it at its optical sizes. */
  hasOpticalSizes: boolean;
  /** Further scripts: characters of languages that heading and text of a pairing both have. */
  scripts: Set<string>;
}

/** The languages of `specimens/languages/`. */
export function readSpecimenLanguages(): SpecimenLanguage[] {
  const cwd = join(specimensDir, "languages");
  return globSync("*.json", { cwd, absolute: true }).map((file) => {
    const { subsets, ...texts } = JSON.parse(readFileSync(file, "utf8")) as SpecimenLanguage;
    return { subsets, characters: JSON.stringify(texts) };
  });
}

/** By font, in the order of the fonts' names. */
export function specimenUses(
  { pairings, fonts }: Catalog,
  languages: readonly SpecimenLanguage[],
): SpecimenUse[] {
  const uses = new Map<string, SpecimenUse>();
  const useOf = (name = ""): SpecimenUse => {
    const font = fonts.get(name);
    if (font === undefined) throw new RangeError(`Font ${name} not found`);
    const use = uses.get(name) ?? {
      font,
      cards: new Map(),
      weights: new Set(),
      scripts: new Set(),
      hasItalic: false,
      hasOpticalSizes: false,
      isForWords: false,
    };
    uses.set(name, use);
    return use;
  };
  for (const weight of SITE_WEIGHTS) {
    useOf(SITE_FONT).weights.add(weight);
    addCard(useOf(SITE_FONT), weight, SITE_LETTERS, TEXT_PIXELS);
  }
  useOf(SITE_MONO).weights.add(400);
  for (const pairing of pairings.values()) {
    for (const { font, settings, italics, hasOpticalSizes } of fontUses(pairing, (name) =>
      fonts.get(name),
    )) {
      const use = useOf(font.name);
      for (const { weight } of settings) use.weights.add(weight);
      use.hasItalic ||= italics.includes(400);
      use.hasOpticalSizes ||= hasOpticalSizes;
    }
    const heading = useOf(fontInRole(pairing, "heading"));
    const body = useOf(fontInRole(pairing, "body"));
    heading.isForWords = body.isForWords = true;
    const mono = useOf(fontInRole(pairing, "mono"));
    const text = cardTextOf(pairing, body.font.font.subsets);
    const letters = lettersOfCard(text);
    const size = (pixels: number) => (pairing.meta?.opticalSizing === "none" ? "default" : pixels);
    addCard(heading, Number(pairing.css.h1["font-weight"]), letters.heading, size(HEADLINE_PIXELS));
    addCard(body, 400, letters.body, size(TEXT_PIXELS));
    if (letters.mono !== "") addCard(mono, 400, letters.mono, size(TEXT_PIXELS));
    const preview = pairing.meta?.preview ?? "";
    const shared = languages.filter(
      (language) =>
        covers(heading.font, language) &&
        covers(body.font, language) &&
        (!isExtendedLatin(language) || isShownIn(preview, language)),
    );
    const texts = shared.flatMap(({ characters, subsets }) => [
      characters,
      ...subsets.map(alphabetOf),
    ]);
    const native = text.nativeName === undefined ? "" : `${letters.heading}${letters.body}`;
    for (const { scripts } of [heading, body])
      addAll(scripts, `${preview}${native}${texts.join("")}`);
  }
  return [...uses.values()].sort((a, b) => (a.font.name < b.font.name ? -1 : 1));
}

function addCard(
  { cards }: SpecimenUse,
  weight: number,
  text: string,
  opticalSize: number | "default",
): void {
  const card = cards.get(weight) ?? { weight, characters: new Set(), opticalSizes: new Set() };
  cards.set(weight, card);
  addAll(card.characters, text);
  card.opticalSizes.add(opticalSize);
}

function covers({ meta }: FontItem, { subsets }: SpecimenLanguage): boolean {
  return subsets.every((subset) => meta?.scripts?.includes(subset));
}

/** Most families have these letters: a file for each of them would be every third file of the site. */
function isExtendedLatin({ subsets }: SpecimenLanguage): boolean {
  return subsets.some((subset) => subset === "latin-ext" || subset === "vietnamese");
}

function isShownIn(preview: string, { subsets }: SpecimenLanguage): boolean {
  const scripts = scriptsOf(preview).map(({ script }) => script);
  const isVietnamese = scripts.includes("Vietnamese");
  if (subsets.includes("vietnamese")) return isVietnamese;
  return !isVietnamese && scripts.includes("Latin") && /[\u0100-\u024f]/.test(preview);
}

function addAll(characters: Set<string>, text: string): void {
  for (const character of withParts(text)) characters.add(character);
}

import type { Catalog } from "../../../registry/pairing/catalog.ts";
import { cardFamily, faceRule } from "../shared/faces/face-rule.ts";
import { setsPlainLatin } from "../shared/faces/plain-latin.ts";
import { inPagesLayer } from "../shared/pages-layer.ts";
import type { Specimens } from "../shared/specimen/specimens.ts";
import type { UsedAs } from "./page-state.ts";

/** Fonts to begin with, those of the registry. */
const OFFERED: Readonly<Record<UsedAs, readonly string[]>> = {
  text: ["inter", "source-sans-3", "lora", "eb-garamond", "ibm-plex-sans", "jetbrains-mono"],
  heading: [
    "playfair-display",
    "bebas-neue",
    "fraunces",
    "space-grotesk",
    "abril-fatface",
    "dm-serif-display",
  ],
};

/** A font to begin with. */
export interface OfferedFont {
  name: string;
  title: string;
}

/** By what they are used as. */
export type Offered = Readonly<Record<UsedAs, readonly OfferedFont[]>>;

export function offeredFonts({ fonts }: Pick<Catalog, "fonts">): Offered {
  const known = (names: readonly string[]) =>
    names.flatMap((name) => {
      const font = fonts.get(name);
      return font === undefined ? [] : [{ name, title: font.title }];
    });
  return { text: known(OFFERED.text), heading: known(OFFERED.heading) };
}

/** Their names in the small faces of cards, under `.offered-{name}`. */
export function offeredFontsCss(
  { fonts }: Pick<Catalog, "fonts">,
  specimens: Pick<Specimens, "card" | "text">,
): string {
  const { text, heading } = offeredFonts({ fonts });
  const rules = [...text, ...heading].flatMap(({ name, title }) => {
    const weight = [400, 600].find((one) => specimens.card(name, one, title).length > 0);
    const faces =
      weight === undefined
        ? specimens.text(name).filter(({ unicodeRange }) => setsPlainLatin(unicodeRange))
        : specimens.card(name, weight, title);
    const family = cardFamily(name);
    return [
      ...faces.map((face) => faceRule(family, face)),
      `.offered-${name}{font-family:${family};font-weight:${weight ?? 400}}`,
    ];
  });
  return inPagesLayer(rules.join(""));
}

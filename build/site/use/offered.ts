import type { Catalog } from "../../../registry/pairing/catalog.ts";
import { cardFamily, faceRule } from "../shared/faces/face-rule.ts";
import { inPagesLayer } from "../shared/pages-layer.ts";
import type { Specimens } from "../shared/specimen/specimens.ts";
import type { UsedAs } from "./page-state.ts";

/** Fonts to begin with, those of the registry. */
const OFFERED: Readonly<Record<UsedAs, readonly string[]>> = {
  text: ["inter", "source-sans-3", "lora", "eb-garamond", "jetbrains-mono"],
  heading: ["playfair-display", "bebas-neue", "fraunces", "space-grotesk", "dm-serif-display"],
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
  specimens: Pick<Specimens, "card">,
): string {
  const { text, heading } = offeredFonts({ fonts });
  const rules = [...text, ...heading].flatMap(({ name, title }) => {
    const weight = [400, 600].find((one) => specimens.card(name, one, title).length > 0) ?? 400;
    const faces = specimens.card(name, weight, title);
    const family = cardFamily(name);
    return [
      ...faces.map((face) => faceRule(family, face)),
      `.offered-${name}{font-family:${family};font-weight:${weight}}`,
    ];
  });
  return inPagesLayer(rules.join(""));
}

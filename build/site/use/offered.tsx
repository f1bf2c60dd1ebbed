import type { FontItem } from "../../../registry/model/items.ts";
import type { Catalog } from "../../../registry/pairing/catalog.ts";
import { cardFamily, faceRule, familiesCss } from "../shared/faces/face-rule.ts";
import { inPagesLayer } from "../shared/pages-layer.ts";
import type { Specimens } from "../shared/specimen/specimens.ts";
import { USES, type UsedAs } from "./page-state.ts";

/** Fonts to begin with, those of the registry. */
const OFFERED: Readonly<Record<UsedAs, readonly string[]>> = {
  text: ["inter", "source-sans-3", "lora", "eb-garamond", "jetbrains-mono"],
  heading: ["playfair-display", "bebas-neue", "fraunces", "space-grotesk", "dm-serif-display"],
};

/** Another registry may have some of them. */
function offeredAs(as: UsedAs, { fonts }: Pick<Catalog, "fonts">): FontItem[] {
  return OFFERED[as].flatMap((name) => fonts.get(name) ?? []);
}

/** Links to fonts to begin with, shown where none is chosen. */
export function OfferedFonts({ catalog }: { catalog: Pick<Catalog, "fonts"> }) {
  return (
    <section class="use-offers" aria-label="Begin with" hidden>
      {USES.map((as) => (
        <div>
          <h2>{as === "text" ? "As text" : "As headings"}</h2>
          <ul>
            {offeredAs(as, catalog).map(({ name, title }) => (
              <li>
                <a class={`offered-${name}`} href={`?font=${name}&as=${as}`}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** Their names in the small faces of cards. */
export function offeredFontsCss(
  catalog: Pick<Catalog, "fonts">,
  specimens: Pick<Specimens, "card">,
): string {
  const fonts = USES.flatMap((as) => offeredAs(as, catalog));
  const rules = fonts.flatMap((font) => {
    const { name, title } = font;
    const weight = [400, 600].find((one) => specimens.card(name, one, title).length > 0) ?? 400;
    const faces = specimens.card(name, weight, title);
    const families = familiesCss(font, faces.map(cardFamily));
    return [
      ...faces.map((face) => faceRule(cardFamily(face), face)),
      `.offered-${name}{font-family:${families};font-weight:${weight}}`,
    ];
  });
  return inPagesLayer(rules.join(""));
}

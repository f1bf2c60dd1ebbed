import { FONT_ROLES, type FontItem, type FontRole } from "../../../registry/model/items.ts";
import { pixelsOf, textSizeOf } from "../../../registry/pairing/scale.ts";
import type { SitePairing } from "../shared/site.ts";
import { type Proportions, proportionsOf } from "../../../registry/faces/proportions.ts";
import { ROLE_LABELS } from "../shared/fonts/listed-font.ts";
import { WideTable } from "./wide-table.tsx";

/** Letters that show cap height, x-height and a descender on the baseline. */
const LETTERS = "Hxg";
/** The word by which typographers compare faces: it has most of the shapes that letters are made of. */
const WORD = "Hamburgefonstiv";

/** In em of the letters, from the top of a drawing. */
const BASELINE = 1;

/** The three faces at one size on the lines of the text face, and a word that shows how wide each runs. */
export function FaceDrawing({ pairing }: { pairing: SitePairing }) {
  return (
    <div class={`faces type-${pairing.name}`}>
      {FONT_ROLES.map((role) => (
        <figure>
          <Letters role={role} font={pairing[role]} text={pairing.body} />
          <figcaption>
            <span class="face-name">
              {ROLE_LABELS.get(role)}, {pairing[role].title}
            </span>
            <div>
              <span class={`word ${role}`} aria-hidden="true">
                {WORD}
              </span>
            </div>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

/** With the lines of the text face through them, and beside them their own where those differ. */
function Letters({ role, font, text }: { role: FontRole; font: FontItem; text: FontItem }) {
  const shared = heightsOf(text);
  const own = heightsOf(font).filter((height) => !shared.includes(height));
  const { xHeight, capHeight } = proportionsOf(font);
  return (
    <svg class="pairing-letters" role="img" aria-label={`${LETTERS} in ${font.title}`}>
      <line class="baseline" x2="100%" y1={`${BASELINE}em`} y2={`${BASELINE}em`} />
      {shared.map((height) => (
        <line x2="100%" y1={lineAt(height)} y2={lineAt(height)} />
      ))}
      <LineName name="capitals" height={capHeight} />
      <LineName name="x-height" height={xHeight} />
      <LineName name="baseline" height={0} />
      {own.map((height) => (
        <line class="pairing-own-line" x2="100%" y1={lineAt(height)} y2={lineAt(height)} />
      ))}
      <text class={role} y={`${BASELINE}em`}>
        {LETTERS}
      </text>
    </svg>
  );
}

/** At the end of a line of the face, above it; nothing where the font does not state the height. */
function LineName({ name, height }: { name: string; height: number | undefined }) {
  if (height === undefined) return null;
  return (
    <svg class="pairing-line-name" y={lineAt(height)}>
      <text x="100%" y="-4">
        {name}
      </text>
    </svg>
  );
}

/** The x-height and the cap height that a font states, in em. */
function heightsOf(font: FontItem): number[] {
  const { xHeight, capHeight } = proportionsOf(font);
  return [xHeight, capHeight].flatMap((height) => height ?? []);
}

function lineAt(height: number): string {
  return `${Number((BASELINE - height).toFixed(3))}em`;
}

/** The figures of the drawing, and what a font's x-height is at the size of long text. */
export function ProportionsTable({ pairing }: { pairing: SitePairing }) {
  const pixels = pixelsOf(textSizeOf(pairing.item));
  const number = (
    label: string,
    of: (measures: Proportions) => number | undefined,
    digits = 3,
  ) => ({
    label,
    class: "number",
    of: (font: FontItem) => of(proportionsOf(font))?.toFixed(digits) ?? "not stated",
  });
  const columns = [
    { label: "Face", of: ({ title }: FontItem) => title },
    number("x-height, em", ({ xHeight }) => xHeight),
    number("Cap height, em", ({ capHeight }) => capHeight),
    number("Width, em", ({ width }) => width),
    number(`x-height at ${pixels} px`, ({ xHeight }) => xHeight && xHeight * pixels, 1),
  ];
  const fonts = new Set(FONT_ROLES.map((role) => pairing[role]));
  return <WideTable label="Proportions of the faces" columns={columns} rows={[...fonts]} />;
}

import { FONT_ROLES, type FontItem, type FontRole } from "../../../registry/model/items.ts";
import { pixelsOf, textSizeOf } from "../../../registry/pairing/scale.ts";
import type { SitePairing } from "../shared/site.ts";
import { proportionsOf } from "../../../registry/faces/proportions.ts";
import { ROLE_LABELS } from "../shared/fonts/listed-font.ts";

/** Letters that show cap height, x-height and a descender on the baseline. */
const LETTERS = "Hxg";
/** The word by which typographers compare faces: it has most of the shapes that letters are made of. */
const WORD = "Hamburgefonstiv";

/** In em of the letters, from the top of a drawing. */
const BASELINE = 1;

/**
 * The three faces at one size on shared lines, those of the text face, and a word that shows how wide
 * each runs. The size is in pixels of the page, not scaled to its width.
 */
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
  const textPixels = pixelsOf(textSizeOf(pairing.item));
  const columns: readonly { term: string; of: (font: Proportions) => string }[] = [
    { term: "x-height, em", of: ({ xHeight }) => stated(xHeight, 3) },
    { term: "Cap height, em", of: ({ capHeight }) => stated(capHeight, 3) },
    { term: "Width, em", of: ({ width }) => stated(width, 3) },
    {
      term: `x-height at ${textPixels} px`,
      of: ({ xHeight }) => stated(xHeight && xHeight * textPixels, 1),
    },
  ];
  return (
    <div class="wide-table" tabIndex={0} role="region" aria-label="Proportions of the faces">
      <table>
        <thead>
          <tr>
            <th scope="col">Face</th>
            {columns.map(({ term }) => (
              <th scope="col" class="number">
                {term}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...new Set(FONT_ROLES.map((role) => pairing[role]))].map((font) => (
            <tr>
              <th scope="row">{font.title}</th>
              {columns.map(({ of }) => (
                <td class="number">{of(proportionsOf(font))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Proportions = ReturnType<typeof proportionsOf>;

function stated(length: number | undefined, digits: number): string {
  return length === undefined ? "not stated" : length.toFixed(digits);
}

import { FONT_ROLES, type FontItem } from "../../../registry/items.ts";
import { pixelsOf, textSizeOf } from "../../../registry/scale.ts";
import type { SitePairing } from "../site.ts";
import { proportionsOf } from "./face-measures.ts";
import { ROLE_LABELS } from "./pairing-head.tsx";

/** Of the drawing, in its own units, which are pixels at its full width. */
const SIZE = 128;
const CELL = 312;
const CELL_PADDING = 24;
const BASELINE = 150;
const HEIGHT = 206;
const WIDTH = CELL * FONT_ROLES.length;

/** Letters that show x-height, cap height, the baseline and a descender. */
const LETTERS = "Hxagn";

/**
 * The three faces at one size on shared lines: those of the text face go through all three, and each
 * other face has its own beside its letters.
 */
export function FaceDrawing({ pairing }: { pairing: SitePairing }) {
  const text = proportionsOf(pairing.body);
  return (
    <svg
      class={`face-drawing type-${pairing.name}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${LETTERS} in the three faces at one size, on the lines of the text face. The table below has the figures.`}
    >
      <line class="baseline" x1="0" x2={WIDTH} y1={BASELINE} y2={BASELINE} />
      {[text.xHeight, text.capHeight].map(
        (height) =>
          height !== undefined && (
            <line class="shared" x1="0" x2={WIDTH} y1={lineAt(height)} y2={lineAt(height)} />
          ),
      )}
      {FONT_ROLES.map((role, index) => (
        <>
          {role !== "body" && <OwnLines font={pairing[role]} x={index * CELL} />}
          <text
            class={role}
            x={index * CELL + CELL_PADDING}
            y={BASELINE}
            font-size={SIZE}
            font-weight={role === "heading" ? pairing.item.css.h1["font-weight"] : "400"}
          >
            {LETTERS}
          </text>
        </>
      ))}
    </svg>
  );
}

function OwnLines({ font, x }: { font: FontItem; x: number }) {
  const { xHeight, capHeight } = proportionsOf(font);
  return (
    <>
      {[xHeight, capHeight].map(
        (height) =>
          height !== undefined && (
            <line class="own" x1={x} x2={x + CELL} y1={lineAt(height)} y2={lineAt(height)} />
          ),
      )}
    </>
  );
}

/** The place of a height in em. */
function lineAt(height: number): number {
  return Number((BASELINE - height * SIZE).toFixed(1));
}

/** The figures of the drawing, and what a font's x-height is at the size of long text. */
export function ProportionsTable({ pairing }: { pairing: SitePairing }) {
  const textPixels = pixelsOf(textSizeOf(pairing.item));
  return (
    <div class="wide-table" tabIndex={0} role="region" aria-label="Proportions of the faces">
      <table>
        <thead>
          <tr>
            <th scope="col">Face</th>
            <th scope="col">Role</th>
            <th scope="col">x-height</th>
            <th scope="col">Cap height</th>
            <th scope="col">Width</th>
            <th scope="col">x at {textPixels}px</th>
          </tr>
        </thead>
        <tbody>
          {FONT_ROLES.map((role) => {
            const { xHeight, capHeight, width } = proportionsOf(pairing[role]);
            return (
              <tr>
                <th scope="row">{pairing[role].title}</th>
                <td>{ROLE_LABELS[role]}</td>
                <td>{inEm(xHeight)}</td>
                <td>{inEm(capHeight)}</td>
                <td>{inEm(width)}</td>
                <td>
                  {xHeight === undefined ? "not stated" : `${(xHeight * textPixels).toFixed(1)}px`}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function inEm(length: number | undefined): string {
  return length === undefined ? "not stated" : `${length.toFixed(3)} em`;
}

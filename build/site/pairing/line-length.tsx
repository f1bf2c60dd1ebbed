import { PHONE_COLUMN_PIXELS, pixelsOf, textSizeOf } from "../../../registry/pairing/scale.ts";
import type { SitePairing } from "../shared/site.ts";
import { charactersIn, proportionsOf } from "../../../registry/faces/proportions.ts";

/** A phone's column, a narrow and a usual column of a desktop. */
const COLUMNS = [PHONE_COLUMN_PIXELS, 560, 680];

/** The measure, and how many characters a line has; nothing for a font that states no widths. */
export function LineLength({ pairing: { item, body } }: { pairing: SitePairing }) {
  const size = pixelsOf(textSizeOf(item));
  const measure = item.meta?.measure;
  if (measure === undefined) return <p>{body.title} states no widths of Latin letters.</p>;
  const pixels = Math.round(Number.parseFloat(measure) * size);
  return (
    <>
      <p>
        Columns of <code>max-width: {measure}</code> hold about 66 characters: {pixels} px where
        text has {size} px.
      </p>
      {proportionsOf(body).width !== undefined && (
        <ul class="columns">
          {COLUMNS.map((column) => (
            <li>
              {column} px <b>{charactersIn(column, size, body)} characters</b>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

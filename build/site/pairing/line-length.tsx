import { PHONE_COLUMN_PIXELS, pixelsOf, textSizeOf } from "../../../registry/pairing/scale.ts";
import type { SitePairing } from "../shared/site.ts";
import { charactersIn, pixelsFor } from "../../../registry/faces/proportions.ts";

/** A phone's column, a narrow and a usual column of a desktop. */
const COLUMNS = [PHONE_COLUMN_PIXELS, 560, 680];
/** What books have. */
const COMFORTABLE = 66;

/** How many characters a line has, as sentences; nothing for a font that states no widths. */
export function LineLength({ pairing: { item, body } }: { pairing: SitePairing }) {
  const size = pixelsOf(textSizeOf(item));
  const comfortable = pixelsFor(COMFORTABLE, size, body);
  if (comfortable === undefined) return <p>{body.title} states no widths of Latin letters.</p>;
  const rem = Number((comfortable / pixelsOf("1rem")).toFixed(1));
  return (
    <>
      <p>
        At {size} px, lines of {COMFORTABLE} characters are {comfortable} px wide:{" "}
        <code>max-width: {rem}rem</code>.
      </p>
      <ul class="columns">
        {COLUMNS.map((column) => (
          <li>
            {column} px <b>{charactersIn(column, size, body)} characters</b>
          </li>
        ))}
      </ul>
    </>
  );
}

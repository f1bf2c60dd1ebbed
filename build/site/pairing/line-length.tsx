import { pixelsOf, textSizeOf } from "../../../registry/pairing/scale.ts";
import type { SitePairing } from "../shared/site.ts";

/** The measure of long text. */
export function LineLength({ pairing: { item, body } }: { pairing: SitePairing }) {
  const size = pixelsOf(textSizeOf(item));
  const measure = item.meta?.measure;
  if (measure === undefined) return <p>{body.title} states no widths of Latin letters.</p>;
  const pixels = Math.round(Number.parseFloat(measure) * size);
  return (
    <p>
      Columns of <code>max-width: {measure}</code> hold about 66 characters: {pixels} px where text
      has {size} px.
    </p>
  );
}

import type { FontItem, PairingItem } from "../../../registry/model/items.ts";
import type { Site } from "../shared/site.ts";

/** The name of a pairing in its own script; undefined where the heading face lacks a letter of it. */
export function shownNativeName(
  { specimens }: Pick<Site, "specimens">,
  { meta }: PairingItem,
  heading: FontItem,
): string | undefined {
  const native = meta?.nativeName;
  return native !== undefined && specimens.covers(heading.name, native) ? native : undefined;
}

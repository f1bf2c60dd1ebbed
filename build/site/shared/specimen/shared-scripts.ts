import type { FontItem } from "../../../../registry/model/items.ts";
import type { SitePairing } from "../site.ts";

/** The provider's subsets of a font. */
export function subsetsOf({ meta, font }: FontItem): readonly string[] {
  return meta?.scripts ?? font.subsets;
}

/** The subsets that heading and text face both cover. */
export function sharedScripts({ heading, body }: Pick<SitePairing, "heading" | "body">): string[] {
  const covered = new Set(subsetsOf(body));
  return subsetsOf(heading).filter((subset) => covered.has(subset));
}

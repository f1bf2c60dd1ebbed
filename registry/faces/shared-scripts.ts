import type { FontItem } from "../model/items.ts";

/** The provider's subsets of a font. */
export function subsetsOf({ meta, font }: FontItem): readonly string[] {
  return meta?.scripts ?? font.subsets;
}

const TRADITIONAL = "chinese-traditional";
const HONG_KONG = "chinese-hongkong";

/**
 * The subsets that heading and text face both cover. The traditional Chinese of Hong Kong and that of Taiwan
 * are one script, which the provider has in subsets of two names.
 */
export function sharedScripts({ heading, body }: Record<"heading" | "body", FontItem>): string[] {
  const [ofHeading, ofBody] = [subsetsOf(heading), subsetsOf(body)];
  const shared = ofHeading.filter((subset) => ofBody.includes(subset));
  const isChinese = [ofHeading, ofBody].every(
    (subsets) => subsets.includes(TRADITIONAL) || subsets.includes(HONG_KONG),
  );
  const isListed = shared.includes(TRADITIONAL) || shared.includes(HONG_KONG);
  return isChinese && !isListed ? [...shared, TRADITIONAL, HONG_KONG] : shared;
}

/** The tags of the languages that heading and text face both set whole, in the order of a font's. */
export function sharedLanguages({ heading, body }: Record<"heading" | "body", FontItem>): string[] {
  const ofBody = new Set(body.meta?.languages);
  return (heading.meta?.languages ?? []).filter((tag) => ofBody.has(tag));
}

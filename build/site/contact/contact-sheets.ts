import type { DistFile } from "../../dist/write-dist.ts";
import { groupedBy } from "../../../registry/model/grouped-by.ts";
import { type PairingItem, byCodePoints } from "../../../registry/model/items.ts";
import { type PageCache, cachedFile } from "../shared/page-cache.ts";
import type { Site, SitePairing } from "../shared/site.ts";
import { MOST_PAIRINGS, contactSheet } from "./contact-sheet.ts";

/** Where the contact sheet of a mood or a use case is, below the site's root. */
export function contactPath(tag: string): string {
  return `contact/${tag}.png`;
}

/** The moods and use cases that have a contact sheet. */
export function contactTags(pairings: Iterable<PairingItem>): string[] {
  return [...new Set([...pairings].flatMap(tagsOf))].sort(byCodePoints);
}

/**
 * The contact sheets of all tags; those that the cache has are not drawn again.
 *
 * @param featured all pairings in the order of home
 */
export function* contactFiles(
  site: Pick<Site, "catalog" | "outlines">,
  featured: readonly SitePairing[],
  cache: PageCache | undefined,
): Generator<DistFile> {
  for (const tag of contactTags(featured.map(({ item }) => item))) {
    const path = contactPath(tag);
    const pairings = pairingsOn(tag, featured);
    const inputs = pairings.flatMap(({ item, heading, body }) => [item, heading, body]);
    yield cachedFile(cache, path, inputs, () => contactSheet(tag, pairings, site));
  }
}

/** The pairings on the sheet of a tag. No heading font is repeated while others are left. */
export function pairingsOn(tag: string, featured: readonly SitePairing[]): SitePairing[] {
  const tagged = featured.filter(({ item }) => tagsOf(item).includes(tag));
  const byHeading = groupedBy(tagged, ({ heading }) => heading.name);
  const distinct = [...byHeading.values()].flatMap((pairings) => pairings.slice(0, 1));
  return [...new Set([...distinct, ...tagged])].slice(0, MOST_PAIRINGS);
}

/** The tags whose sheets a pairing may be on: those that can name a file. */
function tagsOf({ meta }: PairingItem): string[] {
  const tags = [...(meta?.mood ?? []), ...(meta?.useCase ?? [])];
  return tags.filter((tag) => /^[a-z0-9-]+$/.test(tag));
}

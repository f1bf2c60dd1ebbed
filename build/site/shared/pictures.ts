import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { specimensDir } from "../../../registry/model/package-root.ts";
import { type DistFile, sha256 } from "../../dist/write-dist.ts";
import { cardTextOf } from "./cards/card-text.ts";
import type { PageFile } from "./page-cache.ts";
import { type Site, type SitePairing, pairingPath } from "./site.ts";
import type { DrawnPairing } from "./specimen/name-fit.ts";

/** The name of the registry that this package ships, which its pictures show. */
export const REGISTRY_NAME = "Typography Registry";

/** Has the picture of the site, `picture.png`, and those of pairings below `pictures/`; not in the package. */
export const picturesDir = specimensDir;

/** `DrawnPairing` by the name of its pairing. */
export const drawnPairingsFile = join(specimensDir, "drawn-pairings.json");

/** A picture of 1200 × 630 px. */
export interface SocialPicture {
  /** Below the site's root, and below `picturesDir`. */
  path: string;
  file: string;
  alt: string;
}

/** What was drawn of pairings, by their names, without those that have changed since. */
export function drawnPairings(pairings: readonly SitePairing[]): Map<string, DrawnPairing> {
  const all = JSON.parse(readFileSync(drawnPairingsFile, "utf8")) as Record<string, DrawnPairing>;
  const drawn = pairings.flatMap((pairing) => {
    const known = all[pairing.name];
    return known?.key === drawnKey(pairing) ? [[pairing.name, known] as const] : [];
  });
  return new Map(drawn);
}

/** Differs for pairings that look different in a picture. */
export function drawnKey({ item, heading, body, mono }: SitePairing): string {
  const { "font-weight": weight, "letter-spacing": tracking } = item.css.h1;
  const fonts = [heading, body, mono].map(({ title }) => title);
  const { name, language, sample } = cardTextOf(item, body.font.subsets);
  const names = [name, item.meta?.nativeName];
  const shown = [names, language, sample, fonts, weight, tracking];
  return sha256(JSON.stringify(shown)).slice(0, 12);
}

/** The social picture of a pairing; undefined where it has none of today. */
export function pictureOf(
  { drawn }: Pick<Site, "drawn">,
  { name, title, heading, body }: SitePairing,
): SocialPicture | undefined {
  const file = `pictures/${name}.png`;
  if (!drawn.has(name) || !existsSync(join(picturesDir, file))) return undefined;
  const faces = heading === body ? heading.title : `${heading.title} and ${body.title}`;
  return { path: `${pairingPath(name)}picture.png`, file, alt: `“${title}” set in ${faces}` };
}

/** The social picture of the site, which pages without one of their own have; it states the name of this registry. */
export function sitePicture({ name }: Pick<Site, "name">): SocialPicture | undefined {
  const picture = { path: "picture.png", file: "picture.png" };
  return name === REGISTRY_NAME && existsSync(join(picturesDir, picture.file))
    ? { ...picture, alt: "The name of the registry, and what it is" }
    : undefined;
}

/** The pictures that the pages name. */
export function* pictureFiles(site: Site, page: PageFile): Generator<DistFile> {
  const pictures = [sitePicture(site), ...site.pairings.map((pairing) => pictureOf(site, pairing))];
  for (const picture of pictures) {
    if (picture === undefined) continue;
    const file = join(picturesDir, picture.file);
    yield page(picture.path, [statSync(file).mtimeMs], () => readFileSync(file));
  }
}

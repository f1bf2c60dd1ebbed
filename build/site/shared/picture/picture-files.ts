import { cardTextOf } from "./card-text.ts";
import { type PictureLines, pictureLinesOf } from "./picture-lines.ts";
import type { DistFile } from "../../../dist/write-dist.ts";
import { type PageCache, cachedFile } from "../page-cache.ts";
import { type Site, type SitePairing, pairingPath } from "../site.ts";
import { counted } from "../../../../registry/search/words.ts";
import { plainLine } from "./plain-lettering.ts";
import { pictureOf } from "./picture.ts";

/** Where the social picture of a pairing is, below the site's root. */
export function picturePath(name: string): string {
  return `${pairingPath(name)}picture.png`;
}

/** The social picture of the site itself, which pages without one of their own have. */
export const SITE_PICTURE = {
  path: "picture.png",
  alt: "The name of the registry, and what it is",
};

/** What a picture shows, in words. */
export function pictureAlt({ title, heading, body }: SitePairing): string {
  return heading === body
    ? `“${title}” set in ${heading.title}, with a sentence in the same family`
    : `“${title}” set in ${heading.title}, with a sentence in ${body.title}`;
}

/** The social pictures of all pairings, and of the site; those that the cache has are not drawn again. */
export function* pictureFiles(
  { name: registryName, pairings, catalog, outlines }: PicturedSite,
  cache: PageCache | undefined,
): Generator<DistFile> {
  function picture(path: string, inputs: readonly unknown[], lines: () => PictureLines): DistFile {
    return cachedFile(cache, path, inputs, () => pictureOf(lines(), outlines, registryName));
  }
  for (const { name, item, heading, body, mono } of pairings) {
    yield picture(picturePath(name), [registryName, item, heading, body, mono], () =>
      pictureLinesOf(item, (font) => catalog.fonts.get(font), cardTextOf(item)),
    );
  }
  yield picture(SITE_PICTURE.path, [registryName, pairings.length], () =>
    siteLines(registryName, pairings.length),
  );
}

type PicturedSite = Pick<Site, "name" | "pairings" | "catalog" | "outlines">;

/** No outlines are prepared for whole lines of the site’s face: they are lettered. */
function siteLines(registryName: string, pairings: number): PictureLines {
  const sentence = `${counted(pairings, "font pairing")}: measured, tunable, installed by one command`;
  return {
    name: plainLine(registryName, 600),
    sentence: plainLine(sentence, 400),
    isPreview: false,
    families: [],
  };
}

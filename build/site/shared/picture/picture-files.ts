import { cardTextOf } from "./card-text.ts";
import type { FontItem } from "../../../../registry/model/items.ts";
import { type PictureLines, pictureLinesOf } from "./picture-lines.ts";
import { readSpecimenOutlines } from "../specimen/specimen-outlines.ts";
import type { DistFile } from "../../../dist/write-dist.ts";
import { type PageCache, cachedPage } from "../page-cache.ts";
import { type Site, type SitePairing, pairingPath } from "../site.ts";
import { drawInThread } from "./draw-in-thread.ts";
import { counted } from "../../../../registry/search/words.ts";
import { plainLine } from "./plain-lettering.ts";
import { pictureOf } from "./picture.ts";

/** Of fewer pictures, starting a thread takes longer than drawing them. */
const WORTH_A_THREAD = 40;

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

/**
 * The social pictures of all pairings. Those that the cache does not have are drawn from now on, beside
 * what the caller does until it takes the files.
 */
export function pictureFiles(
  { name: registryName, pairings, catalog }: Pick<Site, "name" | "pairings" | "catalog">,
  cache: PageCache | undefined,
): Iterable<DistFile> {
  const fonts = (name: string) => catalog.fonts.get(name);
  const pictures = pairings.map(({ name, item, heading, body, mono }) => {
    const path = picturePath(name);
    const inputs = [registryName, item, heading, body, mono];
    const known = cachedPage(cache, path, inputs);
    return { path, inputs, known, lines: known ? undefined : linesOf(item, fonts) };
  });
  const { path } = SITE_PICTURE;
  const inputs = [registryName, String(pairings.length)];
  const known = cachedPage(cache, path, inputs);
  pictures.push({
    path,
    inputs,
    known,
    lines: known ? undefined : siteLines(registryName, pairings.length),
  });
  const drawn = draw(
    pictures.flatMap(({ lines }) => lines ?? []),
    registryName,
  );
  return (function* () {
    for (const { path, inputs, known } of pictures) {
      const file = known ?? { paths: [path], body: nextOf(drawn) };
      cache?.set(path, { inputs, file });
      yield file;
    }
  })();
}

function linesOf(item: SitePairing["item"], fonts: (name: string) => FontItem | undefined) {
  return pictureLinesOf(item, fonts, cardTextOf(item));
}

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

function draw(pictures: readonly PictureLines[], registryName: string): Iterator<Buffer> {
  if (pictures.length >= WORTH_A_THREAD) return drawInThread(registryName, pictures);
  return (function* () {
    const outlines = readSpecimenOutlines();
    for (const lines of pictures) yield pictureOf(lines, outlines, registryName);
  })();
}

function nextOf(drawn: Iterator<Buffer>): Buffer {
  const next = drawn.next();
  if (next.done) throw new Error("fewer pictures were drawn than there are pairings");
  return next.value;
}

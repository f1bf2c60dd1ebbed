import type { PageCache } from "../../build/site/shared/page-cache.ts";
import {
  SITE_PICTURE,
  pictureAlt,
  pictureFiles,
  picturePath,
} from "../../build/site/shared/picture/picture-files.ts";
import { pictureOf } from "../../build/site/shared/picture/picture.ts";
import { cardTextOf } from "../../build/site/shared/picture/card-text.ts";
import { pictureLinesOf } from "../../build/site/shared/picture/picture-lines.ts";
import { readSpecimenOutlines } from "../../build/site/shared/specimen/specimen-outlines.ts";
import { catalog, fixtureSitePairing, plain } from "./fixture-pairings.ts";

const outlines = readSpecimenOutlines();
const bare = fixtureSitePairing("bare");

const filesOf = (cache: PageCache, name = "Own", pairings = [bare, plain]) => [
  ...pictureFiles({ name, pairings, catalog, outlines }, cache),
];

it("says what a picture shows, a family of both roles once", () => {
  expect(pictureAlt(bare)).toBe("“Bare” set in Abril Fatface, with a sentence in Lato");
  expect(pictureAlt(plain)).toBe("“Plain” set in Inter, with a sentence in the same family");
});

it("has a picture of each pairing beside its page, and one of the site", () => {
  const drawn = [bare, plain].map(({ name, item }) => {
    const lines = pictureLinesOf(item, (font) => catalog.fonts.get(font), cardTextOf(item));
    return { paths: [picturePath(name)], body: pictureOf(lines, outlines, "Own") };
  });
  expect(picturePath("bare")).toBe("pairings/bare/picture.png");
  const files = filesOf(new Map());
  expect(files.slice(0, -1)).toEqual(drawn);
  expect(files.at(-1)?.paths).toEqual([SITE_PICTURE.path]);
});

it("draws again only what has changed", () => {
  const cache: PageCache = new Map();
  const [first, second] = filesOf(cache);
  const item = { ...plain.item, description: "Another sentence. And more." };
  const changed = filesOf(cache, "Own", [bare, { ...plain, item }]);
  expect(changed[0]).toBe(first);
  expect(changed[1]?.body).not.toEqual(second?.body);
  expect(filesOf(cache, "Other")[0]?.body).not.toEqual(first?.body);
});

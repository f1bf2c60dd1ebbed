import { titleFromSlug } from "../../../../registry/faces/provider-names.ts";
import { type Rules, isGoogleFont } from "../../../../registry/model/items.ts";
import { phoneSizeOf } from "../../../../registry/pairing/phone-sizes.ts";
import { textSizeOf } from "../../../../registry/pairing/scale.ts";
import type { SearchRecord } from "../../../../registry/search/search-data.ts";
import { facesJson } from "../faces/faces-json.ts";
import { ASCII, type ListedFace } from "../faces/listed-face.ts";
import type { Site, SitePairing } from "../site.ts";

/** `site/partners.{hash}.json`: the fonts with the measures that partners are chosen by, and what pairings set. */
export interface PartnersJson {
  /** Those that the site has files of. */
  fonts: MeasuredFont[];
  pairings: BasePairing[];
}

/** A font of the registry. */
export interface MeasuredFont extends Pick<
  SearchRecord,
  "name" | "categories" | "scripts" | "popularity" | "face" | "weights"
> {
  /** Missing where it is the name in words. */
  title?: string;
  /** The weights of its upright faces here; of one of plain Latin the hash in the name of its file. */
  drawn: readonly (readonly [weights: string, hash?: string])[];
  /** Whether the registry publishes its files: then its own pairings alone install it. */
  isLocal?: true;
}

/** A pairing whose sizes other fonts can take. */
export interface BasePairing {
  /** Without `pairing-`. */
  name: string;
  /** Missing where it is the name in words. */
  title?: string;
  heading: string;
  body: string;
  /** The scripts that it is shown in, Latin apart. */
  shownIn: readonly string[];
  /** Whether its headings are those of a poster. */
  isPoster?: true;
  /** Of its first heading and of its text, on a wide screen. */
  rules: Rules;
  /** The size of the heading on a phone, where it is smaller there. */
  phoneSize?: string;
  textSize: string;
}

/** All that partners are chosen by, and the fonts that the site has no file of: `site/other-fonts.{hash}.json`. */
export function partnersJson(
  site: Pick<Site, "catalog" | "pairings" | "search" | "specimens">,
): PartnersJson & { otherFonts: MeasuredFont[] } {
  const { catalog, pairings, search, specimens } = site;
  const faces = facesJson([...catalog.fonts.keys()], specimens);
  const records = new Map(search.items.map((record) => [record.name, record]));
  const fonts = [...catalog.fonts.values()].flatMap((font) => {
    const record = records.get(font.name);
    const drawn = drawnFaces(faces[font.name] ?? []);
    return record === undefined ? [] : [measuredFont(record, drawn, !isGoogleFont(font))];
  });
  return {
    fonts: fonts.filter(({ drawn }) => drawn.length > 0),
    otherFonts: fonts.filter(({ drawn }) => drawn.length === 0),
    pairings: pairings.map((one) => basePairing(one, records.get(one.item.name)?.shownIn ?? [])),
  };
}

function drawnFaces(faces: readonly ListedFace[]): MeasuredFont["drawn"] {
  const upright = faces.filter(([, , style, , start]) => style === "normal" && start === undefined);
  const plain = upright.filter(([, , , unicodeRange]) => unicodeRange.startsWith(ASCII));
  if (plain.length > 0) return plain.map(([file, weights]) => [weights, file.split(".")[1]]);
  return [...new Set(upright.map(([, weights]) => weights))].map((weights) => [weights]);
}

function measuredFont(
  { name, title, categories, scripts, popularity, face, weights }: SearchRecord,
  drawn: MeasuredFont["drawn"],
  isLocal: boolean,
): MeasuredFont {
  return {
    name,
    ...titleBeside(name, title),
    categories,
    scripts,
    ...(popularity !== undefined && { popularity }),
    ...(face && { face }),
    ...(weights && { weights }),
    drawn,
    ...(isLocal && { isLocal: true as const }),
  };
}

function basePairing(
  { name, title, item, heading, body }: SitePairing,
  shownIn: readonly string[],
): BasePairing {
  const { "font-family": _, ...h1 } = item.css.h1;
  const phoneSize = phoneSizeOf(item, "h1");
  return {
    name,
    ...titleBeside(name, title),
    heading: heading.name,
    body: body.name,
    shownIn,
    ...(item.categories.includes("poster") && { isPoster: true as const }),
    rules: { h1, "body, p": { "line-height": item.css["body, p"]["line-height"] } },
    ...(phoneSize !== undefined && { phoneSize }),
    textSize: textSizeOf(item),
  };
}

function titleBeside(name: string, title: string): { title?: string } {
  return title === titleFromSlug(name) ? {} : { title };
}

import type { Catalog } from "../../../registry/pairing/catalog.ts";
import { fontBytesOf } from "../../../registry/pairing/font-bytes.ts";
import type { FontItem, FontRole, PairingItem } from "../../../registry/model/items.ts";
import { fontInRole } from "../../../registry/pairing/pairing-fonts.ts";
import { ownTitle } from "../../../registry/pairing/title.ts";
import type { FontBytes } from "../../../schemas/index.ts";
import type { SearchData } from "../../../registry/search/search-data.ts";
import type { DrawnPairing } from "./specimen/name-fit.ts";
import type { Specimens } from "./specimen/specimens.ts";
import type { LanguageTexts } from "./samples/language-texts.ts";
import type { SiteAssets } from "./site-assets.ts";

/** Everything that a page of the site is made from. */
export interface Site {
  /** Of the registry, at the head of every page. */
  name: string;
  catalog: Catalog;
  /** Where the registry is published, without a slash at its end. */
  baseUrl: string;
  /** What commands name items by: the base URL, or a namespace. */
  itemBase: string;
  /** The path of the base URL: "" or "/type". Every link inside the site begins with it. */
  basePath: string;
  assets: SiteAssets;
  specimens: Specimens;
  /** Below the site's root: the stylesheet that has the rules of a pairing's specimen, by its name. */
  specimenSheets: ReadonlyMap<string, string>;
  /** By the names of pairings. */
  drawn: ReadonlyMap<string, DrawnPairing>;
  /** In the order of their names. */
  pairings: readonly SitePairing[];
  /** What `/api/search.json` holds. */
  search: SearchData;
  /** The sample texts, English first. */
  languages: readonly LanguageTexts[];
}

/** A pairing as pages show it. */
export interface SitePairing {
  /** Without `pairing-`; the folder of its page. */
  name: string;
  /** What its title begins with: `Editorial`. */
  title: string;
  item: PairingItem;
  /** The fonts of its roles. */
  heading: FontItem;
  body: FontItem;
  mono: FontItem;
  /** What a page loads; undefined where a font does not state its bytes. */
  bytes: FontBytes | undefined;
}

/** @throws RangeError when a font of the pairing is missing */
export function sitePairing(
  name: string,
  item: PairingItem,
  fonts: ReadonlyMap<string, FontItem>,
): SitePairing {
  const fontOf = (role: FontRole): FontItem => {
    const font = fonts.get(fontInRole(item, role) ?? "");
    if (font === undefined) throw new RangeError(`${name}: its ${role} font was not found`);
    return font;
  };
  return {
    name,
    title: ownTitle(item.title),
    item,
    heading: fontOf("heading"),
    body: fontOf("body"),
    mono: fontOf("mono"),
    bytes: fontBytesOf(item, (font) => fonts.get(font)),
  };
}

/** The faces of a pairing; a family that takes both roles once. */
export function fontsOf({ heading, body }: Pick<SitePairing, "heading" | "body">): string {
  return heading === body ? heading.title : `${heading.title} + ${body.title}`;
}

/** A path of the site as a link has it. */
export function linkTo({ basePath }: Pick<Site, "basePath">, path: string): string {
  return `${basePath}/${path}`;
}

/** The page of a pairing as Markdown: its DESIGN.md, below the site's root. */
export function designPath(name: string): string {
  return `design/${name}.md`;
}

/** The page of a pairing, below the site's root. */
export function pairingPath(name: string): string {
  return `pairings/${name}/`;
}

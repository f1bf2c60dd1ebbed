import { searchData } from "../../registry/search/search-data.ts";
import { searchVocabulary } from "../../registry/vocabulary.ts";
import type { Catalog } from "../../registry/catalog.ts";
import type { FontItem, PairingItem } from "../../registry/items.ts";
import { fontInRole } from "../../registry/pairing-fonts.ts";
import type { DistFile } from "../write-dist.ts";
import { homePage } from "./home/home-page.tsx";
import { comparePage } from "./compare/compare-page.tsx";
import { docsPage } from "./docs/docs-page.tsx";
import { fontsPage } from "./fonts/fonts-page.tsx";
import { notFoundPage } from "./not-found-page.tsx";
import type { PageCache } from "./page-cache.ts";
import { pairingPageFiles } from "./pairing/pairing-page.tsx";
import { readSiteAssets } from "./site-assets.ts";
import type { Site, SitePairing } from "./site.ts";

/**
 * The pages for people, and everything that they load.
 *
 * @param catalog of valid items
 * @param baseUrl without a slash at its end
 * @param cache of an earlier call: a page whose inputs are the same objects is not rendered again
 */
export function* siteFiles(
  catalog: Catalog,
  registryDir: string,
  baseUrl: string,
  cache: PageCache = new Map(),
): Generator<DistFile> {
  const site = siteOf(catalog, registryDir, baseUrl);
  yield* site.assets.files;
  const page = (path: string, inputs: readonly unknown[], render: () => string): DistFile => {
    const known = cache.get(path);
    const all = [baseUrl, ...inputs];
    if (known?.inputs.every((input, index) => input === all[index])) return known.file;
    const file: DistFile = { paths: [path], body: render() };
    cache.set(path, { inputs: all, file });
    return file;
  };
  const everything = [...catalog.pairings.values(), ...catalog.fonts.values()];
  yield page("index.html", everything, () => homePage(site));
  yield page("fonts/index.html", everything, () => fontsPage(site));
  yield page("compare/index.html", everything, () => comparePage(site));
  yield page("docs/index.html", everything, () => docsPage(site));
  yield page("404.html", everything, () => notFoundPage(site));
  for (const pairing of site.pairings) yield* pairingPageFiles(site, pairing, page);
}

function siteOf(catalog: Catalog, registryDir: string, baseUrl: string): Site {
  const items = [...catalog.pairings.values(), ...catalog.fonts.values()];
  return {
    catalog,
    baseUrl,
    basePath: new URL(baseUrl).pathname.replace(/\/$/, ""),
    assets: readSiteAssets(new Map()),
    pairings: [...catalog.pairings].map(([name, item]) => sitePairing(name, item, catalog.fonts)),
    search: searchData(items, searchVocabulary(registryDir)),
  };
}

function sitePairing(
  name: string,
  item: PairingItem,
  fonts: ReadonlyMap<string, FontItem>,
): SitePairing {
  const fontOf = (role: "heading" | "body" | "mono"): FontItem => {
    const font = fonts.get(fontInRole(item, role) ?? "");
    if (font === undefined) throw new RangeError(`${name}: its ${role} font was not found`);
    return font;
  };
  return {
    name,
    title: item.title.split(" — ", 1)[0] ?? item.title,
    item,
    heading: fontOf("heading"),
    body: fontOf("body"),
    mono: fontOf("mono"),
  };
}

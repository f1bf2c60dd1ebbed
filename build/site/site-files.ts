import { readFileSync } from "node:fs";
import { join } from "node:path";
import { searchData } from "../../registry/search/search-data.ts";
import { similarPairings } from "../../registry/search/similar-pairings.ts";
import { type SearchVocabulary, searchVocabulary } from "../../registry/model/vocabulary.ts";
import type { Address } from "../../registry/model/address.ts";
import type { Catalog } from "../../registry/pairing/catalog.ts";
import { SITE_FONT, SITE_MONO, readSpecimens } from "./shared/specimen/specimens.ts";
import type { DistFile } from "../dist/write-dist.ts";
import { facePath } from "./shared/faces/face-path.ts";
import { siteFacesCss } from "./shared/faces/site-faces.ts";
import { homeCards } from "./shared/cards/home-cards.ts";
import { homePage } from "./home/home-page.tsx";
import { comparePage, offeredComparisons } from "./compare/compare-page.tsx";
import { docsPage, docsPages } from "./docs/docs-page.tsx";
import { fontsJson } from "./fonts/fonts-json.ts";
import { fontsPage } from "./fonts/fonts-page.tsx";
import { pairingsPage } from "./home/pairings-page.tsx";
import { pairingsJson } from "./shared/pairings-json.ts";
import { madeAssets } from "./made-assets.ts";
import { notFoundPage } from "./not-found-page.tsx";
import { withLocalFonts } from "./local-specimens.ts";
import { llmsFullText } from "./llms-full-text.ts";
import { llmsText } from "./llms-text.ts";
import { type PageCache, type PageFile, cachedFile } from "./shared/page-cache.ts";
import { pairingPageFiles } from "./pairing/pairing-page.tsx";
import { specimenSheets } from "./pairing/specimen-sheets.ts";
import { REGISTRY_NAME, drawnPairings, pictureFiles } from "./shared/pictures.ts";
import { readLanguageTexts } from "./shared/samples/language-texts.ts";
import { readSiteAssets } from "./shared/site-assets.ts";
import { type Site, sitePairing } from "./shared/site.ts";
import { SKILL_PATH, skillText } from "./skills/skill.ts";
import { sitemapOf } from "./sitemap.ts";
import { usePage } from "./use/use-page.tsx";

/** As many similar pairings a page shows. */
const SIMILAR = 6;

export interface SiteOptions {
  /** What the search looks up; default: this package's. */
  vocabulary?: SearchVocabulary;
  /** Of an earlier call: a page whose inputs are the same objects is not rendered again. */
  cache?: PageCache | undefined;
  /** Of the registry. */
  name?: string | undefined;
}

/** The pages for people, and everything that they load, of a catalog of valid items. */
export function* siteFiles(
  catalog: Catalog,
  address: Address,
  { vocabulary = searchVocabulary(), cache, name = REGISTRY_NAME }: SiteOptions = {},
): Generator<DistFile> {
  const { site, json, fonts, similar, sheets } = siteOf(catalog, address, vocabulary, name);
  const { baseUrl, itemBase } = site;
  yield* site.assets.files;
  yield* sheets.files;
  const dataPaths = ["faces.json", "coverage.json", "drawings.json", "font-titles.json"].map(
    site.assets.path,
  );
  const pages: string[] = [];
  const page: PageFile = (path, inputs, render) => {
    if (path.endsWith(INDEX)) pages.push(path.slice(0, -INDEX.length));
    // The search field and the foot of every page state how many items there are.
    const counts = [catalog.pairings.size, catalog.fonts.size];
    const all = [baseUrl, itemBase, name, ...dataPaths, ...counts, ...inputs];
    return cachedFile(cache, path, all, render);
  };
  const everything = [...catalog.pairings.values(), ...catalog.fonts.values()];
  yield page("index.html", everything, () => homePage(site, json));
  yield page("pairings/index.html", everything, () => pairingsPage(site, json));
  yield page("fonts/index.html", everything, () => fontsPage(site, fonts));
  yield page("use/index.html", everything, () => usePage(site));
  yield page("compare/index.html", everything, () =>
    comparePage(site, offeredComparisons(site.pairings)),
  );
  const docs = docsPages(site);
  for (const one of docs)
    yield page(`${one.path}index.html`, everything, () => docsPage(site, one, docs));
  yield page("404.html", everything, () => notFoundPage(site));
  yield* faceFiles(site, page);
  yield* pairingPageFiles(site, similar, page);
  yield { paths: ["sitemap.xml"], body: sitemapOf(baseUrl, pages) };
  yield { paths: ["llms.txt"], body: llmsText(site, pages) };
  yield { paths: ["llms-full.txt"], body: llmsFullText(site) };
  yield { paths: [SKILL_PATH], body: skillText(site) };
  yield* pictureFiles(site, page);
}

const INDEX = "index.html";

/** The specimen faces of the catalog's fonts and of the site. Their names state the hashes of their contents. */
function* faceFiles({ catalog, specimens }: Site, page: PageFile): Generator<DistFile> {
  const fonts = new Set([...catalog.fonts.keys(), SITE_FONT, SITE_MONO]);
  const published = new Set<string>();
  for (const face of specimens.all()) {
    if (!fonts.has(face.font) || published.has(face.file)) continue;
    published.add(face.file);
    yield page(facePath(face), [], () => readFileSync(join(specimens.facesDir, face.file)));
  }
}

/** What the pages are made from. */
function siteOf(
  catalog: Catalog,
  { baseUrl, namespace }: Address,
  vocabulary: SearchVocabulary,
  name: string,
) {
  const specimens = withLocalFonts(readSpecimens(), catalog.fonts);
  const pairings = [...catalog.pairings].map(([name, item]) =>
    sitePairing(name, item, catalog.fonts),
  );
  const home = homeCards({ pairings, specimens });
  const fonts = fontsJson({ catalog, pairings });
  const languages = readLanguageTexts();
  const drawn = drawnPairings(pairings);
  const search = searchData([...catalog.pairings.values(), ...catalog.fonts.values()], vocabulary);
  const byName = new Map(pairings.map((pairing) => [pairing.name, pairing]));
  const similar = new Map(
    [...similarPairings(search.items, SIMILAR)].map(
      ([of, names]) => [of, names.flatMap((similarName) => byName.get(similarName) ?? [])] as const,
    ),
  );
  const sheets = specimenSheets({ catalog, specimens, drawn, pairings }, similar);
  const json = pairingsJson({ languages, specimens, specimenSheets: sheets.paths }, home);
  const site: Site = {
    name,
    catalog,
    baseUrl,
    itemBase: namespace ?? baseUrl,
    basePath: new URL(baseUrl).pathname.replace(/\/$/, ""),
    assets: readSiteAssets(
      new Map([["base.css", siteFacesCss(specimens)]]),
      madeAssets({ catalog, specimens, pairings, search, languages }, home, json, fonts),
    ),
    specimens,
    specimenSheets: sheets.paths,
    drawn,
    pairings,
    search,
    languages,
  };
  return { site, json, fonts, similar, sheets };
}

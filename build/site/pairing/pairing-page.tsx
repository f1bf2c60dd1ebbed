import type { DistFile } from "../../dist/write-dist.ts";
import { facePath } from "../shared/faces/face-path.ts";
import { openingFaces } from "./opening-faces.ts";
import { type PageFrame, pageHtml } from "../shared/layout.tsx";
import type { PageFile } from "../shared/page-cache.ts";
import { Panel } from "./panel/panel.tsx";
import { pictureOf } from "../shared/pictures.ts";
import type { PairingItem } from "../../../registry/model/items.ts";
import type { LanguageTexts } from "../shared/samples/language-texts.ts";
import { textsForUses } from "../shared/samples/use-texts.ts";
import { type Site, type SitePairing, fontsOf, designPath, pairingPath } from "../shared/site.ts";
import { About } from "./about.tsx";
import { contextsHtml } from "../shared/contexts/contexts.tsx";
import { PairingHead, PairingIndex } from "./pairing-head.tsx";
import { firstLanguage, languagesFor } from "../shared/specimen/pairing-languages.ts";
import { Specimen } from "../shared/specimen/specimen.tsx";
import { ContextsHead, SpecimenTools } from "./specimen-tools.tsx";

/** What the page of one pairing shows. */
interface PairingPage {
  pairing: SitePairing;
  similar: readonly SitePairing[];
  /** The languages that it covers, and the one in which it begins. */
  languages: readonly LanguageTexts[];
  first: LanguageTexts;
}

/** The pages of all pairings. */
export function* pairingPageFiles(
  site: Site,
  similar: ReadonlyMap<string, readonly SitePairing[]>,
  page: PageFile,
): Generator<DistFile> {
  for (const pairing of site.pairings) {
    const languages = languagesFor(pairing, site.languages, site.specimens);
    const own: PairingPage = {
      pairing,
      languages,
      similar: similar.get(pairing.name) ?? [],
      first: textsOf(pairing.item, firstLanguage(pairing.item, languages, site.languages)),
    };
    const inputs = inputsOf(site, own);
    yield page(`${pairingPath(pairing.name)}index.html`, inputs, () => pageOf(site, own));
  }
}

/** A page in English begins with a text of the pairing's own use. */
function textsOf({ meta }: PairingItem, texts: LanguageTexts): LanguageTexts {
  return texts.lang === "en" ? textsForUses(texts, meta?.useCase ?? []) : texts;
}

/** Everything that the page is made from, as values that are compared by identity. */
function inputsOf(
  { assets, specimens, specimenSheets, drawn }: Site,
  { pairing, similar }: PairingPage,
): unknown[] {
  const { item, heading, body, mono } = pairing;
  const faces = [heading, body, mono].flatMap(({ name }) => specimens.text(name));
  return [
    item,
    heading,
    body,
    mono,
    assets.path("languages.json"),
    specimenSheets.get(pairing.name),
    drawn.get(pairing.name)?.key,
    faces.length,
    ...faces.map(({ hash }) => hash),
    ...similar.flatMap((other) => [other.item, other.heading]),
  ];
}

function pageOf(site: Site, page: PairingPage): string {
  const { name, item } = page.pairing;
  const path = pairingPath(name);
  const frame: PageFrame = {
    title: documentTitle(page.pairing),
    description: item.description,
    path,
    stylesheets: ["pairing.css"],
    ownStylesheets: [site.specimenSheets.get(name) ?? []].flat(),
    scripts: ["pairing.js"],
    preloadedFaces: openingFaces(site, page.pairing, page.first).map(facePath),
    picture: pictureOf(site, page.pairing),
    markdownPath: designPath(name),
    section: "pairings",
  };
  return pageHtml(site, frame, <Page site={site} page={page} />);
}

/** The pairing's name, and those of its fonts where it does not say them. */
function documentTitle(pairing: SitePairing): string {
  const { title, heading } = pairing;
  return title.includes(heading.title) ? title : `${title}: ${fontsOf(pairing)}`;
}

function Page({ site, page }: { site: Site; page: PairingPage }) {
  const { pairing, first } = page;
  return (
    <div class="pairing" data-specimens={pairing.name}>
      <PairingIndex site={site} pairing={pairing} />
      <div class="workspace">
        <PairingHead site={site} pairing={pairing} bytes={pairing.bytes} texts={first} />
        <div class="workspace-body">
          <section class="workspace-part" aria-labelledby="specimen">
            <SpecimenTools site={site} {...page} />
            <Specimen pairing={pairing} texts={first} />
          </section>
          <div class="workspace-panel" id="install" data-sheet>
            <button type="button" class="sheet-bar" aria-expanded="false" aria-controls="sheet">
              Install and tune
            </button>
            <div class="sheet" id="sheet">
              <Panel site={site} pairing={pairing} />
            </div>
          </div>
          <section class="workspace-part contexts" aria-labelledby="contexts">
            <ContextsHead />
            <div
              class={`type-${pairing.name}`}
              dangerouslySetInnerHTML={{ __html: contextsHtml(first) }}
            />
          </section>
        </div>
      </div>
      <About
        site={site}
        pairing={pairing}
        bytes={pairing.bytes}
        language={first.name}
        similar={page.similar}
      />
    </div>
  );
}

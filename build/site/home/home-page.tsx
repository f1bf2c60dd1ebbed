import { counted } from "../../../registry/search/words.ts";
import { heroFaces, heroPairing } from "../shared/cards/hero-pairing.ts";
import { facePath } from "../shared/faces/face-path.ts";
import { type PageFrame, pageHtml } from "../shared/layout.tsx";
import type { PairingsJson } from "../shared/listed-pairing.ts";
import { type Site, linkTo } from "../shared/site.ts";
import { ENGLISH } from "../shared/partners/sample.ts";
import { listedPair } from "./hero-pair.ts";
import { Hero, type HeroData } from "./hero.tsx";
import { HomeList } from "./home-list.tsx";

/** The page as HTML. */
export function homePage(site: Site, json: PairingsJson): string {
  const count = counted(json.pairings.length, "font pairing");
  const asset = (name: string) => linkTo(site, site.assets.path(name));
  const opening = heroPairing(site.pairings);
  const hero = opening && heroData(site, json, opening.name);
  const frame: PageFrame = {
    title: `${count} for shadcn/ui`,
    description: `${count}, each set in its own faces: find one by use, mood, script or weight, and install it with one command.`,
    path: "",
    stylesheets: ["list.css", "home.css", "cards.css"],
    scripts: ["home.js"],
    section: "pairings",
    preloadedFaces: opening ? heroFaces(opening, site.specimens).map(facePath) : [],
  };
  return pageHtml(
    site,
    frame,
    <div
      class="home"
      data-pairings={asset("pairings.json")}
      data-partners={asset("partners.json")}
      data-samples={asset("samples.json")}
      data-more-cards={asset("more-cards.css")}
      data-worker={asset("fonts-worker.js")}
      data-search={linkTo(site, "api/search.json")}
    >
      <h1 class="home-title">
        {count} for shadcn/ui:{" "}
        <span class="quiet">measured, tunable, installed by one command, undone with git.</span>
      </h1>
      {hero && (
        <>
          <script
            id="hero-data"
            type="application/json"
            dangerouslySetInnerHTML={{ __html: JSON.stringify(hero).replaceAll("<", "\\u003c") }}
          />
          <div class="hero-root">
            <Hero data={hero} />
          </div>
        </>
      )}
      <noscript>
        <p class="page-note">
          Search and filters need JavaScript. Without it:{" "}
          <a href={linkTo(site, "pairings/")}>all pairings by kind</a>,{" "}
          <a href={linkTo(site, "fonts/")}>all fonts</a>.
        </p>
      </noscript>
      <div class="list-root">
        <HomeList
          json={json}
          page={{ ...json, itemBase: site.itemBase, basePath: site.basePath }}
        />
      </div>
      <div class="tray-root" />
    </div>,
  );
}

/** What home opens on: a pairing in the texts of its own use. */
function heroData(
  { itemBase, basePath }: Site,
  json: PairingsJson,
  name: string,
): HeroData | undefined {
  const pairing = json.pairings.find((listed) => listed.name === name);
  return pairing && { pair: listedPair(pairing, json, ENGLISH.paragraph), itemBase, basePath };
}

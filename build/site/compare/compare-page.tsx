import { type PageFrame, pageHtml } from "../shared/layout.tsx";
import { CONTEXTS } from "../shared/contexts/contexts.tsx";
import { type Site, type SitePairing, fontsOf, linkTo, pairingPath } from "../shared/site.ts";
import {
  COLUMNS_IN_ROW,
  COMPARED_CONTEXTS,
  type ComparedContext,
  searchOfCompare,
} from "./compare-state.ts";

/** A comparison that the page offers. */
export interface OfferedComparison {
  /** What it shows. */
  title: string;
  context: ComparedContext;
  pairings: readonly SitePairing[];
}

const OFFERED = [
  {
    title: "A magazine in three voices",
    context: "article",
    names: ["editorial", "newsroom", "folio"],
  },
  {
    title: "Three ways to be neutral",
    context: "app",
    names: ["minimal", "swiss", "corporate"],
  },
  {
    title: "A manual, from mono to serif",
    context: "documentation",
    names: ["keystroke", "developer", "manual"],
  },
] as const;

/** The comparisons to begin with, as far as the registry has their pairings. */
export function offeredComparisons(pairings: readonly SitePairing[]): OfferedComparison[] {
  return OFFERED.map(({ names, ...offered }) => ({
    ...offered,
    pairings: names.flatMap((name) => pairings.filter((pairing) => pairing.name === name)),
  })).filter((offered) => offered.pairings.length === COLUMNS_IN_ROW);
}

/** The page as HTML: what it offers to begin with, and the contexts that its script puts in columns. */
export function comparePage(site: Site, offered: readonly OfferedComparison[]): string {
  const asset = (name: string) => linkTo(site, site.assets.path(name));
  const frame: PageFrame = {
    title: "Compare",
    description:
      "Up to ten font pairings beside each other in your own words and language: a proof for a client, by one link or on one printed page.",
    path: "compare/",
    stylesheets: ["specimens.css", "compare.css", "compare-names.css"],
    scripts: ["compare.js"],
    section: "compare",
  };
  const [texts] = site.languages;
  return pageHtml(
    site,
    frame,
    <div
      class="compare-page"
      data-item-base={site.itemBase}
      data-pairings={asset("compare.json")}
      data-languages={asset("languages.json")}
    >
      <h1 class="compare-intro">
        Up to ten pairings,{" "}
        <span class="quiet">in your words, by one link, on one page to print.</span>
      </h1>
      <noscript>
        <p class="compare-note">
          Side by side needs JavaScript. Without it, open the pages of the pairings in windows of
          their own: <a href={linkTo(site, "")}>all pairings</a>.
        </p>
      </noscript>
      <div data-app>
        <div class="bar compare-toolbar">
          <input class="field" aria-label="Add a pairing" placeholder="Add a pairing" disabled />
        </div>
      </div>
      {offered.length > 0 && <Offers site={site} offered={offered} />}
      {texts &&
        COMPARED_CONTEXTS.map((context) => {
          const { Content } = CONTEXTS[context];
          return (
            <template id={`context-${context}`}>
              <Content texts={texts} />
            </template>
          );
        })}
    </div>,
  );
}

function Offers({ site, offered }: { site: Site; offered: readonly OfferedComparison[] }) {
  return (
    <section class="compare-offers" aria-labelledby="offers">
      <h2 id="offers">Start from</h2>
      <ul>
        {offered.map(({ title, context, pairings }) => (
          <li>
            <a
              class="compare-offer"
              href={linkTo(site, "compare/") + comparisonOf(context, pairings)}
            >
              {title}
            </a>
            <ul>
              {pairings.map((pairing) => (
                <li>
                  <a href={linkTo(site, pairingPath(pairing.name))}>
                    <span class="compare-offer-name">
                      <span class={`card-name card-${pairing.name}`}>{pairing.title}</span>
                    </span>
                    <span class="quiet">{fontsOf(pairing)}</span>
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

function comparisonOf(context: ComparedContext, pairings: readonly SitePairing[]): string {
  return searchOfCompare({ context, columns: pairings.map(({ name }) => ({ name, tuning: "" })) });
}

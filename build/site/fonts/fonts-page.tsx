import { type PageFrame, pageHtml } from "../shared/layout.tsx";
import { escaped } from "../shared/escaped.ts";
import { type Site, linkTo } from "../shared/site.ts";
import { FONT_GROUP_LABELS, fontFactsOf } from "./font-labels.ts";
import {
  FONT_GROUPS,
  FONT_SORTS,
  type FontGroup,
  type FontSort,
} from "../shared/fonts/fonts-state.ts";
import type { FontsJson, ListedFont } from "../shared/fonts/listed-font.ts";

const SORT_LABELS: Readonly<Record<FontSort, string>> = {
  popular: "Popular",
  name: "Name",
  weights: "Weights",
};

/**
 * Every family as a row: without JavaScript, a list of links to their items. `client/fonts.ts` draws the
 * rows in their own faces, filters them, and opens one.
 */
export function fontsPage(site: Site, { fonts }: FontsJson): string {
  const asset = (name: string) => linkTo(site, site.assets.path(name));
  const count = fonts.length.toLocaleString("en");
  const frame: PageFrame = {
    title: "Fonts",
    description: `${count} font families: search by name, classification, script, weight and axis; see which pairings set each, and its best partners.`,
    path: "fonts/",
    stylesheets: ["fonts.css"],
    scripts: ["fonts.js"],
    section: "fonts",
  };
  return pageHtml(
    site,
    frame,
    <div
      class="fonts"
      data-base-url={site.baseUrl}
      data-fonts={asset("fonts.json")}
      data-worker={asset("fonts-worker.js")}
      data-search={linkTo(site, "api/search.json")}
    >
      <div class="font-browser">
        <header class="intro">
          <h1>
            {count} font families, <span>each an item of its own.</span>
          </h1>
          <p>Most used first, as at Google Fonts.</p>
        </header>
        <noscript>
          <p class="fonts-note">
            Each name links to its registry item, the address that <code>npx shadcn add</code>{" "}
            takes. Filters, specimens and best partners need JavaScript.
          </p>
        </noscript>
        <Toolbar count={count} />
        <ul
          class="font-rows"
          dangerouslySetInnerHTML={{ __html: fonts.map((font) => rowHtml(site, font)).join("") }}
        />
      </div>
    </div>,
  );
}

/** As text: thousands of components would cost a tenth of a second. Labels need no escaping. */
function rowHtml(site: Site, font: ListedFont): string {
  const hasFaces = site.specimens.text(font.name).length > 0;
  const href = linkTo(site, `r/${font.name}.json`);
  const facts = fontFactsOf(font)
    .map((fact) => `<p>${fact}`)
    .join("");
  return `<li${hasFaces ? " class=f" : ""}><div><a href="${href}">${escaped(font.title)}</a></div>${facts}</li>`;
}

function Toolbar({ count }: { count: string }) {
  return (
    <section class="toolbar" aria-label="Filter and sort">
      <label class="font-search">
        <span class="visually-hidden">Search fonts</span>
        <input
          type="search"
          placeholder="A name, or “slab serif”"
          autocomplete="off"
          spellcheck={false}
          maxLength={200}
        />
      </label>
      <div class="filters">
        {FONT_GROUPS.map((group) => (
          <FilterButton group={group} />
        ))}
      </div>
      <p class="result-count" role="status">
        {count} families
      </p>
      <label class="sort">
        <span>Sort</span>
        <select>
          {FONT_SORTS.map((sort) => (
            <option value={sort}>{SORT_LABELS[sort]}</option>
          ))}
        </select>
      </label>
      <label class="own-text">
        <span class="visually-hidden">Your text in every row</span>
        <input type="text" placeholder="Your text" autocomplete="off" maxLength={200} />
      </label>
      <div class="choices" hidden />
    </section>
  );
}

function FilterButton({ group }: { group: FontGroup }) {
  const id = `filter-${group}`;
  return (
    <>
      <button type="button" class="filter-button" popovertarget={id} data-group={group}>
        {FONT_GROUP_LABELS[group]}
      </button>
      <div class="filter-popover" id={id} popover="auto" data-group={group} />
    </>
  );
}

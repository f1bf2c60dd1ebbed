import { type PageFrame, pageHtml } from "../shared/layout.tsx";
import { type Site, linkTo } from "../shared/site.ts";
import type { FontsJson } from "../shared/fonts/listed-font.ts";
import { FontsApp } from "./fonts-app.tsx";
import type { FontsPageData } from "./fonts-page-data.ts";

/** Every family as a row, which `client/fonts.tsx` draws in its face; without JavaScript links to their items. */
export function fontsPage(site: Site, json: FontsJson): string {
  const asset = (name: string) => linkTo(site, site.assets.path(name));
  const frame: PageFrame = {
    title: "Fonts",
    description: `${json.fonts.length.toLocaleString("en")} font families: search by name, classification, script, weight and axis; see which pairings use each, and its best partners.`,
    path: "fonts/",
    stylesheets: ["list.css", "fonts.css"],
    scripts: ["fonts.js"],
    section: "fonts",
  };
  const page: FontsPageData = {
    itemBase: site.itemBase,
    basePath: site.basePath,
    texts: asset("languages.json"),
    letters: asset("language-letters.json"),
  };
  return pageHtml(
    site,
    frame,
    <>
      <noscript>
        <p class="page-note">
          Each name links to its registry item, the address that <code>npx shadcn add</code> takes.
          Filters, specimens and best partners need JavaScript.
        </p>
      </noscript>
      <div
        class="fonts"
        data-page={JSON.stringify(page)}
        data-fonts={asset("fonts.json")}
        data-worker={asset("fonts-worker.js")}
        data-search={linkTo(site, "api/search.json")}
      >
        <FontsApp json={json} page={page} />
      </div>
    </>,
  );
}

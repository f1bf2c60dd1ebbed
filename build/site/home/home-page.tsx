import { type PageFrame, pageHtml } from "../layout.tsx";
import { type Site, linkTo } from "../site.ts";
import { Card } from "./card.tsx";
import type { HomeCards } from "./home-cards.ts";
import { Toolbar } from "./toolbar.tsx";

/** The page as HTML. */
export function homePage(site: Site, { cards, faces }: HomeCards): string {
  const count = cards.length;
  const asset = (name: string) => linkTo(site, site.assets.path(name));
  const frame: PageFrame = {
    title: `${count} font pairings for shadcn/ui`,
    description: `${count} font pairings set in their own faces: find one by use, mood, script or weight, and install it with one command.`,
    path: "",
    stylesheets: ["home.css", "cards.css"],
    stylesheetsWithoutScript: ["more-cards.css"],
    scripts: ["home.js"],
    section: "pairings",
  };
  return pageHtml(
    site,
    frame,
    <div
      class="home"
      data-base-url={site.baseUrl}
      data-pairings={asset("pairings.json")}
      data-more-cards={asset("more-cards.css")}
      data-worker={asset("search-worker.js")}
      data-search={linkTo(site, "api/search.json")}
    >
      <h1 class="intro">
        {count} font pairings, each set in its own faces.{" "}
        <span>Take one home to a shadcn/ui project with one command.</span>
      </h1>
      <Toolbar count={count} />
      <ul class="cards">
        {cards.map((card) => (
          <Card site={site} faces={faces} card={card} />
        ))}
      </ul>
    </div>,
  );
}

import { counted } from "../../../registry/search/words.ts";
import { addCommand } from "../shared/shell-command.ts";
import { type PageFrame, pageHtml } from "../shared/layout.tsx";
import { type Site, linkTo } from "../shared/site.ts";
import { Card } from "./card.tsx";
import type { HomeCards } from "../shared/cards/home-cards.ts";
import { Toolbar } from "./toolbar.tsx";

/** The page as HTML. */
export function homePage(site: Site, { cards, faces }: HomeCards): string {
  const count = counted(cards.length, "font pairing");
  const first = cards[0]?.pairing;
  const itemUrl = `${site.baseUrl}/r/layered/${first?.name ?? ""}.json`;
  const asset = (name: string) => linkTo(site, site.assets.path(name));
  const frame: PageFrame = {
    title: `${count} for shadcn/ui`,
    description: `${count}, each set in its own faces: find one by use, mood, script or weight, and install it with one command.`,
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
      <header class="intro">
        <h1>
          {count} for shadcn/ui, <span>each set in its own faces.</span>
        </h1>
        {first && (
          <p>
            One command takes one home: <code>{addCommand(itemUrl)}</code>
          </p>
        )}
      </header>
      <Toolbar count={cards.length} />
      <ul class="cards">
        {cards.map((card) => (
          <Card site={site} faces={faces} card={card} />
        ))}
      </ul>
    </div>,
  );
}

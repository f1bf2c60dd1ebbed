import { type PageFrame, pageHtml } from "../shared/layout.tsx";
import { type Site, linkTo } from "../shared/site.ts";
import { offeredFonts } from "./offered.ts";
import { NO_CHOICE } from "./page-state.ts";
import { ENGLISH } from "./sample.ts";
import { UseForm } from "./use-form.tsx";

/** The page as HTML: the question. Its script sets the partners of the font that a reader gives. */
export function usePage(site: Site): string {
  const asset = (name: string) => linkTo(site, site.assets.path(name));
  const offered = offeredFonts(site.catalog);
  const count = site.catalog.fonts.size.toLocaleString("en");
  const frame: PageFrame = {
    title: "I use a font",
    description: `Give a font that you use, as text or for headings: its partners among ${count} families, set live with your words, by contrast, by kinship and of one family, each with its reason and one command.`,
    path: "use/",
    stylesheets: ["use.css"],
    scripts: ["use.js"],
    section: "use",
  };
  return pageHtml(
    site,
    frame,
    <div
      class="use"
      data-item-base={site.itemBase}
      data-partners={asset("partners.json")}
      data-other-fonts={asset("other-fonts.json")}
      data-worker={asset("measure-worker.js")}
      data-offered-sheet={asset("offered-fonts.css")}
      data-offered={JSON.stringify(offered)}
    >
      <h1 class="visually-hidden">Partners of a font that you use</h1>
      <noscript>
        <p class="use-note">
          Setting partners live needs JavaScript. Without it, see what each font is in the list of{" "}
          <a href={linkTo(site, "fonts/")}>all {count} fonts</a>, and what is set with it on the
          pages of the <a href={linkTo(site, "")}>pairings</a>.
        </p>
      </noscript>
      <div data-app>
        <UseForm state={NO_CHOICE} headline={ENGLISH.headline} typed="" />
      </div>
    </div>,
  );
}

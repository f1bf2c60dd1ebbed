import { type PageFrame, pageHtml } from "../shared/layout.tsx";
import { type Site, linkTo } from "../shared/site.ts";
import { OfferedFonts } from "./offered.tsx";
import { NO_CHOICE } from "./page-state.ts";
import { ENGLISH } from "../shared/partners/sample.ts";
import { UseForm } from "./use-form.tsx";

/** The page as HTML: the question. Its script sets the partners of the font that a reader gives. */
export function usePage(site: Site): string {
  const asset = (name: string) => linkTo(site, site.assets.path(name));
  const count = site.catalog.fonts.size.toLocaleString("en");
  const frame: PageFrame = {
    title: "I use a font",
    description: `Give a font that you use, as text or for headings: its partners among ${count} families, set live with your words, by contrast, by kinship and of one family, each with its reason and one command.`,
    path: "use/",
    stylesheets: ["use.css", "offered-fonts.css"],
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
      data-samples={asset("samples.json")}
      data-measuring={asset("measure-worker.js")}
      data-worker={asset("fonts-worker.js")}
      data-search={linkTo(site, "api/search.json")}
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
        <UseForm state={NO_CHOICE} headline={ENGLISH.headline} font="" />
      </div>
      <OfferedFonts catalog={site.catalog} />
    </div>,
  );
}

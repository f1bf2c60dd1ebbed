import { pageHtml } from "./shared/layout.tsx";
import { type Site, linkTo } from "./shared/site.ts";

/** What a host sends with status 404 to a browser. */
export function notFoundPage(site: Site): string {
  return pageHtml(
    site,
    {
      title: "Not found",
      description: "No page has this address.",
      path: undefined,
      stylesheets: ["docs.css"],
    },
    <div class="docs-prose">
      <h1>Not found</h1>
      <p>
        No page has this address. Search above, or go to <a href={linkTo(site, "")}>all pairings</a>
        , <a href={linkTo(site, "fonts/")}>all fonts</a> or the{" "}
        <a href={linkTo(site, "docs/")}>docs</a>.
      </p>
    </div>,
  );
}

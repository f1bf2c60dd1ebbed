import { type PageFrame, pageHtml } from "../layout.tsx";
import type { Site } from "../site.ts";

/** The page as HTML. */
export function docsPage(site: Site): string {
  const frame: PageFrame = {
    title: "Docs",
    description: "Docs",
    path: "docs/",
    stylesheets: [],
    scripts: [],
  };
  return pageHtml(site, frame, <h1>Docs</h1>);
}

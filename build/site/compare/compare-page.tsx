import { type PageFrame, pageHtml } from "../layout.tsx";
import type { Site } from "../site.ts";

/** The page as HTML. */
export function comparePage(site: Site): string {
  const frame: PageFrame = {
    title: "Compare",
    description: "Compare",
    path: "compare/",
    stylesheets: [],
    scripts: [],
  };
  return pageHtml(site, frame, <h1>Compare</h1>);
}

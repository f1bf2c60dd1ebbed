import { type PageFrame, pageHtml } from "../layout.tsx";
import type { Site } from "../site.ts";

/** The page as HTML. */
export function fontsPage(site: Site): string {
  const frame: PageFrame = {
    title: "Fonts",
    description: "Fonts",
    path: "fonts/",
    stylesheets: [],
    scripts: [],
  };
  return pageHtml(site, frame, <h1>Fonts</h1>);
}

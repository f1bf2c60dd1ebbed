import { type PageFrame, pageHtml } from "../layout.tsx";
import type { Site } from "../site.ts";

/** The page as HTML. */
export function homePage(site: Site): string {
  const frame: PageFrame = {
    title: "Home",
    description: "Home",
    path: "",
    stylesheets: [],
    scripts: [],
  };
  return pageHtml(site, frame, <h1>Home</h1>);
}

import { link } from "../client/base-path.ts";
import { queryString } from "../query-string.ts";
import type { ListStore } from "./list-store.ts";

/** Pages that set the reader's text, too. */
const PATHS = ["", "fonts/", "use/", "compare/"].map(link);

/** Keeps the reader's text in the links of the page's header and of home's doors, and in their form. */
export function takeTextAlong(store: ListStore): void {
  const update = () => {
    const text = store.state.text.trim();
    const links = document.querySelectorAll<HTMLAnchorElement>(":is(.site-header, .home-doors) a");
    for (const one of links) if (PATHS.includes(one.pathname)) one.search = withText(one, text);
    for (const field of document.querySelectorAll<HTMLInputElement>(".home-doors [name=text]")) {
      field.value = text;
      field.disabled = text === "";
    }
  };
  store.subscribe(update);
  update();
}

function withText({ search }: HTMLAnchorElement, text: string): string {
  return queryString({ ...Object.fromEntries(new URLSearchParams(search)), text });
}

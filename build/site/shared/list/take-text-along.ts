import { link } from "../client/base-path.ts";
import { textQuery } from "./list-state.ts";
import type { ListStore } from "./list-store.ts";

/** Pages that set the reader's text, too. */
const PATHS = ["", "fonts/", "use/", "compare/"].map(link);

/** Keeps the reader's text in the links of the page's header. */
export function takeTextAlong(store: ListStore): void {
  const update = () => {
    for (const one of document.querySelectorAll<HTMLAnchorElement>(".site-header a"))
      if (PATHS.includes(one.pathname)) one.search = textQuery(store.state.text);
  };
  store.subscribe(update);
  update();
}

import { oneLine } from "../../shared/one-line.ts";
import type { Editing } from "./specimen-editing.ts";

/** Pages that set a reader's headline, below the site's root. */
const PAGES_WITH_HEADLINE = /^\/(?:compare\/|use\/|pairings\/[^/]+\/)?$/;

/** The reader's own headline: stated by the address, and handed on by the links of the page. */
export interface Headline {
  /** Sets it, where other texts have been put. */
  show: () => void;
  /** To be called when the reader has written in a text, or restored it. */
  follow: () => void;
}

/** Sets the headline that the address states wherever the specimens have a title. */
export function startHeadline(specimens: HTMLElement, editing: Editing): Headline {
  const [title, ...others] = specimens.querySelectorAll<HTMLElement>('[data-text="title"]');
  let headline = oneLine(new URLSearchParams(location.search).get("text") ?? "");
  const show = () => {
    if (headline === "") return;
    for (const element of [title ?? [], others].flat()) editing.write(element, headline);
  };
  show();
  linkWith(headline);
  return {
    show,
    follow: () => {
      if (title === undefined) return;
      const written = oneLine(title.textContent.trim());
      headline = editing.isWritten(title) ? written : "";
      if (headline !== "") for (const element of others) editing.write(element, headline);
      const { pathname, search, hash } = location;
      history.replaceState(history.state, "", pathname + withText(search, headline) + hash);
      linkWith(headline);
    },
  };
}

/** Every link to a page that sets the headline states it. */
function linkWith(headline: string): void {
  const { basePath = "" } = document.documentElement.dataset;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]:not([href^="#"])')) {
    const isOwn = link.origin === location.origin && link.pathname.startsWith(basePath);
    if (isOwn && PAGES_WITH_HEADLINE.test(link.pathname.slice(basePath.length)))
      link.search = withText(link.search, headline);
  }
}

/** A query with a headline; other parameters stay as they are written. */
function withText(search: string, headline: string): string {
  const parts = search
    .slice(1)
    .split("&")
    .filter((part) => part !== "" && !/^text(?:=|$)/.test(part));
  if (headline !== "") parts.push(`text=${encodeURIComponent(headline)}`);
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}

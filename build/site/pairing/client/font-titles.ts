import { fetchJson, loadOnce } from "../../shared/client/load-once.ts";

/** A font of the registry. */
export interface FontTitle {
  /** Of its item. */
  name: string;
  title: string;
  isMono: boolean;
  /** Whether the site has a face of it. */
  isDrawable: boolean;
}

const loadTitles = loadOnce(fetchTitles);

/** By title; none where the list is not available. A failed request is tried again by the next call. */
export function fontTitles(): Promise<FontTitle[]> {
  return loadTitles().catch(() => []);
}

async function fetchTitles(): Promise<FontTitle[]> {
  const path = document.querySelector<HTMLElement>("[data-font-titles]")?.dataset["fontTitles"];
  const byName = await fetchJson<Record<string, [title: string, flags: number]>>(path ?? "");
  return Object.entries(byName)
    .map(([name, [title, flags]]) => ({
      name,
      title,
      isDrawable: (flags & 1) !== 0,
      isMono: (flags & 2) !== 0,
    }))
    .sort((one, other) => one.title.localeCompare(other.title, "en"));
}

/** How many fonts a list shows: more are found by typing. */
const MAX_SHOWN = 60;

/**
 * Those with words that begin as every word of a text does. Those whose title begins with it come first; then
 * those that suit the role, and those that can be shown.
 */
export function matchingFonts(
  fonts: readonly FontTitle[],
  text: string,
  isForCode: boolean,
): FontTitle[] {
  const wanted = text.trim().toLowerCase();
  const words = wanted.split(/[\s-]+/);
  const found = fonts.filter(({ title }) => {
    const own = title.toLowerCase().split(/[\s-]+/);
    return words.every((word) => own.some((one) => one.startsWith(word)));
  });
  const rank = ({ title, isMono, isDrawable }: FontTitle) =>
    (title.toLowerCase().startsWith(wanted) ? 0 : 4) +
    (isMono === isForCode ? 0 : 2) +
    (isDrawable ? 0 : 1);
  return found.sort((one, other) => rank(one) - rank(other)).slice(0, MAX_SHOWN);
}

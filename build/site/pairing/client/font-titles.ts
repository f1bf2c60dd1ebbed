import { loadOnce } from "../../shared/client/load-once.ts";

/** A font that the page can draw. */
export interface FontTitle {
  /** Of its item. */
  name: string;
  title: string;
}

const loadTitles = loadOnce(fetchTitles);

/** By title; none where the list is not available. A failed request is tried again by the next call. */
export async function fontTitles(): Promise<FontTitle[]> {
  try {
    return await loadTitles();
  } catch {
    return [];
  }
}

async function fetchTitles(): Promise<FontTitle[]> {
  const path = document.querySelector<HTMLElement>("[data-font-titles]")?.dataset["fontTitles"];
  const response = await fetch(path ?? "");
  if (!response.ok) throw new Error(`The list of fonts was answered with ${response.status}.`);
  const byName = (await response.json()) as Record<string, string>;
  return Object.entries(byName)
    .map(([name, title]) => ({ name, title }))
    .sort((one, other) => one.title.localeCompare(other.title, "en"));
}

/** Those with words that begin as every word of a text does; those whose title begins with it first. */
export function matchingFonts(fonts: readonly FontTitle[], text: string): FontTitle[] {
  const wanted = text.trim().toLowerCase();
  const words = wanted.split(/[\s-]+/);
  const found = fonts.filter(({ title }) => {
    const own = title.toLowerCase().split(/[\s-]+/);
    return words.every((word) => own.some((one) => one.startsWith(word)));
  });
  const isFirst = ({ title }: FontTitle) => title.toLowerCase().startsWith(wanted);
  return [...found.filter(isFirst), ...found.filter((font) => !isFirst(font))];
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathsBelow } from "../../../dist/paths-below.ts";
import { specimensDir } from "../../../../registry/model/package-root.ts";
import type { LanguageTexts } from "./texts-of-language.ts";

export type { LanguageTexts };

/** The sample texts of every language, English first, the others by their English names. */
export function readLanguageTexts(): LanguageTexts[] {
  const folder = join(specimensDir, "languages");
  return pathsBelow(folder)
    .filter((path) => path.endsWith(".json"))
    .map((path) => JSON.parse(readFileSync(join(folder, path), "utf8")) as LanguageTexts)
    .sort((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));
}

function sortKey({ lang, name }: LanguageTexts): string {
  return lang === "en" ? "" : name;
}

/** Every text of a language that is set in its own script, joined. */
export function lettersOf(texts: LanguageTexts): string {
  const { nativeName, title, lead, paragraphs, items, quote, small } = texts;
  return [nativeName, title, lead, ...paragraphs, ...items, quote, small].join("\n");
}

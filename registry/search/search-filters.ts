import type { SearchRecord } from "./search-data.ts";

/** What a search can be narrowed to; several together must all hold. */
export interface SearchFilters {
  /** `registry:style`, `registry:font`, or the same without `registry:`. */
  type?: string;
  mood?: string;
  useCase?: string;
  /** A tag of the item: of a font its classification, or the style of its face. */
  category?: string;
  /** A subset such as `cyrillic`: of a pairing, one that heading and body both cover. */
  script?: string;
  /** The name of a font item, or its family, in any case: that font, and the pairings that use it. */
  font?: string;
}

/** The test of a record. @param fontName gives the name of a font item by that name or by its family */
export function filterOf(
  { type, mood, useCase, category, script, font }: SearchFilters,
  fontName: (name: string) => string | undefined,
): (record: SearchRecord) => boolean {
  const wanted = font === undefined ? undefined : fontName(font);
  return (record) =>
    (type === undefined || record.type === type || record.type === `registry:${type}`) &&
    (mood === undefined || record.moods.includes(mood)) &&
    (useCase === undefined || record.useCases.includes(useCase)) &&
    (category === undefined || record.categories.includes(category)) &&
    (script === undefined || record.scripts.includes(script)) &&
    (font === undefined || (wanted !== undefined && record.fonts.includes(wanted)));
}

import type { FontItem } from "../../../../registry/model/items.ts";
import type { Specimens } from "../specimen/specimens.ts";

/** `site/font-titles.{hash}.json`: the titles of the fonts that pages can draw, by their names. */
export function fontTitles(
  fonts: ReadonlyMap<string, FontItem>,
  specimens: Pick<Specimens, "text">,
): Record<string, string> {
  const drawn = [...fonts].filter(([name]) => specimens.text(name).length > 0);
  return Object.fromEntries(drawn.map(([name, { title }]) => [name, title]));
}

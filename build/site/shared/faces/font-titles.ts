import { type FontItem, isLocalFont } from "../../../../registry/model/items.ts";
import type { Specimens } from "../specimen/specimens.ts";

/**
 * `site/font-titles.{hash}.json`: the fonts that any pairing can take, by their names, with their titles and a
 * number: 1 where pages can draw them, and 2 more where they are monospaced. The files of a local font are
 * installed by its own pairings alone.
 */
export function fontTitles(
  fonts: ReadonlyMap<string, FontItem>,
  specimens: Pick<Specimens, "text">,
): Record<string, [title: string, flags: number]> {
  const offered = [...fonts].filter(([, item]) => !isLocalFont(item));
  return Object.fromEntries(
    offered.map(([name, { title, font }]) => {
      const isMono = font.family.endsWith("monospace");
      return [name, [title, (specimens.text(name).length > 0 ? 1 : 0) + (isMono ? 2 : 0)]];
    }),
  );
}

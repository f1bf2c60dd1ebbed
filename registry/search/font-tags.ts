import { groupedBy } from "../model/grouped-by.ts";
import type { SearchRecord } from "./search-data.ts";

/** As many moods, and as many uses, a font gets. */
const MOST = 4;

/**
 * What pairings use each font for, by its name: the moods and uses of those that it leads, else of those whose
 * text it sets, else of all pairings led by fonts of its classes; the most frequent first.
 */
export function fontTags(
  items: readonly SearchRecord[],
): ReadonlyMap<string, Pick<SearchRecord, "moods" | "useCases">> {
  const pairings = items.filter(({ type }) => type === "registry:style");
  const fonts = items.filter(({ type }) => type === "registry:font");
  const classes = new Map(fonts.map(({ name, categories }) => [name, categories.join()]));
  const ledBy = groupedBy(pairings, ({ fonts: [heading = ""] }) => heading);
  const setIn = groupedBy(pairings, ({ fonts: [heading = "", body = heading] }) => body);
  const ledByClass = groupedBy(pairings, ({ fonts: [heading = ""] }) => classes.get(heading) ?? "");
  return new Map(
    fonts.map(({ name }) => {
      const used =
        ledBy.get(name) ?? setIn.get(name) ?? ledByClass.get(classes.get(name) ?? "") ?? [];
      const all = used.length;
      const moods = mostFrequent(
        used.flatMap((pairing) => pairing.moods),
        all,
      );
      const useCases = mostFrequent(
        used.flatMap((pairing) => pairing.useCases),
        all,
      );
      return [name, { moods, useCases }];
    }),
  );
}

/** Those that at least a quarter of the pairings have. */
function mostFrequent(tags: readonly string[], pairings: number): string[] {
  return [...groupedBy(tags, (tag) => tag)]
    .filter(([, times]) => times.length >= pairings / 4)
    .sort(([, one], [, other]) => other.length - one.length)
    .slice(0, MOST)
    .map(([tag]) => tag);
}

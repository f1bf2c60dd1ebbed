import type { SearchData } from "./search-data.ts";
import { stemsOf } from "./words.ts";

/** A typeface that people search for and the registry does not have. */
export interface AbsentTypeface {
  /** As people write it: `Helvetica Neue`. */
  title: string;
  /** The fonts of the registry that come nearest, the nearest first. */
  nearest: readonly { name: string; title: string }[];
}

/** The typefaces that a query names and the registry does not have, by its list of look-alikes. */
export function absentTypefaces(
  { lookAlikes, items }: Pick<SearchData, "lookAlikes" | "items">,
  query: string,
): AbsentTypeface[] {
  const words = ` ${stemsOf(query).join(" ")} `;
  const named = Object.keys(lookAlikes).filter((typeface) =>
    words.includes(` ${stemsOf(typeface).join(" ")} `),
  );
  const fonts = new Map(
    items.flatMap(({ name, title, type }) => (type === "registry:font" ? [[name, title]] : [])),
  );
  const titles = new Set([...fonts.values()].map((title) => stemsOf(title).join(" ")));
  return named
    .filter((typeface) => !titles.has(stemsOf(typeface).join(" ")))
    .filter((typeface) => !named.some((other) => other !== typeface && other.includes(typeface)))
    .map((typeface) => ({
      title: titleOf(typeface),
      nearest: (lookAlikes[typeface] ?? []).flatMap((name) => {
        const title = fonts.get(name);
        return title === undefined ? [] : [{ name, title }];
      }),
    }));
}

/** `helvetica neue` -> `Helvetica Neue` */
function titleOf(typeface: string): string {
  return typeface.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());
}

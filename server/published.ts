import type { ItemSearch } from "../registry/search.ts";
import type { Published } from "./answers.ts";
import type { Representations } from "./representations.ts";
import { type Searchable, searchable } from "./search-response.ts";
import { type TunableText, tunableText } from "./tunable-text.ts";

/** A published folder that was read whole. What a query needs is made at the first one, and kept. */
export function publishedIn({ files, itemCount }: Representations): Published {
  const textAt = (path: string) => files.get(path)?.body.toString() ?? "null";
  const tunables = new Map<string, TunableText | undefined>();
  const searchables = new Map<string, Searchable>();
  let search: ItemSearch | undefined;
  return {
    has: (path) => files.has(path),
    itemCount: () => itemCount,
    tunable: (path) => {
      if (!tunables.has(path)) tunables.set(path, tunableText(textAt(path)));
      return tunables.get(path);
    },
    searchable: async (indexPath) => {
      const { itemSearchOf } = await import("../registry/search.ts");
      search ??= itemSearchOf(textAt("/api/search.json"));
      const made = searchables.get(indexPath) ?? searchable(textAt(indexPath), search);
      searchables.set(indexPath, made);
      return made;
    },
  };
}

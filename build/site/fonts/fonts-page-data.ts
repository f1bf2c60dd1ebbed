import type { FontsSearch } from "../shared/client/fonts-search.ts";
import type { ListClient } from "../shared/list/list.tsx";

/** What the page states of itself and of its assets. */
export interface FontsPageData {
  itemBase: string;
  basePath: string;
  /** URLs of the sample texts of languages, and of their letters. */
  texts: string;
  letters: string;
}

/** What only a browser has. */
export interface FontsClient extends ListClient {
  partnersOf: FontsSearch["partners"];
}

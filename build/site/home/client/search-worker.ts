/** Searches by the server's own ranking, apart from the thread that draws the page. */
import { type ItemSearch, itemSearchOf } from "../../../../registry/search/item-search.ts";
import { withoutPairingPrefix } from "../../../../registry/model/items.ts";
import type { SearchAnswer, SearchRequest } from "./search-messages.ts";

// The library of types that describes workers excludes that of pages.
interface Scope {
  onmessage: ((event: MessageEvent<SearchRequest>) => void) | null;
  postMessage: (answer: SearchAnswer) => void;
}

const scope = globalThis as unknown as Scope;

let search: Promise<ItemSearch> | undefined;

scope.onmessage = ({ data }) => {
  void answer(data).then((message) => {
    scope.postMessage(message);
  });
};

async function answer({ id, url, query, filters }: SearchRequest): Promise<SearchAnswer> {
  try {
    const { records, isNearest } = (await loaded(url)).find(query, {
      ...filters,
      type: "registry:style",
    });
    return {
      id,
      found: { names: records.map(({ name }) => withoutPairingPrefix(name)), isNearest },
    };
  } catch {
    search = undefined;
    return { id, found: undefined };
  }
}

function loaded(url: string): Promise<ItemSearch> {
  search ??= fetch(url).then(async (response) => {
    if (!response.ok) throw new Error(`The search data was answered with ${response.status}.`);
    return itemSearchOf(await response.text());
  });
  return search;
}

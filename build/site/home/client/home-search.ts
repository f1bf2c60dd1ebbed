import type { SearchFilters } from "../../../../registry/search/item-search.ts";
import type { HomeState } from "../../shared/cards/home-state.ts";
import type { FoundNames } from "../shown-cards.ts";
import type { SearchAnswer, SearchRequest } from "./search-messages.ts";

/** The search of the worker. */
export interface HomeSearch {
  /** Loads what a search needs, before there is a word to search for. */
  prepare: () => void;
  /** @returns undefined when the search data could not be loaded */
  find: (state: HomeState) => Promise<FoundNames | undefined>;
}

/** @param workerUrl, dataUrl of the worker's script and of `search.json` */
export function homeSearch(workerUrl: string, dataUrl: string): HomeSearch {
  const waiting = new Map<number, (found: FoundNames | undefined) => void>();
  let worker: Worker | undefined;
  let count = 0;
  const settle = ({ id, found }: SearchAnswer) => {
    waiting.get(id)?.(found);
    waiting.delete(id);
  };
  const start = (): Worker => {
    const started = new Worker(workerUrl, { type: "module" });
    started.onmessage = ({ data }: MessageEvent<SearchAnswer>) => {
      settle(data);
    };
    // The script itself could not be loaded.
    started.onerror = () => {
      worker = undefined;
      for (const id of [...waiting.keys()]) settle({ id, found: undefined });
    };
    return started;
  };
  const ask = (query: string, filters: SearchFilters) =>
    new Promise<FoundNames | undefined>((resolve) => {
      count += 1;
      waiting.set(count, resolve);
      worker ??= start();
      const request: SearchRequest = { id: count, url: dataUrl, query, filters };
      worker.postMessage(request);
    });
  return {
    prepare: () => void ask("", {}),
    find: (state) => ask(state.query, filtersOf(state)),
  };
}

/** The filters that the ranking knows, one value of each; the page looks at the others. */
function filtersOf({ chosen }: HomeState): SearchFilters {
  const [mood] = chosen.mood;
  const [useCase] = chosen.use;
  const [script] = chosen.script;
  const [font] = chosen.font;
  return {
    ...(mood !== undefined && { mood }),
    ...(useCase !== undefined && { useCase }),
    ...(script !== undefined && { script }),
    ...(font !== undefined && { font }),
  };
}

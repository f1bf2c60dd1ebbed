import type { SearchFilters } from "../../../../registry/search/item-search.ts";
import type { FoundNames } from "../list/shown-entries.ts";
import type { FontsAnswer, FontsQuestion, FontsRequest, PartnerFont } from "./fonts-messages.ts";

const FONTS: SearchFilters = { type: "registry:font" };

/** The search of the worker. */
export interface FontsSearch {
  /** Loads what a search needs, before there is a word to search for. */
  prepare: () => void;
  /**
   * The names of fonts, or of what the filters say; pairings without `pairing-`.
   *
   * @returns undefined when the search data could not be loaded
   */
  find: (query: string, filters?: SearchFilters) => Promise<FoundNames | undefined>;
  /** The fonts that suit a font and that no pairing sets with it; undefined as for `find`. */
  partners: (font: string, count: number) => Promise<readonly PartnerFont[] | undefined>;
}

/** @param workerUrl, dataUrl of the worker's script and of `search.json` */
export function fontsSearch(workerUrl: string, dataUrl: string): FontsSearch {
  const waiting = new Map<number, (answer: FontsAnswer) => void>();
  let worker: Worker | undefined;
  let count = 0;
  const settle = (answer: FontsAnswer) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  };
  const start = (): Worker => {
    const started = new Worker(workerUrl, { type: "module" });
    started.onmessage = ({ data }: MessageEvent<FontsAnswer>) => {
      settle(data);
    };
    // The script itself could not be loaded.
    started.onerror = () => {
      worker = undefined;
      for (const id of [...waiting.keys()]) settle({ id, isFailed: true });
    };
    return started;
  };
  const ask = (question: FontsQuestion) =>
    new Promise<FontsAnswer>((resolve) => {
      count += 1;
      waiting.set(count, resolve);
      worker ??= start();
      const request: FontsRequest = { id: count, url: dataUrl, question };
      worker.postMessage(request);
    });
  return {
    prepare: () => void ask({ kind: "find", query: "", filters: FONTS }),
    find: async (query, filters = FONTS) => (await ask({ kind: "find", query, filters })).found,
    partners: async (font, number) =>
      (await ask({ kind: "partners", font, count: number })).partners,
  };
}

import type { SearchFilters } from "../../../../registry/search/filters.ts";
import type { FoundNames } from "../list/shown-entries.ts";

/** What pages ask their worker. The answer comes through the port of the message. */
export interface FontsRequest {
  /** Of the search data. */
  url: string;
  question:
    | { kind: "find"; query: string; filters: SearchFilters }
    | { kind: "partners"; font: string; count: number };
}

/** A font that suits another one. */
export interface PartnerFont {
  name: string;
  title: string;
  role: "heading" | "body";
  /** Why, in a sentence. */
  reason: string;
}

/** What the worker answers: nothing when the search data could not be loaded; the next request tries again. */
export interface FontsAnswer {
  found?: FoundNames;
  partners?: readonly PartnerFont[];
}

const FONTS: SearchFilters = { type: "registry:font" };

/** The search of the worker. */
export interface FontsSearch {
  /** Loads what a search needs, before there is a word to search for. */
  prepare: () => void;
  /** The names of what the filters say, pairings without `pairing-`; undefined where the data cannot be loaded. */
  find: (query: string, filters?: SearchFilters) => Promise<FoundNames | undefined>;
  /** The fonts that suit a font and that no pairing sets with it; undefined as for `find`. */
  partners: (font: string, count: number) => Promise<readonly PartnerFont[] | undefined>;
}

/** @param workerUrl, url of the worker's script and of `search.json` */
export function fontsSearch(workerUrl: string, url: string): FontsSearch {
  let started: { worker: Worker; failure: Promise<FontsAnswer> } | undefined;
  const start = () => {
    const worker = new Worker(workerUrl, { type: "module" });
    const failure = new Promise<FontsAnswer>((resolve) => {
      // The script itself could not be loaded.
      worker.onerror = () => {
        started = undefined;
        resolve({});
      };
    });
    return { worker, failure };
  };
  const ask = (question: FontsRequest["question"]) => {
    const { worker, failure } = (started ??= start());
    const { port1, port2 } = new MessageChannel();
    worker.postMessage({ url, question } satisfies FontsRequest, [port2]);
    const answer = new Promise<FontsAnswer>((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<FontsAnswer>) => {
        resolve(data);
        port1.close();
      };
    });
    return Promise.race([answer, failure]);
  };
  return {
    prepare: () => void ask({ kind: "find", query: "", filters: FONTS }),
    find: async (query, filters = FONTS) => (await ask({ kind: "find", query, filters })).found,
    partners: async (font, count) => (await ask({ kind: "partners", font, count })).partners,
  };
}

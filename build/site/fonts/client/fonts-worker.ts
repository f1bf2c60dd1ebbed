/** Searches, and ranks the partners of fonts, by the server's own code, apart from the thread that draws. */
import { absentTypefaces } from "../../../../registry/search/absent-typefaces.ts";
import { withoutPairingPrefix } from "../../../../registry/model/items.ts";
import { type ItemSearch, itemSearch } from "../../../../registry/search/item-search.ts";
import type { SearchData } from "../../../../registry/search/search-data.ts";
import { fetchJson, loadOnceEach } from "../../shared/client/load-once.ts";
import type {
  FontsAnswer,
  FontsQuestion,
  FontsRequest,
} from "../../shared/client/fonts-messages.ts";

// The library of types that describes workers excludes that of pages.
interface Scope {
  onmessage: ((event: MessageEvent<FontsRequest>) => void) | null;
  postMessage: (answer: FontsAnswer) => void;
}

const scope = globalThis as unknown as Scope;

interface Loaded {
  data: SearchData;
  search: ItemSearch;
}

const loaded = loadOnceEach(async (url: string): Promise<Loaded> => {
  const data = await fetchJson<SearchData>(url);
  return { data, search: itemSearch(data) };
});

scope.onmessage = ({ data: { id, url, question } }) => {
  void loaded(url).then(
    (ready) => {
      scope.postMessage({ id, isFailed: false, ...answerTo(question, ready) });
    },
    () => {
      scope.postMessage({ id, isFailed: true });
    },
  );
};

function answerTo(
  question: FontsQuestion,
  { data, search }: Loaded,
): Pick<FontsAnswer, "found" | "partners"> {
  if (question.kind === "partners") {
    const partners = search.partners(question.font, question.count);
    return {
      partners: partners.map(({ record: { name, title }, role, reason }) => ({
        ...{ name, title, role, reason },
      })),
    };
  }
  const { records, isNearest, isUnmatched } = search.find(question.query, question.filters);
  return {
    found: {
      names: isUnmatched ? [] : records.map(({ name }) => withoutPairingPrefix(name)),
      isNearest,
      absent: absentTypefaces(data, question.query),
    },
  };
}

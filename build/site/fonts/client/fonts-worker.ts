/** Searches fonts and ranks their partners by the server's own code, apart from the thread that draws. */
import { type ItemSearch, itemSearchOf } from "../../../../registry/search/item-search.ts";
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

let search: Promise<ItemSearch> | undefined;

scope.onmessage = ({ data: { id, url, question } }) => {
  void loaded(url).then(
    (ready) => {
      scope.postMessage({ id, isFailed: false, ...answerTo(question, ready) });
    },
    () => {
      search = undefined;
      scope.postMessage({ id, isFailed: true });
    },
  );
};

function answerTo(
  question: FontsQuestion,
  ready: ItemSearch,
): Pick<FontsAnswer, "found" | "partners"> {
  if (question.kind === "partners") {
    const partners = ready.partners(question.font, question.count);
    return {
      partners: partners.map(({ record: { name, title }, role, reason }) => ({
        ...{ name, title, role, reason },
      })),
    };
  }
  const { records, isNearest } = ready.find(question.query, { type: "registry:font" });
  return { found: { names: records.map(({ name }) => name), isNearest } };
}

function loaded(url: string): Promise<ItemSearch> {
  search ??= fetch(url).then(async (response) => {
    if (!response.ok) throw new Error(`The search data was answered with ${response.status}.`);
    return itemSearchOf(await response.text());
  });
  return search;
}

/** Searches, and ranks the partners of fonts, by the server's own code, apart from the thread that draws. */
import { withoutPairingPrefix } from "../../../../registry/model/items.ts";
import { itemSearch } from "../../../../registry/search/item-search.ts";
import type { SearchData } from "../../../../registry/search/search-data.ts";
import type { FontsAnswer, FontsRequest } from "../../shared/client/fonts-search.ts";
import { fetchJson, loadOnceEach } from "../../shared/client/load-once.ts";

const loaded = loadOnceEach(async (url: string) => {
  const data = await fetchJson<SearchData>(url);
  return { data, search: itemSearch(data) };
});

addEventListener("message", ({ data, ports: [port] }: MessageEvent<FontsRequest>) => {
  answerTo(data).then(
    (answer) => port?.postMessage(answer),
    () => port?.postMessage({}),
  );
});

async function answerTo({ url, question }: FontsRequest): Promise<FontsAnswer> {
  const { search } = await loaded(url);
  if (question.kind === "partners")
    return {
      partners: search
        .partners(question.font, question.count)
        .map(({ record: { name, title }, role, reason }) => ({ name, title, role, reason })),
    };
  const { records, isNearest, unknown, understood } = search.find(question.query, question.filters);
  const names = records.map(({ name }) => withoutPairingPrefix(name));
  return { found: { names, isNearest, unknown, understood } };
}

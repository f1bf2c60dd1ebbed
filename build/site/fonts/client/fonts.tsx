/** The fonts page: every family in its own face; filters, search and a font's own view. */
import { hydrate } from "preact";
import { fontsSearch } from "../../shared/client/fonts-search.ts";
import { fetchJson } from "../../shared/client/load-once.ts";
import { showPageAfter } from "../../shared/client/show-page.ts";
import type { FontsJson } from "../../shared/fonts/listed-font.ts";
import { type ListStore, listStore } from "../../shared/list/list-store.ts";
import { fontList } from "../font-list.ts";
import { FontsApp } from "../fonts-app.tsx";
import type { FontsPageData } from "../fonts-page-data.ts";

const root = document.querySelector<HTMLElement>(".fonts");

if (root) showPageAfter(start(root));

/** @returns resolves when the page shows what its address states */
async function start(root: HTMLElement): Promise<void> {
  const { fonts = "", worker = "", search = "", page = "" } = root.dataset;
  const json = await fetchJson<FontsJson>(fonts);
  const store = listStore(fontList(json));
  searchForUnknown(json, store);
  const { find, prepare, partners } = fontsSearch(worker, search);
  await new Promise<void>((resolve) => {
    const client = {
      store,
      prepareSearch: prepare,
      partnersOf: partners,
      onReady: resolve,
      find: ({ query }: { query: string }) => find(query),
    };
    hydrate(
      <FontsApp json={json} page={JSON.parse(page) as FontsPageData} client={client} />,
      root,
    );
  });
}

/** An address that names no font of the registry is a search: of many typefaces it knows what is like them. */
function searchForUnknown({ fonts }: FontsJson, store: ListStore): void {
  const { open } = store.state;
  if (open === "" || fonts.some(({ name }) => name === open)) return;
  store.change({ ...store.state, open: "", query: open.replaceAll("-", " ") }, "replace");
}

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { FontsJson } from "../shared/fonts/listed-font.ts";
import { List } from "../shared/list/list.tsx";
import { useListState } from "../shared/list/list-store.ts";
import { FontView } from "./client/font-view.tsx";
import type { FontsClient, FontsPageData } from "./fonts-page-data.ts";
import { fontList } from "./font-list.ts";
import { FontRow } from "./font-row.tsx";

/** As many rows are drawn before the list has been measured: those of a high window. */
const FIRST_ROWS = 24;

interface FontsAppProps {
  json: FontsJson;
  page: FontsPageData;
  client?: FontsClient;
}

/** Every family as a row, or one of them alone. Where the page is rendered, all of the rows are in it. */
export function FontsApp({ json, page, client }: FontsAppProps) {
  const { fonts } = json;
  const list = useMemo(() => fontList(json), [json]);
  const state = useListState(client?.store);
  const text = state.text.trim();
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    setLive(client !== undefined);
  }, []);
  const open = fonts.find(({ name }) => name === state.open);
  useScrollToOpen(state.open);
  useDocumentTitle(open?.title ?? "");
  return (
    <div
      onClick={(event) => {
        const opener = event.target instanceof Element ? event.target.closest("[data-open]") : null;
        if (opener === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        const font = opener.getAttribute("data-open") ?? "";
        client?.store.change({ ...client.store.state, open: font }, "push");
      }}
    >
      <div hidden={open !== undefined}>
        <h1 class="fonts-title">
          {fonts.length.toLocaleString("en")} font families,{" "}
          <span class="quiet">each installable.</span>
        </h1>
        <List
          list={list}
          entries={fonts}
          served={client === undefined ? fonts.length : FIRST_ROWS}
          client={client}
          search="A name, or “slab serif”"
          textLabel="Your text in every row"
          listClass={text === "" ? "fonts-rows" : "fonts-rows fonts-own"}
          renderEntry={(font) => (
            <FontRow
              key={font.name}
              font={font}
              text={text}
              basePath={page.basePath}
              isLive={isLive}
            />
          )}
        />
      </div>
      {client && open && (
        <FontView key={open.name} font={open} json={json} text={text} page={page} client={client} />
      )}
    </div>
  );
}

/** A font is read from its beginning; the list is again where the reader left it, the row with the focus. */
function useScrollToOpen(open: string): void {
  const left = useRef({ open, scroll: 0 });
  useLayoutEffect(() => {
    const before = left.current;
    if (before.open === open) return;
    const scroll = before.open === "" ? scrollY : before.scroll;
    left.current = { open, scroll };
    scrollTo({ top: open === "" ? scroll : 0, behavior: "instant" });
    if (open === "")
      document
        .querySelector<HTMLElement>(`.fonts-rows [data-open="${before.open}"]`)
        ?.focus({ preventScroll: true });
  }, [open]);
}

function useDocumentTitle(title: string): void {
  const own = useRef("");
  useEffect(() => {
    own.current ||= document.title;
    document.title = title === "" ? own.current : `${title} · ${own.current}`;
  }, [title]);
}

/** The fonts page: rows in their own faces; filters, search and a font's own view when they are asked for. */
import { fontOfRow, fontRows } from "./fonts-rows.ts";
import { link } from "../../shared/client/base-path.ts";
import type { FontsBrowsing } from "./fonts-browse.ts";

const page = document.querySelector<HTMLElement>(".fonts");
const list = document.querySelector<HTMLUListElement>(".font-rows");

if (page && list) start(page, list);

function start(page: HTMLElement, list: HTMLUListElement): void {
  const rows = fontRows(list);
  let browsing: Promise<FontsBrowsing> | undefined;
  const browse = () =>
    (browsing ??= import("./fonts-browse.ts").then(({ browseFonts }) =>
      browseFonts(page, list, rows),
    ));
  list.addEventListener("click", (event) => {
    const row = event.target instanceof Element ? event.target.closest("li") : null;
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (row === null || !isPlain) return;
    event.preventDefault();
    const font = fontOfRow(row);
    browse().then(
      ({ open }) => {
        open(font);
      },
      // The data could not be loaded; the item itself can be read.
      () => {
        location.href = link(`r/${font}.json`);
      },
    );
  });
  // The first sign that somebody wants to choose; until then the page needs none of it.
  for (const sign of ["pointerover", "focusin", "pointerdown"])
    page.querySelector(".toolbar")?.addEventListener(sign, () => void browse(), { once: true });
  if (location.search !== "") void browse();
}

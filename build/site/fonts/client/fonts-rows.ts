import { h, render } from "preact";
import { familyOf, loadFont } from "../../shared/client/faces.ts";
import { FontDrawing, drawingOf } from "../../shared/client/font-drawing.tsx";
import { MissingLetters } from "../../shared/client/set-text.tsx";

/** The rows of the page. */
export interface FontRows {
  /** In the order in which the page came with them. */
  rows: readonly HTMLLIElement[];
  /** Sets what every row says; "" for its name. */
  say: (text: string) => void;
}

/** In pixels around the window: what a reader sees next. */
const NEAR = 250;

/** After as long a name is shown in the site's face, as a browser would with a face that does not come. */
const LONGEST_WAIT = 3000;

/** Draws each row that comes near to the view in its own face, where it has one. */
export function fontRows(list: HTMLElement): FontRows {
  const rows = [...list.querySelectorAll("li")];
  const titles = new WeakMap(rows.map((row) => [row, linkIn(row)?.textContent ?? ""]));
  const near = new Set<HTMLLIElement>();
  let text = "";
  const set = async (row: HTMLLIElement) => {
    const link = linkIn(row);
    if (link === undefined) return;
    const title = titles.get(row) ?? "";
    const font = fontOfRow(row);
    const isDrawn = (await drawingOf(font)) !== undefined;
    if (isDrawn || !row.classList.contains("f")) {
      showOutlines(row, link, { font, title, isDrawn, hasOwnText: text !== "" });
      return;
    }
    const said = text === "" ? title : text;
    if (link.textContent !== said) link.textContent = said;
    nameBeside(row, link, text === "" ? undefined : title);
    const timer = setTimeout(() => {
      row.classList.add("shown");
    }, LONGEST_WAIT);
    if (await loadFont(font, said)) link.style.fontFamily = `${familyOf(font)}, var(--site-font)`;
    clearTimeout(timer);
    row.classList.add("shown");
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const row = target as HTMLLIElement;
        if (!isIntersecting) near.delete(row);
        else {
          near.add(row);
          void set(row);
        }
      }
    },
    { rootMargin: `${NEAR}px` },
  );
  for (const row of rows) observer.observe(row);
  return {
    rows,
    say: (next) => {
      const trimmed = next.trim();
      if (trimmed === text) return;
      text = trimmed;
      list.classList.toggle("own", text !== "");
      for (const row of near) void set(row);
    },
  };
}

/** A family without a regular specimen face: its drawing, or its name in grey, whatever text others show. */
function showOutlines(
  row: HTMLElement,
  link: HTMLElement,
  {
    font,
    title,
    isDrawn,
    hasOwnText,
  }: Record<"font" | "title", string> & Record<"isDrawn" | "hasOwnText", boolean>,
): void {
  if (link.dataset["drawn"] === undefined) {
    link.replaceChildren();
    const drawing = h(FontDrawing, { font, title, line: "name" });
    render(isDrawn ? drawing : h(MissingLetters, { text: title }), link);
    link.dataset["drawn"] = "";
  }
  const fact = row.querySelector("p");
  if (fact) {
    fact.dataset["kind"] ??= fact.textContent;
    fact.textContent = hasOwnText ? "No text can be typed in it here" : fact.dataset["kind"];
  }
  row.classList.add("shown");
}

/** The name of the font: `/r/lora.json` -> `lora`. */
export function fontOfRow(row: Element): string {
  const href = linkIn(row)?.dataset["item"] ?? linkIn(row)?.pathname ?? "";
  return href.slice(href.lastIndexOf("/") + 1).replace(/\.json$/, "");
}

/**
 * Where a row says the reader's own text, its first fact is the name of the family; undefined where the row
 * says that itself.
 */
function nameBeside(row: Element, link: HTMLElement, title: string | undefined): void {
  const fact = row.querySelector("p");
  if (title === undefined) link.removeAttribute("aria-label");
  else link.setAttribute("aria-label", title);
  if (fact === null) return;
  fact.dataset["kind"] ??= fact.textContent;
  fact.textContent = title ?? fact.dataset["kind"];
}

function linkIn(row: Element): HTMLAnchorElement | undefined {
  return row.querySelector("a") ?? undefined;
}

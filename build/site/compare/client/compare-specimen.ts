import type { ComparedContext } from "../compare-state.ts";
import type { ComparedPairings } from "../compared-pairings.ts";
import type { LanguageTexts } from "../../shared/samples/texts-of-language.ts";
import { link } from "../../shared/client/base-path.ts";
import { loadExtendedFor } from "../../shared/client/faces.ts";
import { loadOnceEach, loadSheet } from "../../shared/client/load-once.ts";
import { type OwnText, type OwnTexts } from "../../shared/own-texts.ts";
import { setLanguage, setText } from "../../shared/client/specimen-languages.ts";

/** A face that has not come by then is drawn by its fallback. */
const LONGEST_WAIT_MILLISECONDS = 3000;

/** Loads the faces and rules of a pairing, for elements of class `type-{name}`; also resolves when they cannot be. */
export async function loadSpecimen(
  name: string,
  { pairings, sheets }: ComparedPairings,
): Promise<void> {
  const path = sheets[pairings.find((pairing) => pairing.name === name)?.sheet ?? -1];
  if (path !== undefined) await specimenSheet(path).catch(() => undefined);
}

const specimenSheet = loadOnceEach((path: string) => loadSheet(link(path)));

/** True when the faces that the page draws are there, or have had their time. */
export async function facesDrawn(): Promise<true> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  // The faces of a new stylesheet are asked for by the layout.
  document.body.getBoundingClientRect();
  await loadExtendedFor(document.querySelectorAll("[data-text]"));
  const wait = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MILLISECONDS));
  await Promise.race([document.fonts.ready, wait]);
  return true;
}

/** Where a context sets the reader's own texts. */
const SELECTORS: Readonly<Record<OwnText, string>> = {
  text: ".h1",
  lead: ".lead[data-text]",
  paragraph: "[data-text=paragraph-0]",
};

/**
 * Fills an element with a context, whose regions get the column's title in their names: others have the same.
 *
 * @param texts of another language than English
 */
export function fillContext(
  element: HTMLElement,
  context: ComparedContext,
  title: string,
  texts: LanguageTexts | undefined,
): void {
  const template = document.querySelector<HTMLTemplateElement>(`#context-${context}`);
  if (template === null) return;
  element.replaceChildren(template.content.cloneNode(true));
  for (const part of element.querySelectorAll("[role=region]"))
    part.ariaLabel = `${part.ariaLabel ?? ""}, ${title}`;
  if (texts !== undefined) {
    setLanguage(element, texts);
    for (const part of element.querySelectorAll<HTMLElement>("[data-text]")) {
      setText(part, texts);
      part.hidden = part.textContent === "";
    }
  }
}

/** Sets a reader's texts in a context; the context's own where they are empty. */
export function showWritten(element: HTMLElement, own: OwnTexts): void {
  for (const [name, selector] of Object.entries(SELECTORS) as [OwnText, string][]) {
    const part = element.querySelector<HTMLElement>(selector);
    if (part === null) continue;
    part.dataset["own"] ??= part.innerHTML;
    part.dir = "auto";
    if (own[name] === "") part.innerHTML = part.dataset["own"];
    else part.textContent = own[name];
    void loadExtendedFor([part]);
  }
}

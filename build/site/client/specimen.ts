import { makeEditable } from "./specimen-editing.ts";
import { startFrames } from "./specimen-frames.ts";
import { startLanguages } from "./specimen-languages.ts";
import { reportMissingLetters } from "./specimen-letters.ts";

/** Brings the specimens of a pairing's page to life; nothing where the page has none. */
export function startSpecimen(): void {
  const specimens = document.querySelector<HTMLElement>("[data-specimens]");
  if (specimens === null) return;
  const editing = makeEditable(specimens, () => {
    reportMissingLetters(specimens);
  });
  startLanguages(specimens, () => {
    editing.forget();
    reportMissingLetters(specimens);
  });
  startScheme(specimens);
  startFrames(specimens);
  // On the page as it is served, too: a letter of its texts may not be in the faces.
  void document.fonts.ready.then(() => {
    reportMissingLetters(specimens);
  });
}

/** Light or dark specimens, apart from the page around them. */
function startScheme(specimens: HTMLElement): void {
  const button = specimens.querySelector<HTMLButtonElement>("button[data-scheme]");
  const isPageDark = () =>
    getComputedStyle(document.documentElement).colorScheme === "dark" ||
    (document.documentElement.dataset["theme"] === undefined &&
      matchMedia("(prefers-color-scheme: dark)").matches);
  button?.addEventListener("click", () => {
    const isOther = specimens.dataset["scheme"] === undefined;
    if (isOther) specimens.dataset["scheme"] = isPageDark() ? "light" : "dark";
    else delete specimens.dataset["scheme"];
    button.setAttribute("aria-pressed", String(isOther));
  });
}

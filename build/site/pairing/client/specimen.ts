import { makeEditable } from "./specimen-editing.ts";
import { startFrames } from "./specimen-frames.ts";
import { startLanguages } from "../../shared/client/specimen-languages.ts";
import { reportMissingLetters } from "./specimen-letters.ts";
import { startScheme } from "./specimen-scheme.ts";
import { startSheet } from "./specimen-sheet.ts";

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
  startSheet();
  // On the page as it is served, too: a letter of its texts may not be in the faces.
  void document.fonts.ready.then(() => {
    reportMissingLetters(specimens);
  });
}

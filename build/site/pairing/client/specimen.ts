import { makeEditable } from "./specimen-editing.ts";
import { startTexts } from "./set-texts.ts";
import { loadExtendedFor } from "../../shared/client/faces.ts";
import { lackingNote } from "../../shared/client/drawn-letters.ts";
import { greyLetters } from "../../shared/client/grey-letters.ts";
import { startLanguages } from "../../shared/client/specimen-languages.ts";
import { startSheet } from "./specimen-sheet.ts";

/**
 * Brings the specimens of a pairing's page to life; nothing where the page has none. Resolves when they are in the
 * language of the reader's texts.
 */
export async function startSpecimen(): Promise<void> {
  const specimens = document.querySelector<HTMLElement>("[data-specimens]");
  if (specimens === null) return;
  const shown = [...document.querySelectorAll("[data-specimens] [data-text], [data-native-name]")];
  const showLacking = () => {
    const note = specimens.querySelector("[data-letters]");
    const missing = greyLetters(specimens);
    if (note !== null) note.textContent = lackingNote(missing);
  };
  const report = () => void loadExtendedFor(shown).then(showLacking);
  const editing = makeEditable(specimens, () => {
    texts.follow();
    report();
  });
  const texts = startTexts(specimens, editing);
  const inLanguage = startLanguages(specimens, texts.letters, () => {
    editing.forget();
    texts.show();
    report();
  });
  startSheet();
  // On the page as it is served, too: a letter of its texts may not be in the faces.
  void Promise.all([document.fonts.ready, loadExtendedFor(shown)]).then(showLacking);
  await inLanguage;
}

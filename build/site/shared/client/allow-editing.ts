/** Lets a reader write plain text in an element. */
export function allowEditing(text: HTMLElement): void {
  text.spellcheck = false;
  try {
    text.contentEditable = "plaintext-only";
  } catch {
    // Firefox before 136.
    text.contentEditable = "true";
  }
}

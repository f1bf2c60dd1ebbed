/** What another part of the page tells the editor. */
export interface Editing {
  /** Sets a text as if the reader had written it. */
  write: (text: HTMLElement, written: string) => void;
  /** Whether a text is the reader's. */
  isWritten: (text: HTMLElement) => boolean;
  /** The texts are others now: what they were before is not to be restored. */
  forget: () => void;
}

/**
 * Lets the reader write in the texts of specimens. By mouse immediately; by keyboard and finger after
 * `Edit text`, so that the way through the page is not that of every text in it, and a touch that
 * scrolls opens no keyboard.
 *
 * @param onEdit called after each change
 */
export function makeEditable(specimens: HTMLElement, onEdit: () => void): Editing {
  const texts = [...specimens.querySelectorAll<HTMLElement>(".specimen [data-text]")];
  const originals = new Map<HTMLElement, string>();
  const restore = specimens.querySelector<HTMLButtonElement>("button[data-restore]");
  const showRestore = () => {
    if (restore) restore.disabled = originals.size === 0;
  };
  const keepOriginal = (text: HTMLElement) => {
    if (!originals.has(text)) originals.set(text, text.innerHTML);
  };
  for (const text of texts) {
    text.addEventListener("beforeinput", () => {
      keepOriginal(text);
    });
    text.addEventListener("input", () => {
      showRestore();
      onEdit();
    });
  }
  restore?.addEventListener("click", () => {
    for (const [text, html] of originals) text.innerHTML = html;
    originals.clear();
    showRestore();
    onEdit();
  });
  const isOn = startEditSwitch(specimens, texts);
  for (const text of texts) followMouse(text, isOn);
  return {
    write: (text, written) => {
      keepOriginal(text);
      text.textContent = written;
      showRestore();
    },
    isWritten: (text) => originals.has(text),
    forget: () => {
      originals.clear();
      showRestore();
    },
  };
}

/** A text is no editor before it is clicked: browsers break the lines of editors in other places. */
function followMouse(text: HTMLElement, isOn: () => boolean): void {
  text.addEventListener("pointerdown", ({ pointerType }) => {
    if (pointerType === "mouse") allowEditing(text);
  });
  text.addEventListener("blur", () => {
    if (!isOn()) text.removeAttribute("contenteditable");
  });
}

/** @returns whether all texts can be edited now */
function startEditSwitch(specimens: HTMLElement, texts: readonly HTMLElement[]): () => boolean {
  const button = specimens.querySelector<HTMLButtonElement>("button[data-edit]");
  const isOn = () => button?.getAttribute("aria-pressed") === "true";
  button?.addEventListener("click", () => {
    button.setAttribute("aria-pressed", String(!isOn()));
    for (const text of texts) {
      if (isOn()) allowEditing(text);
      else text.removeAttribute("contenteditable");
    }
    if (isOn()) texts[0]?.focus();
  });
  return isOn;
}

/** Lets a reader write plain text in an element. */
function allowEditing(text: HTMLElement): void {
  text.spellcheck = false;
  text.contentEditable = "plaintext-only";
}

/** What another part of the page tells the editor. */
export interface Editing {
  /** The texts are others now: what they were before is not to be restored. */
  forget: () => void;
}

/**
 * Lets the reader write in the texts of specimens. By pointer at once; by keyboard after `Edit text`, so
 * that the way through the page is not that of every text in it.
 *
 * @param onEdit called after each change
 */
export function makeEditable(specimens: HTMLElement, onEdit: () => void): Editing {
  const texts = [...specimens.querySelectorAll<HTMLElement>("[data-text]")];
  const originals = new Map<HTMLElement, string>();
  const restore = specimens.querySelector<HTMLButtonElement>("button[data-restore]");
  const showRestore = () => {
    if (restore) restore.disabled = originals.size === 0;
  };
  for (const text of texts) {
    allowEditing(text);
    text.addEventListener("beforeinput", () => {
      if (!originals.has(text)) originals.set(text, text.innerHTML);
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
  startEditSwitch(specimens, texts);
  return {
    forget: () => {
      originals.clear();
      showRestore();
    },
  };
}

function allowEditing(text: HTMLElement): void {
  text.spellcheck = false;
  text.tabIndex = -1;
  try {
    text.contentEditable = "plaintext-only";
  } catch {
    // Firefox before 136.
    text.contentEditable = "true";
  }
}

function startEditSwitch(specimens: HTMLElement, texts: readonly HTMLElement[]): void {
  const button = specimens.querySelector<HTMLButtonElement>("button[data-edit]");
  button?.addEventListener("click", () => {
    const isOn = button.getAttribute("aria-pressed") !== "true";
    button.setAttribute("aria-pressed", String(isOn));
    for (const text of texts) text.tabIndex = isOn ? 0 : -1;
    if (isOn) texts[0]?.focus();
  });
}

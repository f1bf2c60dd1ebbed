import { announce } from "./announce.ts";

const MESSAGE_MILLISECONDS = 2000;

/**
 * Makes every button `.code > .copy` of the page, now and later, copy the code beside it as it is shown, and
 * every button with `data-copy-text` copy that text.
 */
export function copyOnClick(): void {
  document.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>(
      ".code > .copy, button[data-copy-text]",
    );
    if (button === null) return;
    const code = button.parentElement?.querySelector<HTMLElement>("code");
    const text = button.dataset["copyText"] ?? code?.innerText ?? "";
    void copyFrom(button, text, code);
  });
}

/**
 * Copies a text and says so, on the button and to screen readers.
 *
 * @param shown what shows the text; it is selected when the browser does not allow copying
 */
async function copyFrom(
  button: HTMLButtonElement,
  text: string,
  shown?: Element | null,
): Promise<void> {
  const isCopied = await copyText(text);
  if (!isCopied && shown) getSelection()?.selectAllChildren(shown);
  announce(isCopied ? `Copied: ${text}` : "Copy failed. Press Ctrl+C.");
  button.dataset["label"] ??= button.textContent;
  button.textContent = isCopied ? "Copied" : shown ? "Press Ctrl+C" : "Copy failed";
  setTimeout(() => {
    button.textContent = button.dataset["label"] ?? "Copy";
  }, MESSAGE_MILLISECONDS);
}

/**
 * Copies a text to the clipboard.
 *
 * @returns whether that was possible: `navigator.clipboard` is missing on pages without https, where the
 *   older command still works
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement("textarea");
  const focused = document.activeElement;
  field.value = text;
  field.className = "visually-hidden";
  document.body.append(field);
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way without https
  const isCopied = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}

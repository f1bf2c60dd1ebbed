import { copyText } from "../../shared/client/copy.ts";

const SHOWN_MILLISECONDS = 2000;

/**
 * Copies a text and says so, on the button and to screen readers. Where the browser does not allow
 * that, the text is selected instead.
 *
 * @param shown the element that shows the text
 */
export async function copyFrom(
  button: HTMLButtonElement,
  text: string,
  name: string,
  shown?: Element | null,
): Promise<void> {
  const isCopied = await copyText(text);
  if (!isCopied && shown) getSelection()?.selectAllChildren(shown);
  const message = isCopied ? "Copied" : shown ? "Selected" : "Not copied";
  say(isCopied ? `Copied: ${name}` : `The browser did not copy: ${name}`);
  button.textContent = message;
  setTimeout(() => {
    button.textContent = button.dataset["label"] ?? "Copy";
  }, SHOWN_MILLISECONDS);
}

/** Announces a message in the live region, also one that is the same as the last. */
export function say(message: string): void {
  const status = document.querySelector("[data-panel-status]");
  if (status === null) return;
  status.textContent = "";
  requestAnimationFrame(() => {
    status.textContent = message;
  });
}

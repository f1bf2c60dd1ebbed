const MESSAGE_MILLISECONDS = 2000;

/** Has each `.code > .copy`, now and later, copy the code beside it, and each `data-copy-text` that text. */
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

/** Copies a text and says so; where the browser does not allow that, selects what shows the text. */
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

let region: HTMLElement | undefined;

/** Says a sentence to readers who use a screen reader. */
function announce(sentence: string): void {
  region ??= newRegion();
  region.textContent = sentence;
}

function newRegion(): HTMLElement {
  const created = document.createElement("p");
  created.className = "visually-hidden";
  created.setAttribute("role", "status");
  document.querySelector("main")?.append(created);
  return created;
}

/** Whether a text could be copied: `navigator.clipboard` is missing without https, where the older command works. */
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

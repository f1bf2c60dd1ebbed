let region: HTMLElement | undefined;

/** Says a sentence to readers who use a screen reader. */
export function announce(sentence: string): void {
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

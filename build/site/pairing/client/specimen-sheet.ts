/**
 * Opens and closes the panel where it is a sheet at the bottom of the window. It covers no part of the
 * specimen for good: what is behind it can be scrolled above it.
 */
export function startSheet(): void {
  const sheet = document.querySelector<HTMLElement>("[data-sheet]");
  const bar = sheet?.querySelector<HTMLButtonElement>(".sheet-bar");
  if (!sheet || !bar) return;
  const open = (isOpen: boolean) => {
    sheet.toggleAttribute("data-open", isOpen);
    bar.setAttribute("aria-expanded", String(isOpen));
  };
  bar.addEventListener("click", () => {
    open(bar.getAttribute("aria-expanded") !== "true");
  });
  sheet.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.defaultPrevented || !sheet.hasAttribute("data-open"))
      return;
    open(false);
    bar.focus();
  });
}

/**
 * Where the window has no room for a panel beside the specimen, it is a sheet at the bottom of it: the
 * tabs, and above half of the window the specimen stays in sight while its values change.
 */
export function startPanelSheet(panel: HTMLElement): void {
  const toggle = panel.querySelector<HTMLButtonElement>(".panel-toggle");
  if (toggle === null) return;
  const setOpen = (isOpen: boolean) => {
    panel.dataset["sheet"] = isOpen ? "open" : "closed";
    toggle.setAttribute("aria-expanded", String(isOpen));
    toggle.textContent = isOpen ? "Close" : "Open";
  };
  toggle.hidden = false;
  setOpen(false);
  toggle.addEventListener("click", () => {
    setOpen(panel.dataset["sheet"] !== "open");
  });
  for (const tab of panel.querySelectorAll('input[name="panel-tab"]'))
    tab.addEventListener("click", () => {
      setOpen(true);
    });
}

import { startInstall } from "./install.tsx";
import { showPageAfter } from "../../shared/client/show-page.ts";
import { overrideParameters } from "../../shared/client/tune-address.ts";

/**
 * Brings the panel of a pairing's page to life; nothing where the page has none. The controls are loaded
 * when they are first opened, or immediately where the address states a tuning. The page is shown after them and
 * the specimen.
 */
export function startPanel(specimen: Promise<void>): void {
  const panel = document.querySelector<HTMLElement>("[data-panel]");
  const tab = panel?.querySelector<HTMLInputElement>('input[name="panel-tab"][value="tune"]');
  const root = panel?.querySelector("[data-tune]");
  if (!panel || !tab || !root) return;
  startInstall(panel);
  document.querySelector('.pairing-index a[href="#install"]')?.addEventListener("click", () => {
    panel.querySelector<HTMLInputElement>('input[name="panel-tab"][value="install"]')?.click();
    document.querySelector<HTMLElement>('.sheet-bar[aria-expanded="false"]')?.click();
  });
  let tune: Promise<void> | undefined;
  const open = () => {
    tune ??= import("./tune.tsx").then(({ startTune }) => startTune(root));
    tune.catch((error: unknown) => {
      tune = undefined;
      console.error(error);
      root.textContent =
        "The controls could not be loaded. Check the connection, and reload the page.";
    });
  };
  tab.addEventListener("change", open);
  if (tab.checked || overrideParameters().size > 0) {
    tab.checked = true;
    open();
  }
  showPageAfter(Promise.all([tune, specimen]));
}

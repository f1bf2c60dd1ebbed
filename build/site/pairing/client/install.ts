import {
  type InstallChoice,
  installCommand,
  installedFlavour,
  itemUrl,
} from "../../shared/install-choices.ts";
import { quoteOf } from "../../shared/shell-command.ts";
import { copyFrom } from "./copy-button.ts";

/** What a reader is likely to have in the next project too; the flavour depends on the project. */
const REMEMBERED = ["package-manager", "framework"] as const;

/** Remembers how the reader installs, and makes the buttons work. */
export function startInstall(panel: HTMLElement): void {
  for (const name of REMEMBERED) {
    radio(panel, name, stored(name))?.click();
    for (const input of radios(panel, name))
      input.addEventListener("change", () => {
        store(name, input.value);
      });
  }
  for (const button of panel.querySelectorAll<HTMLButtonElement>(".install [data-copy]")) {
    const shown = button.parentElement?.querySelector("code");
    const name = button.dataset["copy"] ?? "";
    button.hidden = false;
    button.addEventListener("click", () => {
      // `innerText` leaves out what the choices hide.
      const text = name === "command" ? commandIn(panel) : shown?.innerText.trim();
      void copyFrom(button, text ?? "", name, shown);
    });
  }
}

/** What is chosen in the Install tab. */
export function installChoice(panel: HTMLElement): InstallChoice {
  return {
    packageManager: chosen(panel, "package-manager", "npm") as InstallChoice["packageManager"],
    framework: chosen(panel, "framework", "next") as InstallChoice["framework"],
    flavour: chosen(panel, "flavour", "layered") as InstallChoice["flavour"],
  };
}

/** The command in the Install tab, with what has been tuned. */
export function commandIn(panel: HTMLElement): string {
  const choice = installChoice(panel);
  const { panel: name = "", baseUrl = "", query = "" } = panel.dataset;
  return installCommand(choice, itemUrl(baseUrl, installedFlavour(choice).folder, name, query));
}

/** Shows the command with the query of what has been tuned. */
export function showTunedCommand(panel: HTMLElement, query: string): void {
  panel.dataset["query"] = query;
  const { panel: name = "", baseUrl = "" } = panel.dataset;
  const quote = quoteOf(itemUrl(baseUrl, "", name, query));
  const [before, after] = panel.querySelectorAll("[data-command] [data-query-part]");
  if (before) before.textContent = quote;
  if (after) after.textContent = `${query === "" ? "" : `?${query}`}${quote}`;
  const note = panel.querySelector<HTMLElement>("[data-tuned-note]");
  if (note) note.hidden = query === "";
}

function chosen(panel: HTMLElement, name: string, otherwise: string): string {
  return radios(panel, name).find((input) => input.checked)?.value ?? otherwise;
}

function radios(panel: HTMLElement, name: string): HTMLInputElement[] {
  return [...panel.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)];
}

function radio(
  panel: HTMLElement,
  name: string,
  value: string | null,
): HTMLInputElement | undefined {
  return radios(panel, name).find((input) => input.value === value);
}

/** Storage is refused in some private windows. */
function stored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function store(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // The choice lasts as long as the page.
  }
}

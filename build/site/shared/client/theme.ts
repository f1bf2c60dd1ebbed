import { store, stored } from "./storage.ts";

const KEY = "theme";
const { dataset } = document.documentElement;

/** Draws the page in the colours that the reader chose, or those of the system. To be called before it is drawn. */
export function followTheme(): void {
  const theme = stored(KEY);
  if (theme === "light" || theme === "dark") dataset["theme"] = theme;
  document.addEventListener("DOMContentLoaded", () => {
    const button = document.querySelector<HTMLButtonElement>("[data-theme-switch]");
    if (button !== null) addSwitch(button);
  });
}

function addSwitch(button: HTMLButtonElement): void {
  const show = () => {
    button.setAttribute("aria-pressed", String(isDark()));
  };
  button.hidden = false;
  show();
  button.addEventListener("click", () => {
    dataset["theme"] = isDark() ? "light" : "dark";
    store(KEY, dataset["theme"]);
    show();
  });
}

function isDark(): boolean {
  const { theme } = dataset;
  return theme === undefined
    ? matchMedia("(prefers-color-scheme: dark)").matches
    : theme === "dark";
}

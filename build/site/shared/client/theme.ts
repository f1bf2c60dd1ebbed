import { store, stored } from "./storage.ts";

const KEY = "theme";
const root = document.documentElement;

/**
 * Draws the page in the colour scheme that the reader chose; until then, in that of the system. To be called
 * before the page is drawn, so that it does not flash.
 */
export function followTheme(): void {
  apply(stored(KEY));
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
    const theme = isDark() ? "light" : "dark";
    apply(theme);
    store(KEY, theme);
    show();
  });
}

function apply(theme: string | null): void {
  if (theme === "light" || theme === "dark") root.dataset["theme"] = theme;
  else delete root.dataset["theme"];
}

function isDark(): boolean {
  const { theme } = root.dataset;
  return theme === undefined
    ? matchMedia("(prefers-color-scheme: dark)").matches
    : theme === "dark";
}

/** Light or dark specimens, apart from the page around them, which they follow until a choice is made. */
export function startScheme(specimens: HTMLElement): void {
  const buttons = [...specimens.querySelectorAll<HTMLButtonElement>("button[data-scheme]")];
  const show = () => {
    const scheme = specimens.dataset["scheme"] ?? pageScheme();
    for (const button of buttons)
      button.setAttribute("aria-pressed", String(button.dataset["scheme"] === scheme));
  };
  for (const button of buttons) {
    button.addEventListener("click", () => {
      specimens.dataset["scheme"] = button.dataset["scheme"];
      show();
    });
  }
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", show);
  new MutationObserver(show).observe(document.documentElement, { attributeFilter: ["data-theme"] });
  show();
}

function pageScheme(): string {
  const prefersDark = matchMedia("(prefers-color-scheme: dark)").matches;
  return document.documentElement.dataset["theme"] ?? (prefersDark ? "dark" : "light");
}

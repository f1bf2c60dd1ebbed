import { addCommand } from "../../shared/shell-command.ts";
import { announce } from "../../shared/client/announce.ts";
import { copyText } from "../../shared/client/copy.ts";
import type { Comparison } from "./home-compare.ts";

const LABEL = "Copy command";

/** In milliseconds. */
const COPIED_IS_SHOWN = 2000;

/** The pairing's name in the link of a card: `/pairings/minimal/` -> `minimal`. */
export function nameOf(card: HTMLLIElement): string {
  return card.querySelector("a")?.pathname.split("/").at(-2) ?? "";
}

/** The name that a card shows while it has its own text. */
export function titleOf(card: HTMLLIElement): string {
  const link = card.querySelector("a");
  return link?.dataset["title"] ?? link?.textContent.trim() ?? "";
}

/** Adds the buttons of a card, which only work with JavaScript. */
export function addActions(card: HTMLLIElement, compared: Comparison, baseUrl: string): void {
  const actions = document.createElement("div");
  actions.className = "card-actions";
  actions.append(copyButton(card, baseUrl), compareButton(card, compared));
  card.append(actions);
}

function copyButton(card: HTMLLIElement, baseUrl: string): HTMLButtonElement {
  const button = newButton(LABEL, `${LABEL}: install ${titleOf(card)}`);
  const command = addCommand(`${baseUrl}/r/layered/${nameOf(card)}.json`);
  button.classList.add("copy");
  button.title = command;
  button.addEventListener("click", () => {
    void copyText(command).then((isCopied) => {
      button.textContent = isCopied ? "Copied" : "Not copied";
      announce(isCopied ? `Copied: ${command}` : `The browser did not copy: ${command}`);
      setTimeout(() => {
        button.textContent = LABEL;
      }, COPIED_IS_SHOWN);
    });
  });
  return button;
}

function compareButton(card: HTMLLIElement, compared: Comparison): HTMLButtonElement {
  const button = newButton("+", `Compare ${titleOf(card)}`);
  const pairing = { name: nameOf(card), title: titleOf(card) };
  const show = () => {
    const isCompared = compared.has(pairing.name);
    button.setAttribute("aria-pressed", String(isCompared));
    button.textContent = isCompared ? "−" : "+";
  };
  button.classList.add("compare");
  button.addEventListener("click", () => {
    compared.toggle(pairing);
  });
  compared.onChange(show);
  show();
  return button;
}

function newButton(text: string, label: string): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = text;
  button.setAttribute("aria-label", label);
  return button;
}

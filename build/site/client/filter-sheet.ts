import { type Group, GROUPS } from "../home/home-state.ts";
import { type FilterList, filterList } from "./filter-list.ts";
import type { FilterSource } from "./filter-popovers.ts";
import { required } from "./home-toolbar.ts";

/** All filters in one sheet, for windows that are too narrow for popovers. */
export function filterSheet(
  home: HTMLElement,
  source: FilterSource,
  onToggle: (group: Group, value: string) => void,
): { draw: () => void } {
  const opener = required(home.querySelector<HTMLElement>(".filter-sheet-button"));
  const status = required(home.querySelector<HTMLElement>(".result-count"));
  const dialog = document.createElement("dialog");
  const close = document.createElement("button");
  const lists: FilterList[] = [];
  dialog.className = "filter-sheet";
  dialog.setAttribute("aria-label", "Filter");
  close.type = "button";
  close.className = "filter-sheet-close";
  close.addEventListener("click", () => {
    dialog.close();
  });
  home.append(dialog);
  const draw = () => {
    if (!dialog.open) return;
    for (const list of lists) list.draw();
    close.textContent = `Show ${status.textContent.trim()}`;
  };
  opener.addEventListener("click", () => {
    if (lists.length === 0) {
      const sections = GROUPS.map((group) => section(home, group, source, onToggle));
      lists.push(...sections.map(({ list }) => list));
      dialog.replaceChildren(...sections.map(({ element }) => element), close);
    }
    dialog.showModal();
    draw();
  });
  return { draw };
}

function section(
  home: HTMLElement,
  group: Group,
  source: FilterSource,
  onToggle: (group: Group, value: string) => void,
): { element: HTMLElement; list: FilterList } {
  const list = filterList(group, source, onToggle);
  const element = document.createElement("details");
  const title = document.createElement("summary");
  const button = home.querySelector(`.filter-button[data-group=${group}]`);
  title.textContent = button?.textContent ?? group;
  element.append(title, list.element);
  return { element, list };
}

import { type Group, GROUPS } from "../../shared/cards/home-state.ts";
import { type FilterList, filterList } from "./filter-list.ts";
import type { FilterSource } from "./filter-list.ts";
import { valueLabel } from "./filter-values.ts";
import { required } from "../../shared/client/home-toolbar.ts";

/** A group of filters, which opens. */
interface Section {
  group: Group;
  element: HTMLElement;
  /** Names the chosen values. */
  chosen: HTMLElement;
  list: FilterList;
}

/** All filters in one sheet, for windows that are too narrow for popovers. */
export function filterSheet(
  home: HTMLElement,
  source: FilterSource,
  onToggle: (group: Group, value: string) => void,
): { open: () => void; draw: () => void } {
  const status = required(home.querySelector<HTMLElement>(".result-count"));
  const dialog = document.createElement("dialog");
  const close = document.createElement("button");
  const sections: Section[] = [];
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
    for (const { list, chosen, group } of sections) {
      list.draw();
      const labels = source.state.chosen[group].map((value) =>
        valueLabel(source.json, group, value),
      );
      chosen.textContent = labels.join(", ");
    }
    close.textContent = `Show ${status.textContent.trim()}`;
  };
  const open = () => {
    if (sections.length === 0) {
      sections.push(...GROUPS.map((group) => section(home, group, source, onToggle)));
      dialog.replaceChildren(...sections.map(({ element }) => element), close);
    }
    dialog.showModal();
    draw();
  };
  return { open, draw };
}

function section(
  home: HTMLElement,
  group: Group,
  source: FilterSource,
  onToggle: (group: Group, value: string) => void,
): Section {
  const list = filterList(group, source, onToggle);
  const element = document.createElement("details");
  const title = document.createElement("summary");
  const button = home.querySelector(`.filter-button[data-group=${group}]`);
  const chosen = document.createElement("span");
  title.append(button?.textContent ?? group, chosen);
  element.append(title, list.element);
  return { group, element, chosen, list };
}

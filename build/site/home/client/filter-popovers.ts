import { type Group, GROUPS } from "../../shared/cards/home-state.ts";
import { type FilterList, type FilterSource, filterList } from "./filter-list.ts";
import { placeBelow } from "../../shared/client/place-below.ts";

interface OpenFilter {
  list: FilterList;
  button: HTMLElement;
  popover: HTMLElement;
}

/** Fills the popovers of the filters when they open. */
export function filterPopovers(
  home: HTMLElement,
  source: FilterSource,
  onToggle: (group: Group, value: string) => void,
): { draw: () => void } {
  const open = new Map<HTMLElement, OpenFilter>();
  const buttons = new Map<Group, HTMLElement>();
  for (const group of GROUPS) {
    const button = home.querySelector<HTMLElement>(`.filter-button[data-group=${group}]`);
    const popover = home.querySelector<HTMLElement>(`#filter-${group}`);
    if (button === null || popover === null) continue;
    buttons.set(group, button);
    const fill = () => {
      const list = filterList(group, source, onToggle);
      popover.setAttribute("role", "group");
      popover.setAttribute("aria-label", button.textContent);
      popover.replaceChildren(list.element);
      list.draw();
      open.set(popover, { list, button, popover });
      placeBelow(button, popover);
    };
    popover.addEventListener("toggle", (event) => {
      if (event.newState === "open") fill();
      else open.delete(popover);
    });
    if (popover.matches(":popover-open")) fill();
    addEventListener("scroll", () => {
      if (open.has(popover)) placeBelow(button, popover);
    });
  }
  const draw = () => {
    for (const { list, button, popover } of open.values()) {
      list.draw();
      // Chosen values may have made the toolbar higher.
      placeBelow(button, popover);
    }
    for (const [group, button] of buttons)
      button.toggleAttribute("data-chosen", source.state.chosen[group].length > 0);
  };
  return { draw };
}

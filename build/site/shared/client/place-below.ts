/** In pixels, from the edges of the window. */
const GAP = 8;

/** In pixels: the text of a popover begins below that of its button. */
const INSET = 25;

/** Narrower windows show what opens as a sheet at their lower edge. */
const NARROW = "(max-width: 767px)";

/**
 * Puts a popover below the toolbar of its button, so that it covers no chosen value; left edges together,
 * as far as the window allows.
 */
export function placeBelow(button: HTMLElement, popover: HTMLElement): void {
  if (matchMedia(NARROW).matches) {
    popover.style.left = popover.style.top = "";
    return;
  }
  const { left } = button.getBoundingClientRect();
  const { bottom } = (button.closest(".toolbar") ?? button).getBoundingClientRect();
  const greatest = document.documentElement.clientWidth - popover.offsetWidth - GAP;
  popover.style.left = `${Math.max(GAP, Math.min(left - INSET, greatest))}px`;
  popover.style.top = `${bottom - 1}px`;
}

/** In pixels, from the button to what it opens. */
const GAP = 8;

/** Narrower windows show what opens as a sheet at their lower edge. */
const NARROW = "(max-width: 767px)";

/** Puts a popover below its button, left edges together, as far as the window allows. */
export function placeBelow(button: HTMLElement, popover: HTMLElement): void {
  if (matchMedia(NARROW).matches) {
    popover.style.left = popover.style.top = "";
    return;
  }
  const { left, bottom } = button.getBoundingClientRect();
  const greatest = document.documentElement.clientWidth - popover.offsetWidth - GAP;
  popover.style.left = `${Math.max(GAP, Math.min(left - 25, greatest))}px`;
  popover.style.top = `${bottom + GAP}px`;
}

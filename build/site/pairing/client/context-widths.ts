/** Makes the buttons of the contexts give all of them a width: a phone's, a tablet's, or all the room there is. */
export function startWidths(): void {
  const contexts = document.querySelector<HTMLElement>(".contexts");
  const buttons = [...document.querySelectorAll<HTMLButtonElement>("button[data-frame-width]")];
  for (const button of buttons) {
    button.addEventListener("click", () => {
      contexts?.style.setProperty("--frame-width", button.dataset["frameWidth"] ?? "none");
      for (const other of buttons) other.setAttribute("aria-pressed", String(other === button));
    });
  }
}

/** The part of the window that a reader looks at: what crosses it is where the reader is. */
const READING_LINE = "-30% 0px -69%";

/** Marks the part of the page that is being read in its index, and opens the panel for Install. */
export function startIndex(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.pairing-index a[href^="#"]')];
  const parts = new Map<Element, HTMLAnchorElement>();
  for (const link of links) {
    const target = document.querySelector(link.hash);
    const part = target?.closest("section");
    if (part) parts.set(part, link);
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const link = parts.get(target);
        if (isIntersecting) link?.setAttribute("aria-current", "true");
        else link?.removeAttribute("aria-current");
      }
    },
    { rootMargin: READING_LINE },
  );
  for (const part of parts.keys()) observer.observe(part);
  document.querySelector('.pairing-index a[href="#install"]')?.addEventListener("click", () => {
    const panel = document.querySelector("#install");
    panel?.querySelector<HTMLInputElement>('input[name="panel-tab"][value="install"]')?.click();
    panel?.querySelector<HTMLElement>('.sheet-bar[aria-expanded="false"]')?.click();
  });
}

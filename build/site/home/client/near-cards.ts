/** In pixels around the window. */
const NEAR = 300;

/** Calls back with each card whenever it comes near to the view. */
export function whenNear(
  cards: readonly HTMLLIElement[],
  onNear: (card: HTMLLIElement) => void,
): { isNear: (card: HTMLLIElement) => boolean } {
  const near = new Set<HTMLLIElement>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const card = target as HTMLLIElement;
        if (!isIntersecting) near.delete(card);
        else {
          near.add(card);
          onNear(card);
        }
      }
    },
    { rootMargin: `${NEAR}px` },
  );
  for (const card of cards) observer.observe(card);
  return { isNear: (card) => near.has(card) };
}

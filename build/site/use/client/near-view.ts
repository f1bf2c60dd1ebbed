import { useEffect, useState } from "preact/hooks";

/** Half of a window above and below it: what is loaded for an element is there before it is seen. */
const NEAR = "50% 0px";

/**
 * Whether an element has been in the view of the reader, or near it once the reader scrolls: what is below the
 * first view is not loaded for it.
 */
export function useNearView(element: { current: Element | null }): boolean {
  const [isNear, setNear] = useState(false);
  const [rootMargin, setMargin] = useState(scrollY > 0 ? NEAR : "0px");
  useEffect(() => {
    if (element.current === null || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin },
    );
    observer.observe(element.current);
    const widen = () => {
      setMargin(NEAR);
    };
    addEventListener("scroll", widen, { once: true, passive: true });
    return () => {
      observer.disconnect();
      removeEventListener("scroll", widen);
    };
  }, [rootMargin, isNear]);
  return isNear;
}

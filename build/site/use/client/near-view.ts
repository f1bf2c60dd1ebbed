import { useEffect, useState } from "preact/hooks";

/** Half of a window above and below it: what is loaded for an element is there before it is seen. */
const NEAR = "50% 0px";

/** Whether an element has been in the view of the reader, or near it. */
export function useNearView(element: { current: Element | null }): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, []);
  return isNear;
}

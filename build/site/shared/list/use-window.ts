import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";

/** The entries that are in the page, and the room that the others take. */
export interface ListWindow {
  from: number;
  /** Exclusive. */
  to: number;
  /** In pixels. */
  before: number;
  after: number;
}

/** In pixels around the view: what a reader sees next. */
const NEAR = 500;

/**
 * Keeps the entries near to the view in the page; all of a list have the same height.
 *
 * @param count of the list's entries
 * @param first as many are in the page until it has been measured
 */
export function useWindow(
  list: RefObject<HTMLElement | null>,
  count: number,
  first: number,
): ListWindow {
  const [shown, setShown] = useState<ListWindow>({ from: 0, to: first, before: 0, after: 0 });
  const measure = () => {
    const next = list.current && windowOf(list.current, count);
    if (next) setShown((before) => (isSame(before, next) ? before : next));
  };
  useLayoutEffect(measure, [count]);
  useEffect(() => {
    addEventListener("scroll", measure, { passive: true });
    addEventListener("resize", measure);
    return () => {
      removeEventListener("scroll", measure);
      removeEventListener("resize", measure);
    };
  }, [count]);
  return shown;
}

function windowOf(list: HTMLElement, count: number): ListWindow | undefined {
  const entry = list.firstElementChild;
  if (!(entry instanceof HTMLElement)) return undefined;
  const { gridTemplateColumns } = getComputedStyle(list);
  const columns = gridTemplateColumns === "none" ? 1 : gridTemplateColumns.split(" ").length;
  const height = entry.offsetHeight;
  if (height === 0) return undefined;
  const rows = Math.ceil(count / columns);
  const { top } = list.getBoundingClientRect();
  const rowAt = (y: number) => Math.max(0, Math.min(rows, Math.floor((y - top) / height)));
  const firstRow = rowAt(-NEAR);
  const endRow = Math.min(rows, rowAt(innerHeight + NEAR) + 1);
  return {
    from: firstRow * columns,
    to: endRow * columns,
    before: firstRow * height,
    after: (rows - endRow) * height,
  };
}

function isSame(a: ListWindow, b: ListWindow): boolean {
  return a.from === b.from && a.to === b.to && a.after === b.after;
}

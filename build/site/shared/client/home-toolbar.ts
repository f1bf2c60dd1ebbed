/** @throws TypeError when the page lacks the element */
export function required<T>(element: T | null): T {
  if (element === null) throw new TypeError("The page lacks an element.");
  return element;
}

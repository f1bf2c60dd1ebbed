/** What a reader's browser keeps: for good, or as long as the window is open. */
type Storage = "localStorage" | "sessionStorage";

/** Storage is not allowed in some private windows. */
export function stored(name: string, storage: Storage = "localStorage"): string | null {
  try {
    return globalThis[storage].getItem(name);
  } catch {
    return null;
  }
}

export function store(name: string, value: string, storage: Storage = "localStorage"): void {
  try {
    globalThis[storage].setItem(name, value);
  } catch {
    // The choice lasts as long as the page.
  }
}

import LABELS from "./tag-labels.json" with { type: "json" };

/** Tags that a capital at the beginning does not make a label. */
const SPECIAL: ReadonlyMap<string, string> = new Map(Object.entries(LABELS));

/** A tag as people read it: `mobile-app` -> `Mobile app`. */
export function labelOf(tag: string): string {
  const words = tag.replaceAll("-", " ");
  return SPECIAL.get(tag) ?? words.charAt(0).toUpperCase() + words.slice(1);
}

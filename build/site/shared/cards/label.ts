/** Tags that a capital at the beginning does not make a label. */
const SPECIAL: ReadonlyMap<string, string> = new Map([
  ["ai", "AI"],
  ["saas", "SaaS"],
  ["chinese-hongkong", "Chinese (Hong Kong)"],
  ["chinese-simplified", "Chinese (simplified)"],
  ["chinese-traditional", "Chinese (traditional)"],
  ["old-style", "Old style"],
  ["sans-serif", "Sans serif"],
  ["superfamily", "Single family"],
  ["variable", "Variable fonts"],
]);

/** A tag as people read it: `mobile-app` -> `Mobile app`. */
export function labelOf(tag: string): string {
  const words = tag.replaceAll("-", " ");
  return SPECIAL.get(tag) ?? words.charAt(0).toUpperCase() + words.slice(1);
}

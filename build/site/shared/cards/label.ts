/** Tags that a capital at the beginning does not make a label. */
const SPECIAL: ReadonlyMap<string, string> = new Map([
  ["ai", "AI"],
  ["saas", "SaaS"],
  ["chinese-hongkong", "Chinese (Hong Kong)"],
  ["chinese-simplified", "Chinese (simplified)"],
  ["chinese-traditional", "Chinese (traditional)"],
  ["bold-code", "Bold code"],
  ["distinct", "Distinct I, l and 1"],
  ["lining", "Lining figures"],
  ["many-weights", "Seven weights or more"],
  ["old-style", "Old style"],
  ["oldstyle", "Old-style figures"],
  ["sans-serif", "Sans serif"],
  ["superfamily", "Single family"],
  ["tabular", "Tabular figures"],
  ["variable", "Variable fonts"],
  ["widths", "Width axis"],
  ["zero", "Slashed or dotted zero"],
]);

/** A tag as people read it: `mobile-app` -> `Mobile app`. */
export function labelOf(tag: string): string {
  const words = tag.replaceAll("-", " ");
  return SPECIAL.get(tag) ?? words.charAt(0).toUpperCase() + words.slice(1);
}

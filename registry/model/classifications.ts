/** What an item's description calls a font, by category; in the order in which they are offered. */
export const CLASSIFICATIONS = {
  "sans-serif": "Sans Serif",
  serif: "Serif",
  display: "Display",
  handwriting: "Handwriting",
  monospace: "Monospace",
} as const;
export type Classification = keyof typeof CLASSIFICATIONS;

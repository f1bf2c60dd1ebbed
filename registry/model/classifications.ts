/** What an item's description calls a font, as `--category` names it. */
export const CLASSIFICATIONS = {
  "sans-serif": "Sans Serif",
  serif: "Serif",
  monospace: "Monospace",
  display: "Display",
  handwriting: "Handwriting",
} as const;
export type Classification = keyof typeof CLASSIFICATIONS;

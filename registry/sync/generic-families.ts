import type { FontCategory } from "../../schemas/index.ts";

/**
 * The generic family of display and handwriting faces, which their classification does not tell:
 * what text should fall back to, judged by whether the strokes end in serifs.
 */
export const REVIEWED_GENERIC_FAMILY: ReadonlyMap<string, FontCategory> = new Map([
  ["Abril Fatface", "serif"],
  ["Baloo 2", "sans-serif"],
  ["Caveat", "sans-serif"],
  ["Great Vibes", "serif"],
  ["Grenze Gotisch", "serif"],
  ["Poiret One", "sans-serif"],
  // Every glyph fills one square of eight pixels.
  ["Press Start 2P", "monospace"],
  ["Special Elite", "serif"],
]);

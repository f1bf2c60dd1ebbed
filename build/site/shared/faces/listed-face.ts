/**
 * `site/faces.{hash}.json`, which `client/faces.ts` reads: font -> its text faces, each the file's name
 * in `site/faces/` and the descriptors `font-weight`, `font-style` and `unicode-range`. A face in a file of
 * several states which bytes it has, too.
 */
export type FacesJson = Record<string, readonly ListedFace[]>;

export type ListedFace = readonly [
  file: string,
  weight: string,
  style: "normal" | "italic",
  unicodeRange: string,
  start?: number,
  bytes?: number,
];

/** How the `unicode-range` of a face with all of ASCII begins. */
export const ASCII = "U+20-7E";

/** `site/drawings-{number}.{hash}.json`: outlines of the names of fonts. */
export type FontDrawings = Readonly<Record<string, FontDrawing>>;

/** The name of a font, regular, unless it has too many points; a few letters where the site has no such face of it. */
export interface FontDrawing {
  name?: DrawnLine;
  letters?: DrawnLine;
}

/** A line of text as one path of SVG, its baseline at 0. */
export type DrawnLine = readonly [viewBox: string, unitsPerEm: number, path: string];

/** `site/drawings.{hash}.json`: the name of each file with drawings in `site/` -> its fonts. */
export type DrawingsIndex = Readonly<Record<string, readonly string[]>>;

import type { LoadedRegistry } from "../../loaded-registry.ts";
import type { Problem } from "../../problem.ts";
import { type Casting, castings, problemIn, xHeightOf } from "./casting.ts";

/** Below, descenders meet ascenders; above, the lines of a heading fall apart. */
const HEADING = { smallest: 0.95, largest: 1.4 };
const TEXT = { smallest: 1.4, largest: 1.8 };

/** A tall x-height fills the line, so the lines need more room between them. */
const TALL_X_HEIGHT = 0.54;
const SMALLEST_FOR_TALL = 1.5;

/** Leading suits the size: tight for headings, open for text, opener where the letters are tall. */
export function leading(registry: LoadedRegistry): Problem[] {
  return castings(registry).flatMap((casting) => {
    const { css } = casting.item;
    const headings = (["h1", "h2", "h3", "h4, h5, h6"] as const).flatMap((key) =>
      outside(casting, key, css[key]?.["line-height"], HEADING),
    );
    const text = css["body, p"]["line-height"];
    const isTall = (xHeightOf(casting.body) ?? 0) > TALL_X_HEIGHT;
    const bounds = isTall ? { ...TEXT, smallest: SMALLEST_FOR_TALL } : TEXT;
    return [...headings, ...outside(casting, "body, p", text, bounds)];
  });
}

function outside(
  casting: Casting,
  key: string,
  lineHeight: string | undefined,
  { smallest, largest }: typeof TEXT,
): Problem[] {
  const value = Number(lineHeight ?? smallest);
  if (value >= smallest && value <= largest) return [];
  const message = `line-height of ${key} is ${value}; keep it between ${smallest} and ${largest}`;
  return [problemIn("leading", casting, ["css", key, "line-height"], message)];
}

import { nearestWeight } from "../../../../registry/faces/face-weights.ts";
import type { MeasuredFont } from "./partners-json.ts";

/** The weight of a font's faces here that is nearest to another; undefined where it has none. */
export function drawnWeight({ drawn }: MeasuredFont, weight: number): number | undefined {
  const nearest = drawn.map(([weights]) => {
    const [from = 0, to = from] = weights.split(" ").map(Number);
    return Math.min(Math.max(weight, from), to);
  });
  return nearest.length === 0 ? undefined : nearestWeight(nearest, weight);
}

/** Whether a font can be shown as text, which is regular, or in headings, of any weight. */
export function isDrawn(font: MeasuredFont, role: "heading" | "body"): boolean {
  const weight = drawnWeight(font, REGULAR);
  return role === "body" ? weight === REGULAR : weight !== undefined;
}

export const REGULAR = 400;

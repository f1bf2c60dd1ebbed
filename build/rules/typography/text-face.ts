import type { LoadedRegistry } from "../../loaded-registry.ts";
import type { Problem } from "../../problem.ts";
import { castings, problemIn } from "./casting.ts";

const BOLD = 600;
const DISPLAY: ReadonlySet<string> = new Set(["display", "handwriting"]);

/** Running text is set in a face that was drawn for it, with a bold for what is strong. */
export function textFace(registry: LoadedRegistry): Problem[] {
  const path = ["cssVars", "theme", "--font-body"];
  return castings(registry).flatMap((casting) => {
    const { title, categories, font } = casting.body;
    return [
      ...(categories?.some((category) => DISPLAY.has(category))
        ? [
            problemIn(
              "text-face",
              casting,
              path,
              `${title} is drawn for large sizes; choose a text face`,
            ),
          ]
        : []),
      ...(font.weight.some((weight) => Number(weight) >= BOLD)
        ? []
        : [
            problemIn(
              "text-face",
              casting,
              path,
              `${title} has no bold, so strong text would be thickened; choose another`,
            ),
          ]),
    ];
  });
}

import { pixelsOf } from "../../../registry/scale.ts";
import type { LoadedRegistry } from "../../loaded-registry.ts";
import type { Problem } from "../../problem.ts";
import { castings, problemIn } from "./casting.ts";

/** Less is no step that a reader sees; more leaves a hole between two levels. */
const SMALLEST = 1.1;
const LARGEST = 2;

/** Sizes descend from `h1` to `h3` by a sane ratio, and no heading is smaller than the text. */
export function scaleRatio(registry: LoadedRegistry): Problem[] {
  return castings(registry).flatMap((casting) => {
    const { css } = casting.item;
    const stated = (["h1", "h2", "h3"] as const).flatMap((level) => {
      const rule = css[level];
      return rule ? [{ level, pixels: pixelsOf(rule["font-size"]) }] : [];
    });
    const text = pixelsOf(css["body, p"]["font-size"]);
    return stated.flatMap(({ level, pixels }, index) => {
      const above = stated[index - 1];
      const ratio = above ? above.pixels / pixels : SMALLEST;
      const path = ["css", level, "font-size"];
      return [
        ...(ratio >= SMALLEST && ratio <= LARGEST
          ? []
          : [
              problemIn(
                "scale-ratio",
                casting,
                path,
                `${level} is ${ratio.toFixed(2)} times smaller than ${above?.level ?? ""}; keep it between ${SMALLEST} and ${LARGEST}`,
              ),
            ]),
        ...(pixels >= text
          ? []
          : [
              problemIn(
                "scale-ratio",
                casting,
                path,
                `${level} is smaller than the text; make it at least ${text}px`,
              ),
            ]),
      ];
    });
  });
}

import type { LoadedRegistry } from "../loaded-registry.ts";
import { type Problem, pointerOf } from "../problem.ts";

/** A variable family has the weights that its `wght` axis spans, and no others. */
export function fontAxes({ fonts }: LoadedRegistry): Problem[] {
  return fonts.flatMap(({ file, item: { font, meta } }) => {
    const axis = meta?.axes?.find(({ tag }) => tag === "wght");
    if (axis === undefined) return [];
    return font.weight.flatMap((weight, index): Problem[] => {
      if (axis.min <= Number(weight) && Number(weight) <= axis.max) return [];
      const pointer = pointerOf(["font", "weight", index]);
      const message = `weight ${weight} is outside the wght axis, ${axis.min} to ${axis.max}; remove it`;
      return [{ rule: "font-axes", file, pointer, message }];
    });
  });
}

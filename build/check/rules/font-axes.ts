import { finding } from "../problem.ts";
import type { Rule } from "./rule.ts";

/** A variable family has no other weights than those of its `wght` axis. */
export const fontAxes: Rule = {
  name: "font-axes",
  severity: "error",
  summary: "the weights of a variable family are within its `wght` axis",
  checkFont: (loaded) => {
    const { font, meta } = loaded.item;
    const axis = meta?.axes?.find(({ tag }) => tag === "wght");
    if (axis === undefined) return [];
    return font.weight.flatMap((weight, index) => {
      if (axis.min <= Number(weight) && Number(weight) <= axis.max) return [];
      const predicate = `is "${weight}", outside the wght axis (${axis.min} to ${axis.max}); remove it`;
      return [finding(loaded, ["font", "weight", index], predicate)];
    });
  },
};

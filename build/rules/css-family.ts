import { parseCssValue } from "../../registry/css-value.ts";
import type { LoadedRegistry } from "../loaded-registry.ts";
import { type Problem, pointerOf } from "../problem.ts";

/** A `font-family` of a pairing is CSS as it stands; a browser drops the whole declaration if not. */
export function cssFamily({ pairings }: LoadedRegistry): Problem[] {
  return pairings.flatMap(({ file, item }) =>
    Object.entries(item.css).flatMap(([key, rule]) => {
      const family = rule["font-family"];
      const { value, problem } = parseCssValue("font-family", family);
      if (value === family) return [];
      const fault = problem ?? `is ${family}, which CSS must have quoted: ${value}`;
      const pointer = pointerOf(["css", key, "font-family"]);
      return [{ rule: "css-family", file, pointer, message: `font-family of ${key} ${fault}` }];
    }),
  );
}

import { parseCssValue } from "../../registry/css-value.ts";
import { referencedName } from "../../registry/pairing-fonts.ts";
import type { LoadedRegistry } from "../loaded-registry.ts";
import { type Problem, pointerOf } from "../problem.ts";

/** Nothing but a variable: CSS for certain, without a look at the grammar. */
const PLAIN = /^var\(--font-[a-z0-9-]+\)$/;

/**
 * A `font-family` of a pairing is CSS as it stands; a browser drops the whole declaration if not. A
 * variable in it is one that a font or a role sets, so that every font it needs is known.
 */
export function cssFamily({ pairings }: LoadedRegistry): Problem[] {
  return pairings.flatMap(({ file, item }) =>
    Object.entries(item.css).flatMap(([key, rule]) => {
      const family = rule["font-family"];
      if (PLAIN.test(family)) return [];
      const { value, problem } = parseCssValue("font-family", family);
      const isOther = /var\(/i.test(family) && referencedName(family) === undefined;
      if (value === family && !isOther) return [];
      const fault = isOther
        ? `is ${family}; write var(--font-heading), or another --font- variable, alone or with family names after it`
        : (problem ?? `is ${family}, which CSS must have quoted: ${value}`);
      const pointer = pointerOf(["css", key, "font-family"]);
      return [{ rule: "css-family", file, pointer, message: `font-family of ${key} ${fault}` }];
    }),
  );
}

import { isDeepStrictEqual } from "node:util";
import { completeFont } from "../../../../registry/faces/complete-font.ts";
import {
  type Finding,
  correctable,
  displayPath,
  finding,
  keysOf,
  pointerOf,
} from "../../problem.ts";
import type { FontItem } from "../../../../registry/model/items.ts";
import type { Loaded } from "../../read/loaded-registry.ts";
import type { Rule } from "../rule.ts";

/**
 * What an item leaves out is derived, and another version may derive it otherwise. A registry whose pairings all
 * state the same keys replaces all that one has set by another.
 */
export const stated: Rule = {
  name: "stated",
  severity: "error",
  isBeyondSpecification: true,
  summary:
    "a pairing states every heading, the size of code and `pre code`, a font its package, the family as CSS, all imports and its measures; otherwise the build derives them",
  checkFont: (font) => {
    const complete = completeFont(font.item);
    const findings = [...leftOut(font, font.item, complete), ...unknown(font, complete)];
    if (complete.meta?.metrics !== undefined) return findings;
    const predicate =
      "states no measures: pages have no fallback faces for it, and code not the x-height of the text; measure its files with `typography-registry new font`";
    return [...findings, finding(font, ["font"], predicate)];
  },
  checkRegistry: ({ pairings }) =>
    pairings.flatMap((pairing) => {
      const written = pairing.written ?? pairing.item;
      // The measure and the sizes of a phone follow from the widths of the faces.
      return leftOut(pairing, written, { ...pairing.item, meta: written.meta });
    }),
};

/** Weights and subsets that a family of this package does not have; `menu` is one that the provider has. */
function unknown(font: Loaded<FontItem>, complete: FontItem): Finding[] {
  return (["weight", "subsets"] as const).flatMap((list): Finding[] => {
    const known = new Set<string>(["menu", ...complete.font[list]]);
    const others = font.item.font[list].filter((one) => !known.has(one));
    if (others.length === 0) return [];
    const kept = font.item.font[list].filter((one) => known.has(one));
    const value = kept.length > 0 ? kept : complete.font[list];
    const predicate = `lists ${others.join(", ")}, which the family does not have; write ${JSON.stringify(value)}`;
    return [correctable(finding(font, ["font", list], predicate), value)];
  });
}

function leftOut({ file }: Loaded<object>, written: object, complete: object): Finding[] {
  const corrections = differences(written, complete, []);
  if (corrections.length === 0) return [];
  const names = corrections.map(({ pointer }) => displayPath(pointer)).join(", ");
  const message = `The build derives ${names}; write them, or let \`validate --fix\` write what it derives.`;
  return [{ file, pointer: "", message, correction: corrections }];
}

/** Lists that are shorter in the complete item, of weights and subsets, have rules of their own. */
const OTHERS: ReadonlySet<string> = new Set(["/font/weight", "/font/subsets"]);

/** Every value of the complete item that the file does not have. */
function differences(
  written: object,
  complete: object,
  path: readonly string[],
): { pointer: string; value: unknown }[] {
  return Object.entries(complete).flatMap(([key, value]: [string, unknown]) => {
    const inner = [...path, key];
    const pointer = pointerOf(inner);
    const own = (written as Record<string, unknown>)[key];
    if (isDeepStrictEqual(own, value) || OTHERS.has(pointer)) return [];
    return isObject(own) && isObject(value) ? differences(own, value, inner) : [{ pointer, value }];
  });
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a pointer leads to a rule, or a property, that the file of a pairing does not state. */
export function isDerived(written: object | undefined, pointer: string): boolean {
  if (!pointer.startsWith("/css/")) return false;
  let value: unknown = written;
  for (const key of keysOf(pointer)) {
    if (!isObject(value)) return false;
    if (!Object.hasOwn(value, key)) return true;
    value = (value as Record<string, unknown>)[key];
  }
  return false;
}

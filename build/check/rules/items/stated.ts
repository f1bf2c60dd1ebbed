import { isDeepStrictEqual } from "node:util";
import { completeFont } from "../../../../registry/faces/complete-font.ts";
import type { FontItem, PairingItem } from "../../../../registry/model/items.ts";
import { type Finding, displayPath, finding, keysOf, pointerOf } from "../../problem.ts";
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
    const findings = leftOut(font, derivedOfFont(font.item, complete));
    return complete.meta?.metrics === undefined ? [...findings, noMeasures(font)] : findings;
  },
  checkRegistry: ({ pairings }) =>
    pairings.flatMap((pairing) => leftOut(pairing, derivedOfPairing(pairing))),
};

type Derived = [path: string[], value: unknown];

function derivedOfPairing({ item, written = item }: Loaded<PairingItem>): Derived[] {
  return Object.entries(item.css).flatMap(([key, rule]): Derived[] => {
    const own = (written.css as Record<string, object | undefined>)[key];
    if (own === undefined) return [[["css", key], rule]];
    const missing = Object.entries(rule).filter(([property]) => !(property in own));
    return missing.map(([property, value]) => [["css", key, property], value]);
  });
}

/** What is not as the build has it; subsets and weights have rules of their own. */
function derivedOfFont(item: FontItem, complete: FontItem): Derived[] {
  const values: [path: string[], value: unknown, before: unknown][] = [
    [["categories"], complete.categories, item.categories],
    [["dependencies"], complete.dependencies, item.dependencies],
    [["font", "family"], complete.font.family, item.font.family],
    [["font", "dependency"], dependencyOf(complete), dependencyOf(item)],
    [["css"], complete.css, item.css],
    [["meta"], complete.meta, item.meta],
  ];
  return values.flatMap(([path, value, before]) =>
    value === undefined || isDeepStrictEqual(value, before) ? [] : [[path, value]],
  );
}

function dependencyOf({ font }: FontItem): string | undefined {
  return "dependency" in font ? font.dependency : undefined;
}

function leftOut({ file }: Loaded<unknown>, values: Derived[]): Finding[] {
  if (values.length === 0) return [];
  const corrections = values.map(([path, value]) => ({ pointer: pointerOf(path), value }));
  const names = corrections.map(({ pointer }) => displayPath(pointer)).join(", ");
  const message = `The build derives ${names}; write them, or let \`validate --fix\` write what it derives.`;
  return [{ file, pointer: "", message, correction: corrections }];
}

function noMeasures(font: Loaded<FontItem>): Finding {
  const remedy =
    font.item.font.provider === "local"
      ? `; measure its files with \`typography-registry new font ${font.stem} --replace\``
      : ", and this version has none of it; copy the item of a version that does";
  const predicate = `states no measures, so that pages have no fallback faces for it, and code not the x-height of the text${remedy}`;
  return finding(font, ["font"], predicate);
}

/** Whether a pointer leads to a rule, or a property, that the file of a pairing does not state. */
export function isDerived(written: object | undefined, pointer: string): boolean {
  if (!pointer.startsWith("/css/")) return false;
  let value: unknown = written;
  for (const key of keysOf(pointer)) {
    if (typeof value !== "object" || value === null) return false;
    const property = Object.getOwnPropertyDescriptor(value, key);
    if (property === undefined) return true;
    value = property.value;
  }
  return false;
}

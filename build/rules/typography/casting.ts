import type { FontItem, PairingItem } from "../../../registry/items.ts";
import { fontInRole } from "../../../registry/pairing-fonts.ts";
import type { LoadedRegistry } from "../../loaded-registry.ts";
import { type Problem, type Severity, pointerOf } from "../../problem.ts";

/** A pairing with the fonts that it casts. */
export interface Casting {
  file: string;
  item: PairingItem;
  heading: FontItem;
  body: FontItem;
  mono: FontItem;
}

/** The pairings whose three fonts are here; what is missing is told by `font-references`. */
export function castings({ pairings, fonts }: LoadedRegistry): Casting[] {
  const byName = new Map(fonts.map(({ stem, item }) => [stem, item]));
  return pairings.flatMap(({ file, item }) => {
    const heading = byName.get(fontInRole(item, "heading") ?? "");
    const body = byName.get(fontInRole(item, "body") ?? "");
    const mono = byName.get(fontInRole(item, "mono") ?? "");
    return heading && body && mono ? [{ file, item, heading, body, mono }] : [];
  });
}

/** A rule's problems, told where they are found. */
export function problemIn(
  rule: string,
  { file }: Casting,
  path: readonly (string | number)[],
  message: string,
  severity: Severity = "error",
): Problem {
  return { rule, file, pointer: pointerOf(path), message, severity };
}

/** The x-height in em; undefined where the font does not tell. */
export function xHeightOf({ meta }: FontItem): number | undefined {
  const { xHeight, unitsPerEm } = meta?.metrics ?? {};
  return xHeight !== undefined && unitsPerEm !== undefined ? xHeight / unitsPerEm : undefined;
}

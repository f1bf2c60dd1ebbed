import type { ListedPairing } from "../shared/listed-pairing.ts";
import { directFonts } from "../shared/tuning/tuning.ts";
import type { ComparedColumn } from "./compare-state.ts";

/** The fonts of a column's roles, overridden ones included; undefined without such a pairing. */
export function fontsOfColumn(
  { name, tuning }: ComparedColumn,
  pairings: readonly Pick<ListedPairing, "name" | "fonts">[],
): readonly [heading: string, body: string, mono: string] | undefined {
  const fonts = pairings.find((pairing) => pairing.name === name)?.fonts;
  if (fonts === undefined) return undefined;
  const parameters = new URLSearchParams(tuning);
  const fontIn = (parameter: string) =>
    /^var\(--font-([a-z0-9-]+)\)$/.exec(parameters.get(parameter) ?? "")?.[1];
  return [
    fontIn("h1-family") ?? parameters.get("heading") ?? fonts[0],
    fontIn("body-family") ?? parameters.get("body") ?? fonts[1],
    fontIn("code-family") ?? parameters.get("mono") ?? fonts[2],
  ];
}

/** Fonts that the overrides of a column name outside of roles: its item installs none of them. */
export function addedFonts({ tuning }: ComparedColumn): string[] {
  return directFonts(new Map(new URLSearchParams(tuning)));
}

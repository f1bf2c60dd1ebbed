import type { LoadedRegistry } from "../loaded-registry.ts";
import type { Problem } from "../problem.ts";

/** A font's variable is `--font-{name}`: pairings refer to it by that name. */
export function fontVariable({ fonts }: LoadedRegistry): Problem[] {
  return fonts.flatMap(({ file, item: { name, font } }) => {
    if (font.variable === `--font-${name}`) return [];
    const message = `font.variable is "${font.variable}"; write "--font-${name}"`;
    return [{ rule: "font-variable", file, pointer: "/font/variable", message }];
  });
}

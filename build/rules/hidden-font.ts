import type { LoadedRegistry } from "../loaded-registry.ts";
import type { Problem } from "../problem.ts";

/** A name is looked up among pairings first, with and without `pairing-`: such a font is never found. */
export function hiddenFont({ pairings, fonts }: LoadedRegistry): Problem[] {
  const hiddenBy = new Map(
    pairings.flatMap(({ stem, file }) => [stem, `pairing-${stem}`].map((name) => [name, file])),
  );
  return fonts.flatMap(({ stem, file }) => {
    const pairing = hiddenBy.get(stem);
    if (pairing === undefined) return [];
    const message = `the pairing ${pairing} hides this font, since "${stem}" finds the pairing; rename the pairing`;
    return [{ rule: "hidden-font", file, pointer: "/name", message }];
  });
}

import { finding } from "../problem.ts";
import type { Rule } from "./rule.ts";

/** A name is looked up among pairings first, with and without `pairing-`. */
export const hiddenFont: Rule = {
  name: "hidden-font",
  severity: "error",
  summary: "no pairing is found by a font's name",
  checkRegistry: ({ pairings, fonts }) => {
    const hiddenBy = new Map(
      pairings.flatMap(({ stem, file }) => [stem, `pairing-${stem}`].map((name) => [name, file])),
    );
    return fonts.flatMap((font) => {
      const pairing = hiddenBy.get(font.stem);
      if (pairing === undefined) return [];
      const predicate = `is "${font.stem}", by which requests find the pairing ${pairing}; rename one of the two`;
      return [finding(font, ["name"], predicate)];
    });
  },
};

import { FONT_ROLES } from "../../../registry/items.ts";
import { fontInRole } from "../../../registry/pairing-fonts.ts";
import type { LoadedRegistry } from "../../loaded-registry.ts";
import type { Problem } from "../../problem.ts";
import { castings, problemIn } from "./casting.ts";

/** As many words in a row are no coincidence. */
const SEQUENCE_WORDS = 6;

/** No two pairings cast the same three fonts, and none borrows the sentences of another. */
export function distinctPairings(registry: LoadedRegistry): Problem[] {
  const trios = new Map<string, string>();
  const sequences = new Map<string, string>();
  return castings(registry).flatMap((casting) => {
    const { item, file } = casting;
    const trio = FONT_ROLES.map((role) => fontInRole(item, role)).join();
    const double = trios.get(trio);
    trios.set(trio, double ?? file);

    const own = sequencesIn(item.description);
    const found = own.find((words) => (sequences.get(words) ?? file) !== file);
    for (const words of own) {
      if (!sequences.has(words)) sequences.set(words, file);
    }
    return [
      ...(double === undefined
        ? []
        : [
            problemIn(
              "distinct-pairings",
              casting,
              ["cssVars", "theme"],
              `${double} casts the same three fonts; change one, or remove one`,
            ),
          ]),
      ...(found === undefined
        ? []
        : [
            problemIn(
              "distinct-pairings",
              casting,
              ["description"],
              `"${found}" also stands in ${sequences.get(found) ?? ""}; say it in other words`,
            ),
          ]),
    ];
  });
}

function sequencesIn(description: string): string[] {
  const words = description.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
  return words.flatMap((_, index) => {
    const sequence = words.slice(index, index + SEQUENCE_WORDS);
    return sequence.length === SEQUENCE_WORDS ? [sequence.join(" ")] : [];
  });
}

import { FONT_ROLES, type PairingItem } from "../../../registry/items.ts";
import { type Finding, finding } from "../../problem.ts";
import type { Rule } from "../rule.ts";

/** As many equal words in a row are not a coincidence. */
const SEQUENCE_WORDS = 6;

/** The second of two is reported, in the order of the files. */
export const distinctPairings: Rule = {
  name: "distinct-pairings",
  severity: "error",
  summary: "no duplicate combination of fonts, no six words in a row from another description",
  checkRegistry: ({ pairings }) => {
    const fileOfFonts = new Map<string, string>();
    const fileOfSequence = new Map<string, string>();
    return pairings.flatMap((pairing) => {
      const { item, file } = pairing;
      const findings: Finding[] = [];
      const fonts = FONT_ROLES.map((role) => item.cssVars.theme[`--font-${role}`]).join();
      const sameFonts = fileOfFonts.get(fonts);
      if (sameFonts === undefined) fileOfFonts.set(fonts, file);
      else {
        const predicate = `has the same three fonts as ${sameFonts}; change one, or remove a pairing`;
        findings.push(finding(pairing, ["cssVars", "theme"], predicate));
      }
      const sequences = sequencesIn(item);
      const copied = sequences.find((words) => fileOfSequence.has(words));
      if (copied !== undefined) {
        const predicate = `contains "${copied}", which is also in ${fileOfSequence.get(copied) ?? ""}; rephrase it`;
        findings.push(finding(pairing, ["description"], predicate));
      }
      for (const words of sequences) {
        if (!fileOfSequence.has(words)) fileOfSequence.set(words, file);
      }
      return findings;
    });
  },
};

const sequencesOf = new WeakMap<PairingItem, string[]>();

/** Every sequence of words in a description, kept as long as the item is. */
function sequencesIn(item: PairingItem): string[] {
  const known = sequencesOf.get(item);
  if (known) return known;
  const words = item.description.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
  const text = words.join(" ");
  // Slices of one text: joining each sequence by itself takes three times as long.
  const ends: number[] = [];
  for (const word of words) ends.push((ends.at(-1) ?? -1) + 1 + word.length);
  const sequences = words.slice(SEQUENCE_WORDS - 1).map((_, index) => {
    const start = index === 0 ? 0 : (ends[index - 1] ?? 0) + 1;
    return text.slice(start, ends[index + SEQUENCE_WORDS - 1]);
  });
  sequencesOf.set(item, sequences);
  return sequences;
}

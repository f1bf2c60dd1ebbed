import { FONT_ROLES } from "../../../../registry/model/items.ts";
import { sentencesOf } from "../../../../registry/pairing/sentences.ts";
import { type Finding, finding } from "../../problem.ts";
import { TO_DO } from "../items/tags.ts";
import type { Rule } from "../rule.ts";

/** A search result and a preview of a link show the beginning of a description. */
const FIRST_SENTENCE_CHARACTERS = 120;

export const firstSentence: Rule = {
  name: "first-sentence",
  severity: "warning",
  summary: `the first sentence of the description has at most ${FIRST_SENTENCE_CHARACTERS} characters`,
  checkPairing: (pairing) => {
    const [first = ""] = sentencesOf(pairing.item.description);
    if (first.length <= FIRST_SENTENCE_CHARACTERS) return [];
    const predicate = `begins with a sentence of ${first.length} characters; say in at most ${FIRST_SENTENCE_CHARACTERS} what it is and for what`;
    return [finding(pairing, ["description"], predicate)];
  },
};

/** Long enough for the reasons; short enough for a list. */
export const descriptionLength: Rule<{ min: number; max: number }> = {
  name: "description-length",
  severity: "warning",
  summary: "120 to 480 characters: why these fonts, where to use them, what to watch for",
  bounds: { min: 120, max: 480 },
  checkPairing: (pairing, { min, max }) => {
    const { length } = pairing.item.description;
    if (length >= min && length <= max) return [];
    const predicate = `has ${length} characters; write ${min} to ${max}: why these fonts, where to use them, what to watch for`;
    return [finding(pairing, ["description"], predicate)];
  },
};

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
      let copied: string | undefined;
      // The rule `to-do` reports it.
      const isWritten = !item.description.startsWith(TO_DO);
      for (const words of isWritten ? sequencesIn(item.description) : []) {
        const first = fileOfSequence.get(words);
        if (first === undefined) fileOfSequence.set(words, file);
        else if (first !== file) copied ??= words;
      }
      if (copied !== undefined) {
        const predicate = `contains "${copied}", which is also in ${fileOfSequence.get(copied) ?? ""}; rephrase it`;
        findings.push(finding(pairing, ["description"], predicate));
      }
      return findings;
    });
  },
};

/** Every sequence of words in a description. */
function sequencesIn(description: string): string[] {
  const words = description.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
  return words
    .slice(SEQUENCE_WORDS - 1)
    .map((_, start) => words.slice(start, start + SEQUENCE_WORDS).join(" "));
}

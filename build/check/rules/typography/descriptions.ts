import { FONT_ROLES } from "../../../../registry/model/items.ts";
import { sentencesOf } from "../../../../registry/pairing/description.ts";
import { finding } from "../../problem.ts";
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

/** Every pairing after the first of the same fonts is reported, in the order of the files. */
export const distinctPairings: Rule = {
  name: "distinct-pairings",
  severity: "error",
  summary: "no two pairings have the same three fonts",
  checkRegistry: ({ pairings }) => {
    const fileOfFonts = new Map<string, string>();
    return pairings.flatMap((pairing) => {
      const { theme } = pairing.item.cssVars;
      const fonts = FONT_ROLES.map((role) => theme[`--font-${role}`]).join();
      const first = fileOfFonts.get(fonts);
      if (first === undefined) {
        fileOfFonts.set(fonts, pairing.file);
        return [];
      }
      const predicate = `has the same three fonts as ${first}; change one, or remove a pairing`;
      return [finding(pairing, ["cssVars", "theme"], predicate)];
    });
  },
};

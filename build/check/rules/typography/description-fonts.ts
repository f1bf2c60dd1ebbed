import { stemsOf } from "../../../../registry/search/words.ts";
import { finding } from "../../problem.ts";
import type { Rule } from "../rule.ts";

/** Words that say what kind a family is, or its edition: they do not identify it. */
const KIND_WORDS: ReadonlySet<string> = new Set([
  ...["sans", "serif", "mono", "display", "code", "one", "pro", "text", "slab", "the", "new"],
  ...["condensed", "neue", "sc", "jp", "kr", "tc", "std", "next", "alt", "2", "3", "4"],
]);

/** A reader who does not know the faces looks for each one in the text. */
export const descriptionFonts: Rule = {
  name: "description-fonts",
  severity: "warning",
  summary: "the description names heading, text and mono font, by a word of their titles",
  checkPairingWithFonts: (pairing) => {
    const { item, heading, body, mono } = pairing;
    const words = new Set(stemsOf(item.description));
    const unnamed = [...new Set([heading, body, mono])].filter(
      ({ title }) => !identifyingWords(title).some((word) => words.has(word)),
    );
    if (unnamed.length === 0) return [];
    const titles = unnamed.map(({ title }) => title).join(" and ");
    return [finding(pairing, ["description"], `does not name ${titles}; say what each font does`)];
  },
};

function identifyingWords(title: string): string[] {
  const words = stemsOf(title);
  const identifying = words.filter((word) => !KIND_WORDS.has(word));
  return identifying.length > 0 ? identifying : words;
}

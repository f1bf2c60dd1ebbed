import { scriptsOf } from "../../../../registry/faces/scripts.ts";
import { FONT_ROLES } from "../../../../registry/model/items.ts";
import { sentencesOf } from "../../../../registry/pairing/sentences.ts";
import { stemsOf } from "../../../../registry/search/words.ts";
import { type Finding, finding } from "../../problem.ts";
import { TO_DO, TO_DO_TAG } from "../items/tags.ts";
import type { Rule } from "../rule.ts";

/** A number with a unit of size, or a share: `20 pixels`, `1.5rem`, `30 %`; of a longer one, its end. */
const FIGURE =
  /\d[\d.]{0,9}[ \u00a0\u202f]?(?:px|pixels?|rem|em|pt|points?|%|per ?cent)(?![\p{L}\p{N}])/u;

/** Sizes can be overridden, and the description is published with them. */
export const descriptionFigures: Rule = {
  name: "description-figures",
  severity: "warning",
  summary: "the description states no sizes or shares in figures, which an override makes false",
  checkPairing: (pairing) => {
    const figure = FIGURE.exec(pairing.item.description)?.[0];
    if (figure === undefined) return [];
    const predicate = `contains "${figure}", which is false as soon as a size is overridden; say it without a figure`;
    return [finding(pairing, ["description"], predicate)];
  },
};

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

/** Straight ones are marks of feet and inches. */
export const straightQuotes: Rule = {
  name: "straight-quotes",
  severity: "warning",
  summary: "apostrophes and quotation marks of the description are typographic: ’, “ and ”",
  checkPairing: (pairing) => {
    const [mark] = /['"]/.exec(pairing.item.description) ?? [];
    if (mark === undefined) return [];
    const remedy = mark === "'" ? "write ’" : "write “ and ”";
    return [finding(pairing, ["description"], `has a straight ${mark}; ${remedy}`)];
  },
};

/** Words that say what kind a family is, or its edition: they do not identify it. */
const KIND_WORDS: ReadonlySet<string> = new Set([
  "sans",
  "serif",
  "mono",
  "display",
  "code",
  "one",
  "pro",
  "text",
  "slab",
  "the",
  "new",
  "condensed",
  "neue",
  "sc",
  "jp",
  "kr",
  "tc",
  "std",
  "next",
  "alt",
  "2",
  "3",
  "4",
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

/** Without them browsers slant the upright letters, which is visible in Latin text. */
export const descriptionItalics: Rule = {
  name: "description-italics",
  severity: "warning",
  summary:
    "a text font without italics is mentioned in the description, if the preview is in Latin",
  checkPairingWithFonts: (pairing) => {
    const { item, body } = pairing;
    const isLatin = scriptsOf(item.meta?.preview ?? "Latin").some(
      ({ script }) => script === "Latin",
    );
    const hasItalics = body.meta?.styles?.includes("italic") ?? true;
    if (!isLatin || hasItalics || /italic/i.test(item.description)) return [];
    const predicate = `does not say that ${body.title} has no italics; say so, and how to mark emphasis`;
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

/** A list shows the beginning alone, so the first sentence has to say what the pairing is for. */
export const descriptionUse: Rule = {
  name: "description-use",
  severity: "warning",
  summary: "the first sentence of the description names a use case, by its tag or a synonym",
  checkRegistry: ({ pairings, vocabularies }) => {
    const useCases = vocabularies.get("use-cases");
    if (useCases === undefined) return [];
    const phrasesOf = new Map(
      [...useCases].map(([tag, { synonyms = [] }]) => [
        tag,
        [tag, ...synonyms].map((phrase) => ` ${stemsOf(phrase).join(" ")} `),
      ]),
    );
    return pairings.flatMap((pairing) => {
      const { description, meta } = pairing.item;
      const tags = (meta?.useCase ?? []).filter((tag) => tag !== TO_DO_TAG);
      const [firstSentence = ""] = description.split(/(?<=[.!?]) /u, 1);
      const words = ` ${stemsOf(firstSentence).join(" ")} `;
      const isNamed = tags.some((tag) =>
        phrasesOf.get(tag)?.some((phrase) => words.includes(phrase)),
      );
      // The rule `to-do` reports it.
      const isToDo = description.startsWith(TO_DO);
      if (isNamed || tags.length === 0 || isToDo) return [];
      const predicate = `begins with a sentence that names none of its use cases (${tags.join(", ")}); say there what the pairing is for`;
      return [finding(pairing, ["description"], predicate)];
    });
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

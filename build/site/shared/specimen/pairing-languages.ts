import type { PairingItem } from "../../../../registry/model/items.ts";
import { scriptsOf } from "../../../../registry/faces/scripts.ts";
import { sentenceLanguage } from "../cards/card-language.ts";
import { onceForEach } from "../once-for-each.ts";
import type { LanguageTexts } from "../samples/language-texts.ts";
import type { SitePairing } from "../site.ts";
import type { Specimens } from "./specimens.ts";
import { sharedScripts } from "../../../../registry/faces/shared-scripts.ts";

/**
 * The languages, in the order of the site's, whose samples the faces of heading and text set in every letter: that of
 * headings has to have those of headings.
 */
export function languagesFor(
  { heading, body }: Pick<SitePairing, "heading" | "body">,
  languages: readonly LanguageTexts[],
  { covers }: Pick<Specimens, "covers">,
): LanguageTexts[] {
  const shared = new Set(sharedScripts({ heading, body }));
  return languages.filter((texts) => {
    if (!texts.subsets.every((subset) => shared.has(subset))) return false;
    const { headings, all } = lettersOf(texts);
    return covers(heading.name, headings) && covers(body.name, all);
  });
}

/** Every letter of the texts of a language, once, and those of what stands in headings. */
const lettersOf = onceForEach(({ title, lead, paragraphs, items, quote, small }: LanguageTexts) => {
  const headings = [title, quote, ...items];
  return {
    headings: lettersIn(headings),
    all: lettersIn([...headings, lead, ...paragraphs, small]),
  };
});

function lettersIn(texts: readonly string[]): string {
  return [...new Set(texts.join(""))]
    .filter((letter) => !/[\s\p{Default_Ignorable_Code_Point}]/u.test(letter))
    .join("");
}

/**
 * The language in which the page of a pairing begins: that of its preview, or else one of the preview's
 * scripts, or else the first, English.
 *
 * @param covered by the pairing
 * @throws RangeError when there are no languages at all
 */
export function firstLanguage(
  { meta }: PairingItem,
  covered: readonly LanguageTexts[],
  languages: readonly LanguageTexts[],
): LanguageTexts {
  const preview = meta?.preview ?? "";
  const scripts = scriptsOf(preview).filter(({ script }) => script !== "Latin");
  const ofScripts = covered.filter(
    (texts) =>
      scripts.length > 0 &&
      scripts.every(({ subsets }) => subsets.some((subset) => texts.subsets.includes(subset))),
  );
  const ofPreview = ofScripts.find(({ lang, subsets }) =>
    scripts.some(
      ({ script }) => sentenceLanguage(preview, script.toLowerCase(), subsets).lang === lang,
    ),
  );
  const first = ofPreview ?? ofScripts[0] ?? languages[0];
  if (first === undefined) throw new RangeError("There are no sample texts.");
  return first;
}

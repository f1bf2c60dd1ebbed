import type { PairingItem } from "../../../../registry/model/items.ts";
import { scriptsOf } from "../../../../registry/faces/scripts.ts";
import type { LanguageTexts } from "../samples/language-texts.ts";
import type { SitePairing } from "../site.ts";
import { sharedScripts } from "./shared-scripts.ts";

/** The languages that heading and text face both cover, in the order of the site's. */
export function languagesFor(
  { heading, body }: Pick<SitePairing, "heading" | "body">,
  languages: readonly LanguageTexts[],
): LanguageTexts[] {
  const shared = new Set(sharedScripts({ heading, body }));
  return languages.filter(({ subsets }) => subsets.every((subset) => shared.has(subset)));
}

/**
 * The language in which the page of a pairing begins: one of the scripts of its preview, or else the
 * first, English.
 *
 * @param covered by the pairing
 * @throws RangeError when there are no languages at all
 */
export function firstLanguage(
  { meta }: PairingItem,
  covered: readonly LanguageTexts[],
  languages: readonly LanguageTexts[],
): LanguageTexts {
  const scripts = scriptsOf(meta?.preview ?? "").filter(({ script }) => script !== "Latin");
  const ofPreview =
    scripts.length === 0
      ? undefined
      : covered.find((texts) =>
          scripts.every(({ subsets }) => subsets.some((subset) => texts.subsets.includes(subset))),
        );
  const first = ofPreview ?? languages[0];
  if (first === undefined) throw new RangeError("There are no sample texts.");
  return first;
}

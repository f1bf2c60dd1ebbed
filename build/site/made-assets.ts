import { shippedLanguages } from "../../registry/model/languages.ts";
import type { Specimens } from "./shared/specimen/specimens.ts";
import { offeredComparisons } from "./compare/compare-page.tsx";
import { comparedPairings } from "./compare/compared-pairings.ts";
import { drawingFiles, drawingsIndex } from "./shared/faces/drawing-files.ts";
import { facesJson } from "./shared/faces/faces-json.ts";
import { fontTitles } from "./shared/faces/font-titles.ts";
import type { FontsJson } from "./shared/fonts/listed-font.ts";
import type { HomeCards } from "./shared/cards/home-cards.ts";
import { heroCss, heroPairing } from "./shared/cards/hero-pairing.ts";
import type { PairingsJson } from "./shared/listed-pairing.ts";
import type { Site, SitePairing } from "./shared/site.ts";
import { offeredFontsCss } from "./use/offered.tsx";
import { samplesOf } from "./shared/partners/sample.ts";
import { partnersJson } from "./shared/partners/partners-json.ts";
import { cardNameRules } from "./shared/specimen/card-name-css.ts";
import { inPagesLayer } from "./shared/pages-layer.ts";

/** The assets that the registry decides, by name. */
export function madeAssets(
  site: Pick<Site, "catalog" | "specimens" | "pairings" | "search" | "languages">,
  home: HomeCards,
  json: PairingsJson,
  fonts: FontsJson,
): Map<string, string> {
  const { catalog, specimens, pairings, languages } = site;
  const { otherFonts, ...partners } = partnersJson(site);
  const drawings = drawingFiles(fonts.fonts.map(({ name }) => name));
  return new Map([
    ["faces.json", JSON.stringify(facesJson([...catalog.fonts.keys()], specimens))],
    ["coverage.json", JSON.stringify(specimens.characterSets([...catalog.fonts.keys()]))],
    ["drawings.json", JSON.stringify(drawingsIndex(drawings))],
    ...drawings.map(({ name, body }) => [name, body] as const),
    ["font-titles.json", JSON.stringify(fontTitles(catalog.fonts, specimens))],
    ["cards.css", home.faces.first + openingCss(pairings, specimens)],
    ["more-cards.css", home.faces.others],
    ["pairings.json", JSON.stringify(json)],
    ["compare.json", JSON.stringify(comparedPairings(json))],
    ["fonts.json", JSON.stringify(fonts)],
    ["language-letters.json", JSON.stringify(languageLetters())],
    ["languages.json", JSON.stringify(languages)],
    ["partners.json", JSON.stringify(partners)],
    ["other-fonts.json", JSON.stringify(otherFonts)],
    ["samples.json", JSON.stringify(samplesOf(languages))],
    ["offered-fonts.css", offeredFontsCss(catalog, specimens)],
    ["compare-names.css", offeredNamesCss(pairings, specimens)],
  ]);
}

/** The pairing that home opens on, in its own faces. */
function openingCss(pairings: readonly SitePairing[], specimens: Specimens): string {
  const opening = heroPairing(pairings);
  return opening ? heroCss(opening, specimens) : "";
}

/** The names of the comparisons that the compare page offers, in their own faces. */
function offeredNamesCss(pairings: readonly SitePairing[], specimens: Specimens): string {
  const offered = offeredComparisons(pairings).flatMap((comparison) => comparison.pairings);
  return inPagesLayer(cardNameRules([...new Set(offered)], specimens).join(""));
}

/** Letters by BCP 47 tag, without marks, which are seen on letters alone. */
function languageLetters(): Record<string, string> {
  const languages = Object.entries(shippedLanguages());
  return Object.fromEntries(
    languages.map(([tag, { letters }]) => [tag, letters.replaceAll(/\p{M}/gu, "")]),
  );
}

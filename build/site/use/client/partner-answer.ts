import { canTake } from "../../../../registry/search/partners/font-partners.ts";
import { partnerContext } from "../../../../registry/search/partners/partner-measures.ts";
import type { SearchRecord } from "../../../../registry/search/search-data.ts";
import { loadCoverage } from "../../shared/client/coverage.ts";
import { fontsSearch } from "../../shared/client/fonts-search.ts";
import { fetchJson, loadOnceEach } from "../../shared/client/load-once.ts";
import { isProviderAllowed, loadFromProvider } from "../../shared/client/provider-faces.ts";
import { isDrawn } from "../../shared/partners/drawn-weight.ts";
import { recordsOf, titleOf } from "../../shared/partners/font-records.ts";
import type { MeasuredFont, PartnersJson } from "../../shared/partners/partners-json.ts";
import {
  ENGLISH,
  type Sample,
  sampleIn,
  sampleScript,
  shownTexts,
} from "../../shared/partners/sample.ts";
import { scriptIn } from "../../shared/cards/card-language.ts";
import { lettersOfTexts } from "../../shared/own-texts.ts";
import { type UsePageState, type UsedAs, rareLetters } from "../page-state.ts";
import type { OwnFont } from "./own-font.ts";
import { PARTNER_KINDS, type PartnersByKind, partnersByKind } from "../partner-kinds.ts";
import { suitedUse } from "../suited-use.ts";

/** A font with its partners. */
export interface PartnerAnswer {
  font: SearchRecord;
  as: UsedAs;
  /** That the site has faces of, and the font itself; missing for a font that sets no words. */
  partners?: PartnersByKind;
  /** With the font. */
  json: PartnersJson;
  sample: Sample;
  /** Where the site has no file of the font: whether its provider has given one. */
  provider?: "not asked" | "loaded" | "failed";
  /** The font, where it is one of the reader's. */
  own: OwnFont | undefined;
}

/** What the name of no font may mean. */
export interface UnknownFont {
  /** Names of fonts. */
  alike: readonly string[];
}

/** As many families that a name may mean are offered. */
const MOST_ALIKE = 8;

const fetched = loadOnceEach((url: string) => fetchJson<unknown>(url));
const fontsIn = async ({ partners = "", otherFonts = "" }: DOMStringMap) => ({
  json: (await fetched(partners)) as PartnersJson,
  others: async () => (await fetched(otherFonts)) as MeasuredFont[],
});

/** The titles of all fonts. @throws when they cannot be loaded */
export async function fontTitles(urls: DOMStringMap): Promise<string[]> {
  const { json, others } = await fontsIn(urls);
  return [...json.fonts, ...(await others())].map(titleOf);
}

/**
 * @param urls of what the page loads, by what it is
 * @param own in place of the font of the state
 * @throws when the fonts cannot be loaded
 */
export async function answerTo(
  { font: called, as: wanted, ...texts }: UsePageState,
  urls: DOMStringMap,
  own?: OwnFont,
): Promise<PartnerAnswer | UnknownFont> {
  const { json: here, others } = await fontsIn(urls);
  const listed = own ? undefined : fontCalled(here.fonts, called);
  const other = own?.font ?? (listed ? undefined : fontCalled(await others(), called));
  const provider = other && !own && !other.isLocal ? await askedProvider(other.name) : undefined;
  const json = other
    ? { ...here, fonts: [...here.fonts, provider === "loaded" ? { ...other, drawn: ANY } : other] }
    : here;
  const context = partnerContext(recordsOf(json));
  const font = context.fonts.get((listed ?? other)?.name ?? "");
  if (font === undefined) {
    const found = await fontsSearch(urls["worker"] ?? "", urls["search"] ?? "").find(called);
    return { alike: found?.names.slice(0, MOST_ALIKE) ?? [] };
  }
  const as = wanted ?? suitedUse(font, context);
  const written = lettersOfTexts(texts);
  const script = sampleScript(context, font);
  const isEnglish = written === "" ? script === undefined : scriptIn(written) === "latin";
  const samples = isEnglish ? [] : ((await fetched(urls["samples"] ?? "")) as Sample[]);
  const sample = sampleIn(samples, written, script) ?? ENGLISH;
  const answer = { font, as, json, sample, own, ...(provider && { provider }) };
  if (!canTake("heading", font)) return answer;
  const { headline, paragraph } = shownTexts(texts, sample);
  const letters = rareLetters(headline + (as === "heading" ? paragraph : ""));
  const coverage = letters === "" ? undefined : await loadCoverage();
  // One without the letters would be shown without them: others have them.
  const preference = ({ name }: SearchRecord) =>
    coverage?.draws(letters, name) === false ? Number(coverage.canSet(letters, name)) : 2;
  const role = as === "text" ? "heading" : "body";
  const drawn = new Set(json.fonts.filter((one) => isDrawn(one, role)).map(({ name }) => name));
  const ranked = partnersByKind(font, role, context);
  const inOrder = PARTNER_KINDS.map((kind) => [
    kind,
    ranked[kind]
      .filter((one) => one === font || drawn.has(one.name))
      .sort((a, b) => preference(b) - preference(a)),
  ]);
  return { ...answer, partners: Object.fromEntries(inOrder) as PartnersByKind };
}

/** Any weight, as it is installed. */
const ANY: MeasuredFont["drawn"] = [["1 1000"]];

async function askedProvider(font: string): Promise<PartnerAnswer["provider"]> {
  if (!isProviderAllowed()) return "not asked";
  return loadFromProvider(font).then(
    () => "loaded",
    () => "failed",
  );
}

/** The font of a name or of a title, as people write it: "inter", "Inter Tight". */
function fontCalled(fonts: readonly MeasuredFont[], text: string): MeasuredFont | undefined {
  const called = text.trim().toLowerCase();
  return fonts.find((font) => [font.name, titleOf(font).toLowerCase()].includes(called));
}

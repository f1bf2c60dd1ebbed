import { loadCoverage } from "../../shared/client/coverage.ts";
import { fetchJson } from "../../shared/client/load-once.ts";
import type { PairingsJson } from "../../shared/listed-pairing.ts";
import { type OwnTexts, lettersOfTexts } from "../../shared/own-texts.ts";
import { rolesAsQuery } from "../../../../registry/overrides/roles.ts";
import { partnerContext } from "../../../../registry/search/partners/partner-measures.ts";
import { partnerReason } from "../../../../registry/search/partners/partner-reason.ts";
import { basePairing } from "../../shared/partners/base-pairing.ts";
import { drawnWeight, isDrawn } from "../../shared/partners/drawn-weight.ts";
import { scriptsMadeFor } from "../../shared/partners/font-traits.ts";
import { recordsOf } from "../../shared/partners/font-records.ts";
import type { PartnersJson } from "../../shared/partners/partners-json.ts";
import { ENGLISH, type Sample, sampleIn, sampleScript } from "../../shared/partners/sample.ts";
import { HEADLINE, type HeroPair, listedPair, subsetsBeyondLatin } from "../hero-pair.ts";
import { type ShuffleQuestion, shuffler } from "../shuffle.ts";

/** What the next two families are to have. */
export interface ShuffleWish extends Pick<ShuffleQuestion, "heading" | "body" | "contrast"> {
  texts: OwnTexts;
  /** A subset, and a use case; "" for none. */
  script: string;
  use: string;
}

/** Gives two families after two others; undefined where none are as wished. */
export type Shuffle = (wish: ShuffleWish) => HeroPair | undefined;

/**
 * @param partnersUrl of the fonts
 * @param samples what scripts are shown in
 * @throws when the data cannot be loaded
 */
export async function loadShuffle(
  partnersUrl: string,
  samples: readonly Sample[],
  json: PairingsJson,
): Promise<Shuffle> {
  const [partners, coverage] = await Promise.all([
    fetchJson<PartnersJson>(partnersUrl),
    loadCoverage(),
  ]);
  const context = partnerContext(recordsOf(partners));
  const fonts = new Map(partners.fonts.map((font) => [font.name, font]));
  const next = shuffler(context);
  return (wish) => {
    const letters = lettersOfTexts(wish.texts);
    const scripts = wish.script === "" ? subsetsBeyondLatin(letters) : [wish.script];
    const suiting = json.pairings.filter(({ uses }) => uses.includes(wish.use));
    const found = next({
      ...wish,
      scripts,
      headings: wish.use === "" ? undefined : new Set(suiting.map(({ fonts: [font] }) => font)),
      isAble: (name, role) => {
        const font = fonts.get(name);
        if (font === undefined || !(name in json.measures) || !isDrawn(font, role)) return false;
        // The specimens of what is made for Latin may have few letters of another script.
        const record = context.fonts.get(name);
        const isLatin = record && scriptsMadeFor(record, context).size === 0;
        return (isLatin ? coverage.draws : coverage.canSet)(letters, name);
      },
    });
    return found && pairOf(found.heading.name, found.body.name, letters);
  };

  function pairOf(headingName: string, bodyName: string, letters: string): HeroPair | undefined {
    const [heading, body] = [fonts.get(headingName), fonts.get(bodyName)];
    const base = heading && body && basePairing(heading, body, partners);
    const listed = json.pairings.find(({ name }) => name === base?.pairing.name);
    if (!heading || !body || !base || !listed) return undefined;
    const shown = listedPair(
      { ...listed, fonts: [heading.name, body.name, listed.fonts[2]] },
      json,
    );
    const [first, second] = [heading, body].map(({ name }) => context.fonts.get(name));
    const isListed = base.roles.size === 0;
    const sample = sampleIn(samples, letters, first && sampleScript(context, first));
    if (isListed && sample === undefined) return shown;
    const { headline, paragraph, lang, direction } = sample ?? { ...ENGLISH, headline: HEADLINE };
    const dir = direction === "rtl" ? direction : undefined;
    const set = { ...shown, sample: { text: headline, lead: "", paragraph, lang, dir } };
    if (isListed) return set;
    return {
      ...set,
      title: `${first?.title} over ${second?.title}`,
      query: rolesAsQuery(base.roles),
      heading: {
        ...shown.heading,
        weight: drawnWeight(heading, shown.heading.weight) ?? shown.heading.weight,
      },
      note: first && second ? partnerReason(first, second, "body") : "",
    };
  }
}

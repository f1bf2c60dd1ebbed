import { loadCoverage } from "../../shared/client/coverage.ts";
import { fetchJson } from "../../shared/client/load-once.ts";
import type { PairingsJson } from "../../shared/listed-pairing.ts";
import { type OwnTexts, lettersOfTexts } from "../../shared/own-texts.ts";
import { rolesAsQuery } from "../../../../registry/overrides/roles.ts";
import { partnerContext } from "../../../../registry/search/partners/partner-measures.ts";
import { partnerReason } from "../../../../registry/search/partners/partner-reason.ts";
import { basePairing } from "../../shared/partners/base-pairing.ts";
import { drawnWeight, isDrawn } from "../../shared/partners/drawn-weight.ts";
import { recordsOf } from "../../shared/partners/font-records.ts";
import type { PartnersJson } from "../../shared/partners/partners-json.ts";
import { ENGLISH, type Sample, sampleScript } from "../../shared/partners/sample.ts";
import { HEADLINE, type HeroPair, listedPair, scriptsBeyondLatin } from "../hero-pair.ts";
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
    const ofTexts = scriptsBeyondLatin(letters).flatMap(({ subsets }) => subsets);
    const scripts = wish.script === "" ? ofTexts : [wish.script];
    const suiting = json.pairings.filter(({ uses }) => uses.includes(wish.use));
    const found = next({
      ...wish,
      scripts,
      headings: wish.use === "" ? undefined : new Set(suiting.map(({ fonts: [font] }) => font)),
      isAble: (name, role) => {
        const font = fonts.get(name);
        const isShown = font !== undefined && name in json.measures && isDrawn(font, role);
        return isShown && coverage.canSet(letters, name);
      },
    });
    return found && pairOf(found.heading.name, found.body.name);
  };

  function pairOf(headingName: string, bodyName: string): HeroPair | undefined {
    const [heading, body] = [fonts.get(headingName), fonts.get(bodyName)];
    const base = heading && body && basePairing(heading, body, partners);
    const listed = json.pairings.find(({ name }) => name === base?.pairing.name);
    if (!heading || !body || !base || !listed) return undefined;
    const shown = listedPair(
      { ...listed, fonts: [heading.name, body.name, listed.fonts[2]] },
      json,
    );
    if (base.roles.size === 0) return shown;
    const [first, second] = [heading, body].map(({ name }) => context.fonts.get(name));
    const script = first && sampleScript(context, first);
    const sample = samples.find((one) => one.script === script);
    return {
      ...shown,
      title: `${first?.title} over ${second?.title}`,
      query: rolesAsQuery(base.roles),
      heading: {
        ...shown.heading,
        weight: drawnWeight(heading, shown.heading.weight) ?? shown.heading.weight,
      },
      sample: sample
        ? {
            text: sample.headline,
            lead: "",
            paragraph: sample.paragraph,
            lang: sample.lang,
            dir: sample.direction === "rtl" ? "rtl" : undefined,
          }
        : { text: HEADLINE, lead: "", paragraph: ENGLISH.paragraph },
      note: first && second ? partnerReason(first, second, "body") : "",
    };
  }
}

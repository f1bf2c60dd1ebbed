import { cssGenericFamily } from "../../../registry/faces/generic-family.ts";
import { isForCode, pairedFeatures } from "../../../registry/faces/features.ts";
import { statedMeasures } from "../../../registry/faces/proportions.ts";
import { sharedLanguages } from "../../../registry/faces/shared-scripts.ts";
import type { FontItem } from "../../../registry/model/items.ts";
import { LanguageSets } from "../../../registry/search/language-sets.ts";
import { listedCard } from "./cards/card-setting.ts";
import type { HomeCard } from "./cards/home-card.ts";
import type { HomeCards } from "./cards/home-cards.ts";
import type { ListedMeasures, ListedPairing, PairingsJson } from "./listed-pairing.ts";
import { writtenLanguages } from "./list/written-languages.ts";
import type { Site } from "./site.ts";
import type { Specimens } from "./specimen/specimens.ts";
import { languagesFor } from "./specimen/pairing-languages.ts";

type ListingSite = Pick<Site, "languages" | "specimenSheets"> & {
  specimens: Pick<Specimens, "covers">;
};

/** What home and the comparison list, in the order of home's cards. */
export function pairingsJson(site: ListingSite, { cards, faces }: HomeCards): PairingsJson {
  const fonts = new Set(
    cards.flatMap(({ pairing: { heading, body, mono } }) => [heading, body, mono]),
  );
  const byFont = <T>(of: (font: FontItem) => T) =>
    Object.fromEntries([...fonts].map((font) => [font.name, of(font)]));
  const sets = new LanguageSets();
  const sheets = [...new Set(site.specimenSheets.values())];
  return {
    pairings: cards.map((card) => ({
      ...listedPairing(card, site),
      written: sets.positionOf(sharedLanguages(card.pairing)),
      sheet: sheets.indexOf(site.specimenSheets.get(card.pairing.name) ?? ""),
      card: listedCard(faces, card),
    })),
    families: byFont(({ title }) => title),
    measures: byFont(measuresOf),
    languages: site.languages.map(({ lang, name }) => ({ lang, name })),
    written: writtenLanguages(sets.all),
    sheets,
  };
}

function listedPairing(
  { pairing, scripts }: HomeCard,
  { languages, specimens }: ListingSite,
): Omit<ListedPairing, "card" | "written" | "sheet"> {
  const { name, title, item, heading, body, mono } = pairing;
  return {
    name,
    title,
    fonts: [heading.name, body.name, mono.name],
    bytes: pairing.bytes?.total ?? 0,
    scripts,
    moods: item.meta?.mood ?? [],
    uses: item.meta?.useCase ?? [],
    features: pairedFeatures(pairing, isForCode(item)),
    kinds: heading.categories ?? [],
    structure: ["superfamily", "variable"].filter((tag) =>
      item.categories.some((own) => own === tag),
    ),
    languages: languagesFor(pairing, languages, specimens).map((texts) => languages.indexOf(texts)),
    weight: item.css.h1["font-weight"],
    tracking: item.css.h1["letter-spacing"],
  };
}

function measuresOf(font: FontItem): ListedMeasures {
  const { xHeight = 0, capHeight = 0 } = statedMeasures(font);
  return [xHeight, capHeight, cssGenericFamily(font)];
}

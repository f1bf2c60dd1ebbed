import type { HomeCard } from "../shared/cards/card-setting.ts";
import { languagesFor } from "../shared/specimen/pairing-languages.ts";
import type { LanguageTexts } from "../shared/samples/language-texts.ts";
import type { Specimens } from "../shared/specimen/specimens.ts";
import type { CompareJson, ListedPairing } from "./listed-pairing.ts";

/** @param cards of home, whose facts the page repeats */
export function compareJson(
  cards: readonly HomeCard[],
  languages: readonly LanguageTexts[],
  specimens: Pick<Specimens, "covers">,
): CompareJson {
  const fonts = new Set(
    cards.flatMap(({ pairing: { heading, body, mono } }) => [heading, body, mono]),
  );
  return {
    pairings: cards.map((card) => listedPairing(card, languages, specimens)),
    families: Object.fromEntries([...fonts].map(({ name, title }) => [name, title])),
    languages: languages.map(({ lang, name }) => ({ lang, name })),
  };
}

function listedPairing(
  { pairing, bytes, scripts }: HomeCard,
  languages: readonly LanguageTexts[],
  specimens: Pick<Specimens, "covers">,
): ListedPairing {
  const { name, title, item, heading, body, mono } = pairing;
  return {
    name,
    title,
    fonts: [heading.name, body.name, mono.name],
    bytes,
    scripts,
    moods: item.meta?.mood ?? [],
    uses: item.meta?.useCase ?? [],
    languages: languagesFor(pairing, languages, specimens).map((texts) => languages.indexOf(texts)),
  };
}

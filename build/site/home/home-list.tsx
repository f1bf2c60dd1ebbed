import { useEffect, useMemo, useState } from "preact/hooks";
import { FIRST_CARDS } from "../shared/cards/first-cards.ts";
import { loadCoverage } from "../shared/client/coverage.ts";
import { useLoaded } from "../shared/client/use-loaded.ts";
import { List, type ListClient } from "../shared/list/list.tsx";
import { useListState } from "../shared/list/list-store.ts";
import type { ListedPairing, PairingsJson } from "../shared/listed-pairing.ts";
import { type OwnTexts, lettersOfTexts } from "../shared/own-texts.ts";
import { Card, type CardPage } from "./card.tsx";
import { nativeFirst } from "./hero-pair.ts";
import { pairingList } from "./pairing-list.ts";

interface HomeListProps {
  json: Pick<PairingsJson, "pairings" | "families" | "written">;
  page: CardPage;
  client?: ListClient;
}

/** Every pairing as a card, with filters, search and the reader's own text. */
export function HomeList({ json, page, client }: HomeListProps) {
  const list = useMemo(() => pairingList(json), [json]);
  const [, setChange] = useState(0);
  useEffect(() => {
    page.chosen?.onChange(() => {
      setChange((change) => change + 1);
    });
  }, []);
  const own = useListState(client?.store);
  const canSet = useCoverage(own);
  const served = new Set(json.pairings.slice(0, FIRST_CARDS));
  return (
    <List
      list={list}
      entries={json.pairings}
      served={FIRST_CARDS}
      client={client}
      textLabel="Your text on every card"
      listClass="cards"
      canSet={canSet}
      nativeFirst={nativeFirst}
      renderEntry={(pairing) => (
        <Card
          key={pairing.name}
          pairing={pairing}
          page={page}
          own={own}
          isServed={served.has(pairing)}
          isLacking={canSet !== "loading" && !canSet(pairing)}
        />
      )}
    />
  );
}

/** Whether a pairing's heading and text have every letter of the reader's texts. */
function useCoverage(own: OwnTexts): ((pairing: ListedPairing) => boolean) | "loading" {
  const text = lettersOfTexts(own);
  const coverage = useLoaded(() => (text === "" ? undefined : loadCoverage()), [text === ""]);
  return useMemo(() => {
    if (coverage === undefined || text === "") return "loading";
    const known = new Map<string, boolean>();
    const canSetIn = (font: string) => {
      const isSet = known.get(font) ?? coverage.canSet(text, font);
      known.set(font, isSet);
      return isSet;
    };
    return ({ fonts: [heading, body] }) => canSetIn(heading) && canSetIn(body);
  }, [coverage, text]);
}

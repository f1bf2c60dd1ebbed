import { FIRST_CARDS } from "../../build/site/shared/cards/first-cards.ts";
import { type OrderedCard, fittingOrder } from "../../build/site/shared/cards/fitting-order.ts";
import type { SitePairing } from "../../build/site/shared/site.ts";
import { plain } from "./fixture-pairings.ts";

/** A font of its own for each call. */
const font = (popularity?: number, kind = "serif"): SitePairing["heading"] =>
  ({ ...plain.heading, categories: [kind], meta: { popularity } }) as never;

interface Facts {
  heading?: SitePairing["heading"];
  body?: SitePairing["body"];
  rank?: number;
  title?: string;
  mood?: string;
  tags?: string[];
}

function pairing(name: string, facts: Facts = {}): SitePairing {
  const { rank = 32, title = name, mood = name, tags = [] } = facts;
  const { heading = font(rank, name), body = font(rank) } = facts;
  const item = { ...plain.item, categories: tags, meta: { mood: [mood] } };
  return { ...plain, name, title, heading, body, item: item };
}

/** A card of one face, whose sample is its own unless it is stated. */
const card = (
  own: SitePairing,
  bytes = 0,
  file = own.name,
  composition = own.name,
): OrderedCard => {
  const sample = { composition, headline: own.name };
  const text = { name: own.name, sentence: "", script: "latin", language: {}, sample };
  return { pairing: own, text, scripts: [], faces: [{ file, bytes }] };
};

const orderOf = (cards: OrderedCard[]) => fittingOrder(cards).map(({ pairing: { name } }) => name);

const namesOf = (pairings: SitePairing[], bytesOf: (name: string) => number = () => 0) =>
  orderOf(pairings.map((own) => card(own, bytesOf(own.name))));

it("begins with the pairing of the best known fonts", () => {
  const ranked = [300, 2, 40].map((rank) => pairing(`rank-${rank}`, { rank }));
  expect(namesOf(ranked)).toEqual(["rank-2", "rank-40", "rank-300"]);
});

it("takes a font without a rank for one of the least known", () => {
  const unknown = pairing("unknown", { heading: font(undefined, "a") });
  const known = pairing("known", { heading: font(1500, "b") });
  expect(namesOf([unknown, known])).toEqual(["known", "unknown"]);
});

it("has names of families after names of their own", () => {
  const both = pairing("a", { title: "A & B" });
  expect(namesOf([both, pairing("b", { title: "B alone" }), pairing("c")])[0]).toBe("c");
  expect(namesOf([both, pairing("d", { rank: 300 })])).toEqual(["d", "a"]);
});

it("prefers rare kinds of headings to the usual ones", () => {
  for (const kind of ["display", "handwriting", "monospace"])
    expect(namesOf([pairing("serif"), pairing(kind)])).toEqual([kind, "serif"]);
});

it("repeats no heading font within 24 cards while there are others", () => {
  const heading = font(1);
  const others = Array.from({ length: 30 }, (_, index) => pairing(`o${index}`, { rank: 1500 }));
  const names = namesOf([pairing("x", { heading }), pairing("y", { heading }), ...others]);
  expect([names.indexOf("x"), names.indexOf("y")]).toEqual([0, 25]);
});

it.each([
  ["the text face", (shared: SitePairing) => ({ body: shared.body })],
  ["the kind of headings", () => ({ heading: font(20, "first") })],
  ["the mood", () => ({ mood: "first" })],
])("puts another one between two that share %s", (_, sharing) => {
  const first = pairing("first", { rank: 20 });
  const same = pairing("same", { rank: 30, ...sharing(first) });
  const other = pairing("other", { rank: 33 });
  expect(namesOf([first, same, other])).toEqual(["first", "other", "same"]);
});

it("puts another one between two that are shown in another script", () => {
  const tags = ["non-latin"];
  const shown = [pairing("a", { rank: 20, tags }), pairing("b", { rank: 30, tags })];
  expect(namesOf([...shown, pairing("c", { rank: 33 })])).toEqual(["a", "c", "b"]);
});

it("has light faces in the first view, and heeds no weight after it", () => {
  const cards = Array.from({ length: FIRST_CARDS + 4 }, (_, index) =>
    pairing(`p${index}`, { rank: 10 + index }),
  );
  const last = `p${FIRST_CARDS + 3}`;
  const names = namesOf(cards, (name) => (name === "p0" || name === last ? 90_000 : 1000));
  expect(names.indexOf("p0")).toBe(FIRST_CARDS);
  expect(names.at(-1)).toBe(last);
});

it("counts a face that cards before have loaded for nothing", () => {
  const ranked = [10, 20, 22].map((rank) => pairing(`rank-${rank}`, { rank }));
  const cards = ranked.map((own) => card(own, 20_000, own.name === "rank-20" ? "own" : "shared"));
  expect(orderOf(cards)).toEqual(["rank-10", "rank-22", "rank-20"]);
});

it("puts no two cards of one composition beside each other while there are others", () => {
  const compositions = ["menu", "menu", "poster", "form"];
  const cards = compositions.map((composition, index) => {
    const own = pairing(`p${index}`, {
      rank: 10 + index,
      mood: "calm",
      heading: font(10, "serif"),
    });
    return card(own, 0, own.name, composition);
  });
  const order = fittingOrder(cards).map(({ text }) => text.sample.composition);
  expect(order.filter((composition, index) => composition === order[index - 1])).toEqual([]);
});

it("puts a kind of headings further from the card before than from those further off", () => {
  const cards = (["p1 a", "p2 b", "y b", "x a"] as const).map((card, index) => {
    const [name = "", kind] = card.split(" ");
    return pairing(name, { rank: 10 + index, heading: font(10 + index, kind) });
  });
  expect(namesOf(cards)).toEqual(["p1", "p2", "x", "y"]);
});

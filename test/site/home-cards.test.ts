import { readSpecimens } from "../../build/site/shared/specimen/specimens.ts";
import { formatBytes } from "../../registry/faces/format-bytes.ts";
import { FIRST_CARDS } from "../../build/site/shared/cards/first-cards.ts";
import { heroPairing } from "../../build/site/shared/cards/hero-pairing.ts";
import { homeCards } from "../../build/site/shared/cards/home-cards.ts";
import { facesOfCard } from "../../build/site/shared/cards/card-faces.ts";
import { sitePairings as all } from "./own-registry.ts";

const specimens = readSpecimens();
const { cards } = homeCards({ pairings: all, specimens });
const order = cards.map(({ pairing }) => pairing);
const samples = cards.map(({ text }) => text.sample);

it("has every pairing once in the fitting order", () => {
  expect(order).toHaveLength(all.length);
  expect(new Set(order).size).toBe(all.length);
});

it("does not begin with the pairing that home opens on", () => {
  expect(order.slice(0, FIRST_CARDS)).not.toContain(heroPairing(all));
});

it("begins with cards whose faces weigh at most 70 KB together", () => {
  const faces = new Set(
    cards
      .slice(0, FIRST_CARDS)
      .flatMap(({ pairing, text }) => facesOfCard(pairing, text, specimens)),
  );
  expect([...faces].reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(70_000);
});

it("shows pairings as twelve compositions or more, no two of a kind beside each other among the first hundred", () => {
  expect(new Set(samples.map(({ composition }) => composition)).size).toBeGreaterThanOrEqual(12);
  const first = samples.slice(0, 100).map(({ composition }) => composition);
  expect(first.filter((composition, index) => composition === first[index - 1])).toEqual([]);
});

it("repeats no sample within a view of two dozen cards, at the beginning", () => {
  const headlines = samples.slice(0, 24).map(({ headline }) => headline);
  expect(new Set(headlines).size).toBe(headlines.length);
});

it("states weights in kilobytes, and large ones in megabytes", () => {
  expect([83_400, 999_400, 6_712_000].map(formatBytes)).toEqual(["83 KB", "999 KB", "6.7 MB"]);
});

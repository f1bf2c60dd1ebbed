import { cardTextOf } from "../../build/site/shared/picture/card-text.ts";
import { readSpecimens } from "../../build/site/shared/specimen/specimens.ts";
import { formatBytes } from "../../registry/faces/format-bytes.ts";
import { FIRST_CARDS } from "../../build/site/shared/cards/first-cards.ts";
import { heroPairing } from "../../build/site/shared/cards/hero-pairing.ts";
import { fittingOrder } from "../../build/site/shared/cards/fitting-order.ts";
import { facesOfCard } from "../../build/site/shared/cards/card-faces.ts";
import { listedScripts } from "../../build/site/shared/cards/listed-scripts.ts";
import type { SitePairing } from "../../build/site/shared/site.ts";
import { sitePairings as all } from "./own-registry.ts";

const specimens = readSpecimens();
const facesOf = (pairing: SitePairing) => facesOfCard(pairing, cardTextOf(pairing.item), specimens);
const order = fittingOrder(all, facesOf);

it("has every pairing once in the fitting order", () => {
  expect(order).toHaveLength(all.length);
  expect(new Set(order).size).toBe(all.length);
});

it("does not begin with the pairing that home opens on", () => {
  expect(order.slice(0, FIRST_CARDS)).not.toContain(heroPairing(all));
});

it("begins with cards whose faces weigh at most 70 KB together", () => {
  const faces = new Set(order.slice(0, FIRST_CARDS).flatMap(facesOf));
  expect([...faces].reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(70_000);
});

it("names the scripts that its line has room for, and counts the others", () => {
  expect(listedScripts(["latin"])).toBe("Latin");
  expect(listedScripts(["latin", "cyrillic", "greek", "vietnamese"])).toBe(
    "Latin Cyrillic Greek +1",
  );
  expect(listedScripts(["latin", "chinese-traditional", "thai"])).toBe("Latin +2");
});

it("states weights in kilobytes, and large ones in megabytes", () => {
  expect([83_400, 999_400, 6_712_000].map(formatBytes)).toEqual(["83 KB", "999 KB", "6.7 MB"]);
});

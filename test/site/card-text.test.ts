import { cardTextOf } from "../../build/site/shared/picture/card-text.ts";
import type { PairingItem } from "../../registry/model/items.ts";
import { catalog } from "./own-registry.ts";

function textOf(name: string, meta: Partial<PairingItem["meta"]> = {}) {
  const pairing = catalog.pairings.get(name);
  if (pairing === undefined) throw new RangeError(`Pairing ${name} not found`);
  return cardTextOf({ ...pairing, meta: { ...pairing.meta, ...meta } });
}

it("takes the name from before the dash of the title", () => {
  expect(textOf("minimal").name).toBe("Minimal");
});

it("takes the first sentence of the description", () => {
  expect(textOf("minimal")).toMatchObject({
    sentence:
      "One neutral sans in two spacings, close for headings and open for text, for SaaS, dashboards and apps.",
    script: "latin",
  });
});

it.each([
  ["Глаза боятся, а руки делают", "cyrillic"],
  ["Một cây làm chẳng nên non", "vietnamese"],
  ["静けさや縁側に射す春の光", "japanese"],
  ["渡輪每十五分鐘一班", "han"],
  ["오늘 아침은", "korean"],
])("takes the preview %s, in %s", (preview, script) => {
  expect(textOf("minimal", { preview })).toMatchObject({ sentence: preview, script });
});

it("takes the description where the preview is in Latin letters", () => {
  expect(textOf("minimal", { preview: "Météo maritime" }).sentence).toMatch(/^One neutral sans/);
});

it("has code for the use cases that show it, and for no others", () => {
  expect(textOf("minimal", { useCase: ["saas", "code"] }).code).toMatch(/^const /);
  expect(textOf("minimal", { useCase: ["saas"] })).not.toHaveProperty("code");
});

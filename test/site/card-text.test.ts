import { cardTextOf } from "../../build/site/shared/cards/card-text.ts";
import TEXTS from "../../build/site/shared/samples/card-texts.json" with { type: "json" };
import { shippedVocabulary } from "../../registry/model/vocabulary.ts";
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

it("says something for one of the pairing's own uses, always the same", () => {
  const { sample } = textOf("minimal", { useCase: ["wedding"] });
  expect(sample).toMatchObject({ composition: "invitation", headline: "Noor & Elias" });
  expect(textOf("minimal", { useCase: ["wedding"] }).sample).toEqual(sample);
});

it("says it in the pairing's own language, under its own name", () => {
  const arabic = {
    preview: "أهلاً وسهلاً، البيت بيتك",
    nativeName: "صحن الدار",
    useCase: ["restaurant"],
  };
  expect(textOf("minimal", arabic)).toMatchObject({
    nativeName: "صحن الدار",
    language: { lang: "ar", dir: "rtl" },
    sample: { composition: "menu", headline: "صحن الدار", text: arabic.preview },
  });
  const [[dish]] = textOf("minimal", arabic).sample.rows as [[string]];
  expect(dish).toMatch(/^\p{sc=Arabic}/u);
});

it("has a sample for each use of the vocabulary", () => {
  const used = new Set(TEXTS.flatMap(({ uses }) => uses));
  expect([...used].sort()).toEqual([...shippedVocabulary("use-cases").keys()].sort());
});

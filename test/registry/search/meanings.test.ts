import { meaningsOf } from "../../../registry/search/meanings.ts";
import { dataOf, font } from "./small-registry.ts";

const families = ["Source Sans 3", "Source Serif 4", "Shop Script", "Café Sans", "Inter"];
const meanings = meaningsOf(
  dataOf(
    families.map((title) => font(title)),
    { helvetica: ["inter", "no-such-font"], "times new roman": ["source-serif-4"] },
  ),
);
const meantBy = (phrase: string) =>
  (meanings.get(phrase) ?? []).map(({ kind, value }) => `${kind} ${value}`);
const weightOf = (phrase: string, value: string) =>
  meanings.get(phrase)?.find((meaning) => meaning.value === value)?.weight;

it.each([
  ["a tag", "warm", ["mood warm"]],
  ["a tag of several words, joined or not", "sansserif", ["category sans-serif"]],
  ["a synonym", "grotesk", ["category sans-serif"]],
  ["a synonym of two tags", "bakery", ["useCase cafe", "useCase shop"]],
  ["a phrase with a hyphen, as words", "e commerce", ["useCase shop"]],
  ["and as one word", "ecommerce", ["useCase shop"]],
  ["a language of a script", "hindi", ["script devanagari"]],
  ["a language by its English name", "icelandic", ["language is"]],
  ["a language by its own name", "islenska", ["language is"]],
  ["a family", "source serif 4", ["font source-serif-4"]],
  ["the beginning that families share", "source", ["font source-sans-3", "font source-serif-4"]],
  ["a typeface that is not there: those like it that are", "helvetica", ["font inter"]],
  ["a beginning that is a tag: the tag", "shop", ["useCase shop"]],
  ["a tag of which a family's name is an accented form", "cafe", ["useCase cafe"]],
  ["the end of a family's name: nothing", "script", []],
  ["a word of neither: nothing", "zeppelin", []],
  ["the name of a property of objects: nothing", "constructor", []],
])("%s: %s", (_, phrase, meant) => {
  expect(meantBy(phrase)).toEqual(meant);
});

it("a thing's own name weighs more than a word for it, and a whole name more than its beginning", () => {
  expect(weightOf("shop", "shop")).toBeGreaterThan(weightOf("store", "shop")!);
  expect(weightOf("source serif 4", "source-serif-4")).toBeGreaterThan(
    weightOf("source serif", "source-serif-4")!,
  );
});

it("a beginning that is a family's name means that family, then those that begin with it", () => {
  const tight = meaningsOf(dataOf([font("Inter Tight"), font("Inter")])).get("inter");
  expect(tight).toEqual([
    { kind: "font", value: "inter", weight: 1 },
    { kind: "font", value: "inter-tight", weight: 0.7 },
  ]);
});

it("a beginning that is a typeface means those like it, then the families that begin with it", () => {
  const source = meaningsOf(dataOf([font("Source Sans 3"), font("Lora")], { source: ["lora"] }));
  expect(source.get("source")).toEqual([
    { kind: "font", value: "lora", weight: 0.9, isLookAlike: true },
    { kind: "font", value: "source-sans-3", weight: 0.7 },
  ]);
});

it("a beginning that is a tag and a family's name means no further families", () => {
  const shop = meaningsOf(dataOf([font("Shop Script"), font("Shop")])).get("shop");
  expect(shop?.map(({ kind, value }) => `${kind} ${value}`)).toEqual(["useCase shop", "font shop"]);
});

it("a beginning that more than twelve families share means none of them", () => {
  const noto = (count: number) =>
    meaningsOf(dataOf(Array.from({ length: count }, (_, index) => font(`Noto Face ${index}`)))).get(
      "noto",
    );
  expect(noto(12)).toHaveLength(12);
  expect(noto(13)).toBeUndefined();
});

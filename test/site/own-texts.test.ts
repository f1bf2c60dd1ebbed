import type { ListedPairing } from "../../build/site/shared/listed-pairing.ts";
import { queryOfAddress, searchAndHash } from "../../build/site/shared/client/address-query.ts";
import { ownTextsOf, textsOfLines } from "../../build/site/shared/own-texts.ts";
import { languageOfText } from "../../build/site/shared/cards/card-language.ts";
import { nativeFirst, sharesScript } from "../../build/site/home/hero-pair.ts";

it("are those that an address states, each in one line of its greatest length", () => {
  const texts = ownTextsOf(new URLSearchParams({ text: "a\nb", lead: "c".repeat(500) }));
  expect(texts).toEqual({ text: "a b", lead: "c".repeat(400), paragraph: "" });
});

it.each([
  ["a headline", "Open late", { text: "Open late" }],
  ["a headline and a lead", "Open late\n\nUntil two.", { text: "Open late", lead: "Until two." }],
  ["all three", "A\nB\n\nC\nD", { text: "A", lead: "B", paragraph: "C D" }],
  ["nothing", " \n ", { text: "" }],
])("that are pasted may be %s", (_, pasted, texts) => {
  expect(textsOfLines(pasted)).toEqual(texts);
});

describe("in an address", () => {
  const long = `?q=a&text=b&lead=${"c".repeat(1200)}&paragraph=d`;

  it("are in the query where it is short, beside an anchor", () => {
    expect(searchAndHash("?text=a&lead=b", "#install")).toBe("?text=a&lead=b#install");
    expect(searchAndHash("", "")).toBe("");
  });

  it("are in the hash where they are long, and are read from both", () => {
    const address = searchAndHash(long, "#install");
    expect(address).toBe(`?q=a&text=b#?lead=${"c".repeat(1200)}&paragraph=d`);
    expect(queryOfAddress(new URL(address, "https://example.com"))).toBe(long);
    expect(searchAndHash("?text=b", "#?lead=c")).toBe("?text=b");
  });

  it("an anchor is no query", () => {
    expect(queryOfAddress({ search: "?a=1", hash: "#install" })).toBe("?a=1");
    expect(queryOfAddress({ search: "", hash: "#?lead=c" })).toBe("?lead=c");
  });
});

it.each([
  ["Свежий хлеб", ["en", "ru", "uk"], "ru"],
  ["Свіжий хліб", ["en", "ru", "uk"], "uk"],
  ["Свіжий хліб", ["en", "ru"], "ru"],
  ["东京的清晨", ["zh-Hant", "zh-Hans", "ja"], "zh-Hans"],
  ["東京の朝", ["zh-Hant", "zh-Hans", "ja"], "ja"],
  ["خبز طازج", ["en"], undefined],
  ["Open until two", ["en", "vi"], undefined],
])("%s is written in one of %j: %s", (text, languages, lang) => {
  expect(languageOfText(text, languages)).toBe(lang);
});

it.each([
  ["خبز", "العلم في الصغر", true],
  ["Bread", "العلم في الصغر", false],
  ["Bread", "Bread and milk", true],
  ["東京", "焼きたて今日", true],
  ["Łódź", "Giấy", true],
])("%s and %s share a script: %s", (text, sample, isShared) => {
  expect(sharesScript(text, sample)).toBe(isShared);
});

it("pairings in the language of a text come first, then those in its script", () => {
  const samples = {
    latin: "Bread",
    urdu: "گرم روٹی",
    persian: "نان گرم",
    arabic: "خبز طازج",
    chinese: "新鲜面包",
    japanese: "焼きたてのパン",
  };
  const pairings = Object.entries(samples).map(([name, sentence]) => ({
    name,
    card: {
      sentence,
      lang: { urdu: "ur", persian: "fa", arabic: "ar", chinese: "zh-Hans", japanese: "ja" }[name],
    },
  })) as ListedPairing[];
  const names = (text: string) => nativeFirst(text, pairings).map(({ name }) => name);
  expect(names("خبز").slice(0, 3)).toEqual(["arabic", "urdu", "persian"]);
  expect(names("روٹی").slice(0, 3)).toEqual(["urdu", "persian", "arabic"]);
  expect(names("焼きたて").slice(0, 2)).toEqual(["japanese", "chinese"]);
  expect(names("東京").slice(0, 2)).toEqual(["chinese", "japanese"]);
});

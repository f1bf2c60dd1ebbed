import { sentenceLanguage } from "../../build/site/shared/cards/card-language.ts";
import { firstLanguage, languagesFor } from "../../build/site/shared/specimen/pairing-languages.ts";
import { scriptNames } from "../../registry/faces/script-names.ts";
import { sharedScripts } from "../../registry/faces/shared-scripts.ts";
import type { LanguageTexts } from "../../build/site/shared/samples/texts-of-language.ts";
import type { FontItem } from "../../registry/model/items.ts";
import { plain } from "./fixture-pairings.ts";

const font = (scripts: string[]): FontItem => ({ ...plain.body, meta: { scripts } });

describe("the language of a card's sentence", () => {
  it.each([
    ["arabic", "ٹ ڈ ے ں ٹماٹر", { lang: "ur", dir: "rtl" }],
    ["arabic", "پ چ ژ گ ی ک پنجره", { lang: "fa", dir: "rtl" }],
    ["arabic", "سلام", { lang: "ar", dir: "rtl" }],
    ["hebrew", "שלום", { lang: "he", dir: "rtl" }],
    ["cyrillic", "і ї є ґ І Ї Є Ґ Їжак", { lang: "uk" }],
    ["cyrillic", "ы э Ы Э рыба дом", { lang: "ru" }],
    ["cyrillic", "ъ Ъ хълм", { lang: "bg" }],
    ["greek", "καλημέρα", { lang: "el" }],
    ["devanagari", "नमस्ते", { lang: "hi" }],
    ["lao", "ສະບາຍດີ", { lang: "lo" }],
    ["myanmar", "မင်္ဂလာပါ", { lang: "my" }],
    ["oriya", "ନମସ୍କାର", { lang: "or" }],
    ["japanese", "ひ", { lang: "ja" }],
    ["korean", "글", { lang: "ko" }],
    ["javanese", "ꦗꦮ", {}],
    ["latin", "Hello", {}],
  ])(
    "in the script %s, each of these words is enough for its language: %s",
    (script, words, language) => {
      for (const word of words.split(" "))
        expect([word, sentenceLanguage(word, script, [])]).toEqual([word, language]);
    },
  );

  it.each([
    ["chinese-simplified", "zh-Hans"],
    ["chinese-hongkong", "zh-HK"],
    ["chinese-traditional", "zh-Hant"],
  ])("in Han follows the kind of Chinese of the font: %s", (subset, lang) => {
    expect(sentenceLanguage("字", "han", ["latin", subset])).toEqual({ lang });
  });
});

describe("the scripts of a pairing", () => {
  it("are those of both faces, by their subsets where they state no scripts", () => {
    const heading = font(["greek", "latin", "thai"]);
    const { meta: _, ...stated } = plain.body;
    const body = { ...stated, font: { ...stated.font, subsets: ["latin", "greek"] as never } };
    expect(sharedScripts({ heading, body })).toEqual(["greek", "latin"]);
    expect(sharedScripts({ heading: body, body: heading })).toEqual(["latin", "greek"]);
  });

  it("have traditional Chinese where one face has that of Hong Kong and the other that of Taiwan", () => {
    const [taiwan, hongKong] = ["chinese-traditional", "chinese-hongkong"] as const;
    const scripts = (heading: string, body: string) =>
      sharedScripts({ heading: font([heading]), body: font([body]) });
    expect(scripts(taiwan, hongKong)).toEqual([taiwan, hongKong]);
    expect(scripts(hongKong, taiwan)).toEqual([taiwan, hongKong]);
    expect(scripts(hongKong, hongKong)).toEqual([hongKong]);
    expect(scripts(hongKong, "chinese-simplified")).toEqual([]);
  });

  it("are named with Latin and its letters first, the others by their names, without what is no script", () => {
    const subsets = "tai-viet chinese-hongkong math menu latin-ext latin symbols";
    const names = "Latin, Latin Extended, Chinese (Hong Kong), Tai Viet";
    expect(scriptNames(subsets.split(" "))).toBe(names);
  });
});

describe("the languages of a pairing", () => {
  const language = (lang: string, ...subsets: string[]) =>
    ({ lang, subsets, paragraphs: [], items: [] }) as unknown as LanguageTexts;
  const languages = [
    language("en", "latin"),
    language("ja", "latin", "japanese"),
    language("el", "greek"),
  ];

  it.each([
    [["latin", "greek"], "en el"],
    [["japanese"], ""],
    [["japanese", "latin"], "en ja"],
  ])("are those all of whose subsets both faces have: %j", (subsets, langs) => {
    const both = { heading: font(subsets), body: font(subsets) };
    const offered = languagesFor(both, languages, { covers: () => true });
    expect(offered.map(({ lang }) => lang).join(" ")).toBe(langs);
  });

  it("are offered only if the faces of heading and of text both have every letter of the sample", () => {
    const [english] = languages;
    const polish = { ...english, lang: "pl", quote: "Źle" } as LanguageTexts;
    const both = { heading: font(["latin"]), body: font(["latin"]) };
    const pair = { heading: { ...both.heading, name: "heading" }, body: both.body };
    const lacking = (without: string) => ({
      covers: (name: string, text: string) => name !== without || !text.includes("Ź"),
    });
    const offered = (without: string) =>
      languagesFor(pair, [polish], lacking(without)).map(({ lang }) => lang);
    expect(offered("none")).toEqual(["pl"]);
    expect(offered("heading")).toEqual([]);
    expect(offered(pair.body.name)).toEqual([]);
  });

  it("an Arabic blackletter without a comma was shown in English: the heading face sets headings alone", () => {
    const arabic = language("ar", "arabic");
    const both = { heading: font(["arabic"]), body: font(["arabic"]) };
    const pair = { heading: { ...both.heading, name: "heading" }, body: both.body };
    const offered = (part: "lead" | "title") =>
      languagesFor(pair, [{ ...arabic, [part]: "مساء،" }], {
        covers: (name, text) => name !== "heading" || !text.includes("،"),
      }).length;
    expect(offered("lead")).toBe(1);
    expect(offered("title")).toBe(0);
  });

  it.each([
    ["English without a preview", undefined, languages, "en"],
    ["English for one in Latin", "Hello", languages, "en"],
    ["that of its script", "Καλημέρα", languages, "el"],
    ["that of its script beside Latin", "Hello Καλημέρα", languages, "el"],
    ["English for two scripts that no language has", "Καλημέρα かな", languages, "en"],
    ["English where that of the preview is not covered", "Καλημέρα", languages.slice(0, 2), "en"],
  ])("begin with %s", (_, preview, covered, lang) => {
    const item = { ...plain.item, meta: preview === undefined ? undefined : { preview } };
    expect(firstLanguage(item, covered, languages).lang).toBe(lang);
  });

  it.each([
    ["بچے نے تختی پر پہلا لفظ لکھا", "ur"],
    ["یکی بود، یکی نبود، زیر گنبد کبود", "fa"],
    ["السلام عليكم", "ar"],
  ])("begin with the language of the preview among those of its script: %s", (preview, lang) => {
    const arabic = ["ar", "fa", "ur"].map((tag) => language(tag, "arabic"));
    expect(firstLanguage({ ...plain.item, meta: { preview } }, arabic, languages).lang).toBe(lang);
  });

  it("are an error without sample texts", () => {
    expect(() => firstLanguage(plain.item, [], [])).toThrow(RangeError);
  });
});

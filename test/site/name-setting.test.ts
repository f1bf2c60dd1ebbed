import { sentenceLanguage } from "../../build/site/home/card-language.ts";
import { nameSetting } from "../../build/site/home/name-size.ts";
import { watchFor } from "../../build/site/pairing/watch-for.ts";
import { type SitePairing, sitePairing } from "../../build/site/site.ts";
import { nameFit } from "../../build/site/specimen/name-fit.ts";
import { loadCatalog } from "../../registry/model/catalog.ts";
import type { FontItem } from "../../registry/model/items.ts";
import { FIXTURE_REGISTRY } from "../fixtures/read.ts";

const catalog = loadCatalog(FIXTURE_REGISTRY);
const plain = sitePairing("plain", catalog.pairings.get("plain")!, catalog.fonts);
const METRICS = { unitsPerEm: 1000, ascent: 900, descent: -200, lineGap: 0 };

/** A font that states these facts alone. */
const font = (meta: object = {}): FontItem => ({ ...plain.heading, meta: { ...meta } });

describe("the size of a card's name", () => {
  it("is the greatest at which the drawn width fits", () => {
    expect(nameSetting("Name", font(), "400", 0, 7.6)).toEqual({ lines: ["Name"], size: 40 });
    expect(nameSetting("Name", font(), "400", 0, 7.7)).toEqual({ lines: ["Name"], size: 36 });
    expect(nameSetting("Unbreakable", font(), "400", 0, 40)).toMatchObject({ size: 16 });
  });

  it("is smaller for a font with optical sizes, which are wider there", () => {
    const optical = font({ axes: [{ tag: "wght" }, { tag: "opsz" }] });
    expect(nameSetting("Name", optical, "400", 0, 7.6).size).toBe(32);
    expect(nameSetting("Name", font({ axes: [{ tag: "wght" }] }), "400", 0, 7.6).size).toBe(40);
  });

  it("is estimated from the advance at the weight and the tracking", () => {
    const advances = { "400": { heading: 500 }, "700": { heading: 700 } };
    const sized = font({ metrics: METRICS, advances });
    const sizeOf = (weight: string, tracking: number) =>
      nameSetting("ABCDEFGHIJKL", sized, weight, tracking).size;
    expect(sizeOf("400", 0)).toBe(40);
    expect(sizeOf("700", 0)).toBe(32);
    expect(sizeOf("700", 0.1)).toBe(28);
    expect(sizeOf("900", 0)).toBe(40);
  });

  it("is that of a wide font where the font states no advances", () => {
    expect(nameSetting("ABCDEFGHIJKL", font(), "400", 0).size).toBe(36);
    const noUnits = font({ advances: { "400": { heading: 300 } } });
    expect(nameSetting("ABCDEFGHIJKL", noUnits, "400", 0).size).toBe(36);
  });

  it("is that of two lines for several words that would be smaller than 28px on one", () => {
    expect(nameSetting("Two Words", font(), "400", 0, 10.8)).toEqual({
      lines: ["Two Words"],
      size: 28,
    });
    expect(nameSetting("Two Words", font(), "400", 0, 12)).toEqual({
      lines: ["Two", "Words"],
      size: 25,
    });
    expect(nameSetting("A Word OfManyLetters", font(), "400", 0, 20).lines).toEqual([
      "A Word",
      "OfManyLetters",
    ]);
  });

  it("lets both of two lines fit", () => {
    expect(nameSetting("A Unbreakable", font(), "400", 0, 16).size).toBe(22);
  });
});

describe("the language of a card's sentence", () => {
  it.each([
    ["ٹماٹر", "arabic", { lang: "ur", dir: "rtl" }],
    ["پنجره", "arabic", { lang: "fa", dir: "rtl" }],
    ["سلام", "arabic", { lang: "ar", dir: "rtl" }],
    ["שלום", "hebrew", { lang: "he", dir: "rtl" }],
    ["Її Їжак", "cyrillic", { lang: "uk" }],
    ["рыба", "cyrillic", { lang: "ru" }],
    ["хълм", "cyrillic", { lang: "bg" }],
    ["дом", "cyrillic", { lang: "ru" }],
    ["καλημέρα", "greek", { lang: "el" }],
    ["ꦗꦮ", "javanese", {}],
    ["Hello", "latin", {}],
  ])("%s in the script %s", (sentence, script, language) => {
    expect(sentenceLanguage(sentence, script, [])).toEqual(language);
  });

  it.each([
    ["arabic", "ٹ ڈ ے ں", "ur"],
    ["arabic", "پ چ ژ گ ی ک", "fa"],
    ["cyrillic", "і ї є ґ І Ї Є Ґ", "uk"],
    ["cyrillic", "ы э Ы Э", "ru"],
    ["cyrillic", "ъ Ъ", "bg"],
  ])("in the script %s, each of the letters %s is enough for %s", (script, letters, lang) => {
    const languages = letters.split(" ").map((one) => sentenceLanguage(one, script, []).lang);
    expect(languages).toEqual(languages.map(() => lang));
  });

  it.each([
    ["armenian", "hy"],
    ["bengali", "bn"],
    ["cyrillic", "ru"],
    ["devanagari", "hi"],
    ["ethiopic", "am"],
    ["georgian", "ka"],
    ["greek", "el"],
    ["gujarati", "gu"],
    ["gurmukhi", "pa"],
    ["japanese", "ja"],
    ["kannada", "kn"],
    ["khmer", "km"],
    ["korean", "ko"],
    ["malayalam", "ml"],
    ["sinhala", "si"],
    ["tamil", "ta"],
    ["telugu", "te"],
    ["thai", "th"],
    ["vietnamese", "vi"],
  ])("in the script %s is %s, from left to right", (script, lang) => {
    expect(sentenceLanguage("", script, [])).toEqual({ lang });
  });

  it.each([
    ["arabic", "ar"],
    ["hebrew", "he"],
  ])("in the script %s is %s, from right to left", (script, lang) => {
    expect(sentenceLanguage("", script, [])).toEqual({ lang, dir: "rtl" });
  });

  it.each([
    ["chinese-simplified", "zh-Hans"],
    ["chinese-hongkong", "zh-HK"],
    ["chinese-traditional", "zh-Hant"],
  ])("in Han follows the kind of Chinese of the font: %s", (subset, lang) => {
    expect(sentenceLanguage("字", "han", ["latin", subset])).toEqual({ lang });
  });
});

describe("what to watch for", () => {
  const about = (changed: Partial<SitePairing>) =>
    watchFor({ ...plain, ...changed }, undefined).join("\n");
  const withMetrics = (metrics: object, advances = {}) =>
    font({ ...plain.body.meta, metrics: { ...METRICS, ...metrics }, advances });
  const withTextSize = (textSize: string) => ({
    ...plain.item,
    meta: { ...plain.item.meta, textSize },
  });
  const withH1 = (rule: Partial<SitePairing["item"]["css"]["h1"]>) => ({
    ...plain.item,
    css: { ...plain.item.css, h1: { ...plain.item.css.h1, ...rule } },
  });

  it("names a text face without a bold weight", () => {
    const body = { ...plain.body, font: { ...plain.body.font, weight: ["400" as const] } };
    expect(about({ body: body })).toContain(`${body.title} has no bold`);
    expect(about({})).not.toContain("no bold");
  });

  it("names a text face that is drawn for large sizes", () => {
    const body = { ...plain.body, categories: ["display" as const] };
    expect(about({ body: body })).toContain("is drawn for large sizes");
    expect(about({})).not.toContain("large sizes");
  });

  it("names a heading face whose small letters are as tall as its capitals", () => {
    const capitals = (xHeight?: number, capHeight?: number) =>
      about({ heading: withMetrics({ xHeight, capHeight }) });
    expect(capitals(970, 1000)).toContain("small letters as tall as its capitals");
    for (const [xHeight, capHeight] of [
      [960, 1000],
      [500, undefined],
      [undefined, 700],
    ])
      expect(capitals(xHeight, capHeight)).not.toContain("as tall as");
  });

  it("names a text face with small letters, and not one that states none", () => {
    const without = about({ body: withMetrics({ xHeight: 450 }) });
    const small = about({ body: withMetrics({ xHeight: 410 }), item: withTextSize("1.25rem") });
    expect(small).toContain("at 20px it looks like Arial at 16px");
    expect(about({ body: withMetrics({ xHeight: 449 }) })).toContain("small x-height");
    expect(without).not.toContain("x-height");
    expect(about({ body: withMetrics({}) })).toBe(without);
  });

  it("names a text face of which a phone's column holds fewer than 32 characters", () => {
    const wide = (text: number) =>
      about({ body: withMetrics({}, { "400": { text, heading: text } }) });
    expect(wide(700)).toMatch(/is wide: a phone's column holds about [1-3]\d characters/);
    expect(wide(500)).not.toContain("is wide");
    expect(about({ body: withMetrics({}) })).not.toContain("is wide");
  });

  it("names a line height of h1 below 1.05, and the size of a poster's", () => {
    expect(about({ item: withH1({ "line-height": "1.04" }) })).toContain("line height of 1.04");
    expect(about({ item: withH1({ "line-height": "1.05" }) })).not.toContain("line height of");
    const poster = { ...withH1({ "font-size": "5rem" }), categories: ["poster" as const] };
    expect(about({ item: poster })).toContain("h1 is 80px");
    expect(about({})).not.toContain("h1 is");
  });

  it("names the faces that have Latin without its extension", () => {
    const covering = (title: string, ...scripts: string[]) =>
      ({ ...font({ scripts }), title }) as FontItem;
    const lacking = (heading: FontItem, body: FontItem) => about({ heading, body });
    const full = covering("Full", "latin", "latin-ext");
    expect(lacking(covering("A", "latin"), full)).toContain("A lacks Latin Extended");
    expect(lacking(covering("A", "latin"), covering("B", "latin"))).toContain(
      "A and B lack Latin Extended",
    );
    expect(lacking(covering("A", "latin"), covering("A", "latin"))).toContain("A lacks Latin");
    expect(lacking(full, covering("C", "thai"))).not.toContain("Latin Extended");
  });
});

describe("the size of a specimen's name", () => {
  const { item } = plain;
  const line = { isRightToLeft: false, unitsPerEm: 1000, glyphs: [] };
  const h1 = { ...item.css.h1, "font-weight": "600" as const, "letter-spacing": "0em" };
  const untracked = { ...item, css: { ...item.css, h1 } } as typeof item;
  const sizeOf = (name: string, meta: object, lines?: Parameters<typeof nameFit>[3]) =>
    nameFit(name, untracked, font(meta), lines);

  it("is estimated from the advance of its letters, and those of its longest word", () => {
    const meta = { metrics: METRICS, advances: { "600": { heading: 500 } } };
    // 10 letters of 0.5 em and 14 % more: 5.7 em; 6 letters and 25 % more: 3.75 em.
    expect(sizeOf("abc ghijkl", meta)["font-size"]).toBe(
      "clamp(min(3rem, 26.667cqi), 17.544cqi, 8.5rem)",
    );
  });

  it("is that of a typical font where the font states no advances, without margins above and below", () => {
    const rule = sizeOf("abcde", {});
    expect(rule["font-size"]).toBe("clamp(min(3rem, 31.328cqi), 31.328cqi, 8.5rem)");
    expect(Object.keys(rule)).toEqual(["font-size", "line-height"]);
  });

  it("is, of two drawn lines, what one line of both would have", () => {
    const drawn = { ...line, width: 2, left: 0, right: 2, top: 0.7, bottom: -0.2 };
    const { "font-size": size } = sizeOf("aaaa bbbb", {}, [drawn, drawn]);
    // 2 em, a space of 0.56 em and 2 em, and 5 % more.
    expect(size).toContain(", 20.886cqi, ");
  });

  it("is estimated where the outlines have no line", () => {
    expect(sizeOf("abcde", {}, [])).toEqual(sizeOf("abcde", {}));
  });
});

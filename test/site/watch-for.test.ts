import { languagesFor, firstLanguage } from "../../build/site/pairing/pairing-languages.ts";
import { scriptNames } from "../../build/site/pairing/script-label.ts";
import { sharedScripts } from "../../build/site/pairing/shared-scripts.ts";
import { watchFor } from "../../build/site/pairing/watch-for.ts";
import type { LanguageTexts } from "../../build/site/samples/texts-of-language.ts";
import { type SitePairing, sitePairing } from "../../build/site/site.ts";
import { loadCatalog } from "../../registry/model/catalog.ts";
import type { FontItem } from "../../registry/model/items.ts";
import { FIXTURE_REGISTRY } from "../fixtures/read.ts";

const catalog = loadCatalog(FIXTURE_REGISTRY);
const plain = sitePairing("plain", catalog.pairings.get("plain")!, catalog.fonts);

/** A font that states these facts. */
function font(title: string, meta: object, facts: Partial<FontItem> = {}): FontItem {
  const { font: inter } = plain.body;
  const weight = ["400", "700"] as never;
  return { ...plain.body, title, font: { ...inter, weight }, meta: meta, ...facts };
}

const SCRIPTS = { scripts: ["latin", "latin-ext"] };
const metrics = (xHeight?: number, capHeight?: number) => ({
  metrics: { unitsPerEm: 1000, ascent: 900, descent: -300, lineGap: 0, xHeight, capHeight },
});
const wide = (text: number) => ({ ...metrics(), advances: { 400: { text } } });
const h1With = (declarations: object): SitePairing["item"] => {
  const { css } = plain.item;
  return { ...plain.item, css: { ...css, h1: { ...css.h1, ...declarations } } };
};
const head = (meta: object) => font("Head", { ...SCRIPTS, ...meta });
const text = (meta: object) => font("Text", { ...SCRIPTS, ...meta });
const regular = { ...plain.body.font, weight: ["400", "500"] as never };

describe("what to watch for in a pairing", () => {
  const about = (changed: Partial<SitePairing>, total?: number) => {
    const pairing = { ...plain, heading: head({}), body: text({}), ...changed };
    return watchFor(
      pairing,
      total === undefined ? undefined : { heading: 1, body: 1, mono: 1, total },
    );
  };

  it.each<[string, Partial<SitePairing>]>([
    [
      "what its fonts do not state",
      { heading: font("Head", SCRIPTS), body: font("Text", SCRIPTS) },
    ],
    ["italics", { body: text({ styles: ["normal", "italic"] }) }],
    ["capitals above the small letters", { heading: head(metrics(675, 700)) }],
    ["an x-height without that of capitals", { heading: head(metrics(700)) }],
    ["capitals without an x-height", { heading: head(metrics(undefined, 700)) }],
    ["an x-height that is not small", { body: text(metrics(450)) }],
    ["a width of 32 characters on a phone", { body: text(wide(668)) }],
    ["a leading for accents", { item: h1With({ "line-height": "1.05" }) }],
    [
      "no Latin at all",
      { heading: head({ scripts: ["greek"] }), body: text({ scripts: ["greek"] }) },
    ],
    [
      "more letters of scripts that headings have",
      {
        heading: head({ scripts: ["latin", "latin-ext", "greek"] }),
        body: text({ scripts: ["latin", "latin-ext", "greek", "greek-ext"] }),
      },
    ],
  ])("is nothing for %s", (_, changed) => {
    expect(about(changed)).toEqual([]);
  });

  it("is nothing for few bytes", () => {
    expect(about({}, 150_000)).toEqual([]);
  });

  it.each<[Partial<SitePairing>, number | undefined, string]>([
    [
      { body: text({ styles: ["normal"] }) },
      undefined,
      "Text has no italics: browsers slant the upright letters for emphasis.",
    ],
    [
      { body: font("Text", SCRIPTS, { font: regular }) },
      undefined,
      "Text has no bold: browsers thicken the regular letters for strong text.",
    ],
    [
      { body: font("Text", SCRIPTS, { categories: ["display"] }) },
      undefined,
      "Text is drawn for large sizes: keep texts short and lines open.",
    ],
    [
      { heading: head(metrics(680, 700)) },
      undefined,
      "Head has small letters as tall as its capitals: write short headings.",
    ],
    [
      { body: text(metrics(400)) },
      undefined,
      "Text has a small x-height: at 16px it looks like Arial at 12px, and labels below 14px get hard to read.",
    ],
    [
      { body: text(wide(700)) },
      undefined,
      "Text is wide: a phone's column holds about 31 characters of long text.",
    ],
    [
      { item: { ...h1With({ "font-size": "6rem" }), categories: ["poster"] as never } },
      undefined,
      "h1 is 96px: a long word is wider than a phone and needs a break or a smaller size there.",
    ],
    [
      { item: h1With({ "line-height": "1" }) },
      undefined,
      "h1 has a line height of 1: in languages with accents on capitals, two lines of it can touch.",
    ],
    [
      { heading: head({ scripts: ["latin"] }) },
      undefined,
      "Head lacks Latin Extended: some letters of Polish, Czech or Turkish come from a system font.",
    ],
    [
      { heading: head({ scripts: ["latin"] }), body: text({ scripts: ["latin"] }) },
      undefined,
      "Head and Text lack Latin Extended: some letters of Polish, Czech or Turkish come from a system font.",
    ],
    [
      { body: text({ scripts: ["latin", "latin-ext", "greek", "thai"] }) },
      undefined,
      "Head lacks scripts that Text has: headings in Greek, Thai come from a system font.",
    ],
    [{}, 151_000, "The fonts weigh 151 KB: preload the text face alone."],
    [{}, 1_000_000, "The fonts weigh 1.0 MB: preload the text face alone."],
    [
      {},
      1_100_000,
      "The fonts have 1.1 MB in many files: a browser loads only those whose characters a page has.",
    ],
  ])("is one sentence on one fact: %#", (changed, total, sentence) => {
    expect(about(changed, total)).toEqual([sentence]);
  });
});

describe("the scripts of a pairing", () => {
  it("are those of both faces, by their subsets where they state no scripts", () => {
    const heading = font("Head", { scripts: ["greek", "latin", "thai"] });
    const { meta: _, ...stated } = plain.body;
    const body = { ...stated, font: { ...stated.font, subsets: ["latin", "greek"] as never } };
    expect(sharedScripts({ heading, body })).toEqual(["greek", "latin"]);
    expect(sharedScripts({ heading: body, body: heading })).toEqual(["latin", "greek"]);
  });

  it("are named with Latin and its letters first, the others by their names, without what is no script", () => {
    const subsets = [
      "tai-viet",
      "chinese-hongkong",
      "math",
      "menu",
      "latin-ext",
      "latin",
      "symbols",
    ];
    expect(scriptNames(subsets)).toBe("Latin, Latin Extended, Chinese (Hong Kong), Tai Viet");
  });
});

describe("the languages of a pairing", () => {
  const language = (lang: string, ...subsets: string[]) =>
    ({ lang, subsets }) as unknown as LanguageTexts;
  const languages = [
    language("en", "latin"),
    language("ja", "latin", "japanese"),
    language("el", "greek"),
  ];
  const langsOf = (subsets: string[]) => {
    const each = font("Any", { scripts: subsets });
    return languagesFor({ heading: each, body: each }, languages).map(({ lang }) => lang);
  };
  const first = (preview: string | undefined, covered = languages) => {
    const item = { ...plain.item, meta: preview === undefined ? undefined : { preview } };
    return firstLanguage(item, covered, languages).lang;
  };

  it("are those all of whose subsets both faces have", () => {
    expect(langsOf(["latin", "greek"])).toEqual(["en", "el"]);
    expect(langsOf(["japanese"])).toEqual([]);
    expect(langsOf(["japanese", "latin"])).toEqual(["en", "ja"]);
  });

  it.each([
    ["English without a preview", undefined, "en"],
    ["English for one in Latin", "Hello", "en"],
    ["that of its script", "Καλημέρα", "el"],
    ["that of its script beside Latin", "Hello Καλημέρα", "el"],
    ["English for two scripts that no language has", "Καλημέρα かな", "en"],
  ])("begin with %s", (_, preview, lang) => {
    expect(first(preview)).toBe(lang);
  });

  it("begin with English where the language of the preview is not covered", () => {
    expect(first("Καλημέρα", languages.slice(0, 2))).toBe("en");
  });

  it("are an error without sample texts", () => {
    expect(() => firstLanguage(plain.item, [], [])).toThrow(
      new RangeError("There are no sample texts."),
    );
  });
});

import APP from "../../build/site/shared/samples/app.json" with { type: "json" };
import ARTICLE from "../../build/site/shared/samples/article.json" with { type: "json" };
import DOCUMENTATION_PAGE from "../../build/site/shared/samples/documentation-page.json" with { type: "json" };
import { inlineRunsOf } from "../../build/site/shared/samples/inline-runs.ts";
import { lettersOf, readLanguageTexts } from "../../build/site/shared/samples/language-texts.ts";
import PRODUCT_PAGE from "../../build/site/shared/samples/product-page.json" with { type: "json" };
import SETTINGS from "../../build/site/shared/samples/settings.json" with { type: "json" };
import SPECIMEN_ITEMS from "../../build/site/shared/samples/specimen-items.json" with { type: "json" };
import { textsForUses } from "../../build/site/shared/samples/use-texts.ts";
import USE_TEXTS from "../../build/site/shared/samples/use-texts.json" with { type: "json" };
import { scriptsOf } from "../../registry/faces/scripts.ts";
import { shippedVocabulary } from "../../registry/model/vocabulary.ts";
import { catalog } from "./own-registry.ts";

const languages = readLanguageTexts();
const cases = languages.map((texts) => [texts.lang, texts] as const);

/** Characters of no script of their own: spaces, marks of the samples, and punctuation. */
const COMMON = /^[\s.,:;?¿’—·*[\]\-،؛؟।։՝。，、；\u200c\p{Script=Inherited}]$/u;
/** Languages written without spaces between words, or too short for a count of them. */
const WITHOUT_WORD_COUNT = new Set(["th", "km", "lo", "my", "ja", "ko", "zh-Hans", "zh-Hant"]);

describe("the sample texts of a language", () => {
  it("begin with English, and exist for the scripts of Europe, the Near East and Asia", () => {
    expect(languages[0]?.lang).toBe("en");
    const letters = languages.map(lettersOf).join("");
    const scripts =
      "Latin Greek Cyrillic Armenian Hebrew Arabic Ethiopic Devanagari Oriya Thai Lao Myanmar Han Hiragana Hangul";
    const isIn = (script: string) => new RegExp(`\\p{Script=${script}}`, "u").test(letters);
    expect(scripts.split(" ").filter((script) => !isIn(script))).toEqual([]);
  });

  it.each(cases)("use only letters of the subsets that a font needs: %s", (_, texts) => {
    const foreign = [...new Set(lettersOf(texts))].filter((character) => {
      const scripts = scriptsOf(character);
      return scripts.length === 0
        ? !COMMON.test(character)
        : !scripts.some(({ subsets }) => subsets.some((subset) => texts.subsets.includes(subset)));
    });
    expect(foreign).toEqual([]);
  });

  it.each(cases)("name no subset that the letters do not need: %s", (_, texts) => {
    const needed = new Set(scriptsOf(lettersOf(texts)).flatMap(({ subsets }) => subsets));
    // The provider's Latin subset is Latin-1 with a few letters more, of which these occur.
    if (/[^\u0020-\u00ffœı\P{Script=Latin}]/u.test(lettersOf(texts))) needed.add("latin-ext");
    expect(texts.subsets.filter((subset) => !needed.has(subset))).toEqual([]);
    expect(texts.subsets.includes("latin-ext")).toBe(needed.has("latin-ext"));
  });

  it.each(cases)("have the direction of their script: %s", (_, { direction, ...texts }) => {
    const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(texts.title);
    expect(direction).toBe(rightToLeft ? "rtl" : "ltr");
  });

  it.each(cases)("fill every field: %s", (lang, texts) => {
    expect(texts.paragraphs).toHaveLength(lang === "en" ? 3 : 2);
    expect(texts.items).toHaveLength(3);
    const { name, nativeName, title, lead, quote, small, paragraphs, items, subsets } = texts;
    const strings = [name, nativeName, title, lead, quote, small];
    for (const text of [...strings, ...paragraphs, ...items, ...subsets]) {
      expect(text).toMatch(/\S/u);
      expect(text).toBe(text.trim().normalize("NFC"));
    }
  });

  it.each(cases)("mark only paragraphs, and leave no mark open: %s", (_, texts) => {
    const { title, lead, quote, small, items, paragraphs } = texts;
    const runs = paragraphs.flatMap(inlineRunsOf).map(({ text }) => text);
    expect(
      [title, lead, quote, small, ...items, ...runs].filter((text) => /[*[\]`]/u.test(text)),
    ).toEqual([]);
    expect(runs.length).toBeGreaterThan(paragraphs.length);
  });

  it.each(cases.filter(([lang]) => !WITHOUT_WORD_COUNT.has(lang)))(
    "have paragraphs of 35 to 70 words: %s",
    (_, { paragraphs }) => {
      for (const paragraph of paragraphs) {
        const words = paragraph.split(/\s+/u).length;
        expect(words).toBeGreaterThanOrEqual(35);
        expect(words).toBeLessThanOrEqual(70);
      }
    },
  );

  it.each([
    ["ja", /\p{Script=Han}/u, 90],
    ["zh-Hans", /\p{Script=Han}/u, 95],
    ["zh-Hant", /\p{Script=Han}/u, 95],
    ["ko", /\p{Script=Hangul}/u, 75],
  ])("use few distinct letters, each of which a face has to hold: %s", (lang, letter, most) => {
    const texts = languages.find((language) => language.lang === lang);
    const letters = [...new Set(texts && lettersOf(texts))].filter((one) => letter.test(one));
    const count = letters.length;
    expect(count).toBeGreaterThan(30);
    expect(count).toBeLessThanOrEqual(most);
  });
});

describe("the texts of the contexts", () => {
  it("keep to ASCII, Latin-1 and the punctuation of the Latin faces", () => {
    const pages = [APP, ARTICLE, DOCUMENTATION_PAGE, PRODUCT_PAGE, SETTINGS];
    const texts = [pages, SPECIMEN_ITEMS, USE_TEXTS];
    const strings = stringsIn(texts);
    expect(strings.length).toBeGreaterThan(100);
    expect(
      strings.filter((text) => /[^\n\u0020-\u007e\u00a0-\u00ff‘’“”–—…•€−]/u.test(text)),
    ).toEqual([]);
    expect(strings.filter((text) => text.trim() === "" && text !== "")).toEqual([]);
  });

  it("choose only what there is to choose", () => {
    for (const { choices, chosen } of PRODUCT_PAGE.options) expect(choices).toContain(chosen);
    const { navigation, currentPage } = DOCUMENTATION_PAGE;
    expect(navigation.flatMap(({ pages }) => pages)).toContain(currentPage);
    expect(APP.pages).toContain(APP.currentPage);
  });
});

describe("the texts of uses", () => {
  const english = languages[0]!;
  const uses = [...shippedVocabulary("use-cases").keys()];

  it("have one for every use of the vocabulary, and name no other", () => {
    const named = USE_TEXTS.flatMap((text) => text.uses);
    expect([...named].sort()).toEqual([...uses].sort());
  });

  it("are as long as a first screen, with marks that are closed, and typographic quotes", () => {
    for (const { title, lead, paragraph } of USE_TEXTS) {
      const runs = inlineRunsOf(paragraph);
      expect(runs.length).toBeGreaterThan(2);
      const shown = [title, lead, ...runs.map(({ text }) => text)].join(" ");
      expect(shown).not.toMatch(/[*[\]`'"]/u);
      expect(shown.split(/\s+/u).length).toBeLessThanOrEqual(110);
    }
  });

  it("begin the English texts, that of the first use", () => {
    const menu = textsForUses(english, ["restaurant", "wedding"]);
    expect(menu).toMatchObject({ lang: "en", title: "Supper at the long table" });
    expect(menu.paragraphs.slice(1)).toEqual(english.paragraphs.slice(1));
    expect(textsForUses(english, ["restaurant"])).toBe(menu);
    expect(textsForUses(english, ["unknown"])).toBe(english);
  });
});

it("native names are those of pairings in another script", () => {
  const native = [...catalog.pairings.values()].flatMap(({ meta }) => meta?.nativeName ?? []);
  expect(native.length).toBeGreaterThan(100);
  for (const name of native) {
    expect(name).toBe(name.trim().normalize("NFC"));
    expect(name).toMatch(/\P{ASCII}/u);
  }
});

describe("inline marks", () => {
  it("become runs in the order of the text", () => {
    expect(inlineRunsOf("A *thin* space, **then** `code` and [more].")).toEqual([
      { kind: "text", text: "A " },
      { kind: "emphasis", text: "thin" },
      { kind: "text", text: " space, " },
      { kind: "strong", text: "then" },
      { kind: "text", text: " " },
      { kind: "code", text: "code" },
      { kind: "text", text: " and " },
      { kind: "link", text: "more" },
      { kind: "text", text: "." },
    ]);
  });

  it("stay as they are where one is not closed", () => {
    expect(inlineRunsOf("2 * 3 [")).toEqual([{ kind: "text", text: "2 * 3 [" }]);
  });

  it("give no run for an empty text", () => {
    expect(inlineRunsOf("")).toEqual([]);
  });
});

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

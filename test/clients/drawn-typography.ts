import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { scriptKeyOf } from "../../registry/faces/leading.ts";
import { sharedLanguages } from "../../registry/faces/shared-scripts.ts";
import type { FontItem, PairingItem } from "../../registry/model/items.ts";
import { shippedLanguages } from "../../registry/model/languages.ts";
import { ownRegistryDir } from "../../registry/model/package-root.ts";
import { fontOfRole, resolveFontName } from "../../registry/pairing/pairing-fonts.ts";

/** What a 360-pixel phone has, less 24 pixels on either side. */
const COLUMN_PIXELS = 312;
const HEADINGS = ["h1", "h2", "h3", "h4"] as const;
const TEXTS = [...HEADINGS, "p"] as const;
/** Of the font size: lines of less are rounded away by hinting and by whole font units. */
const INK_TOLERANCE = 0.015;
/** Of Han and Hangul, whose letters have one height, a part is measured. */
const MOST_LETTERS = 150;
/** Scripts whose letters stand apart. */
const SPACED = /^(?:latin|latin-ext|vietnamese|cyrillic|greek|armenian|georgian|hebrew|ethiopic)$/;
const ITALIC = /^(?:latin|latin-ext|vietnamese|cyrillic|greek|armenian|georgian)$/;

const TALLEST_WORDS = JSON.parse(
  readFileSync(join(ownRegistryDir, "vocabulary/tallest-words.json"), "utf8"),
) as Readonly<Record<string, readonly { words: string }[] | undefined>>;

const RULE_OF_EMPHASIS = { "h2 em": "h2", "h4 em": "h4, h5, h6", "p em": "body, p" } as const;

type FontNamed = (name: string) => FontItem | undefined;

/** An element in a language, as the browser computes it; lengths in em. */
interface DrawnLine {
  selector: (typeof TEXTS)[number];
  tag: string;
  lineHeight: number;
  /** From the highest to the lowest ink of the language's letters. */
  ink: number;
  letterSpacing: number;
  synthesis: string;
  wordBreak: string;
  lineBreak: string;
}

/** Widths are those of the lowercase letters; digits by digit, each set twice. */
interface DrawnPage {
  lines: DrawnLine[];
  emphasis: { selector: keyof typeof RULE_OF_EMPHASIS; style: string; hasItalicFace: boolean }[];
  weights: { h4: number; strong: number; ratio: number };
  code: { em: number; widthRatio: number; ligatures: string };
  digits: { table: number[]; time: number[]; numeric: string };
  wrap: { heading: string; text: string };
}

/**
 * Where a page with an installed pairing, opened at 1280 pixels, falls short of what typographers look at, in
 * words; nothing where all is well. Everything is measured with the font files that the page loads.
 */
export async function typographicProblems(
  page: Page,
  item: PairingItem,
  fonts: FontNamed,
): Promise<string[]> {
  const heading = fontOfRole(item, "heading", fonts);
  const body = fontOfRole(item, "body", fonts);
  const languages = sharedLanguages({ heading, body }).map((tag) => ({ tag, text: inkOf(tag) }));
  const drawn = await page.evaluate<DrawnPage>(`(${MEASURE})(${JSON.stringify({ languages })})`);
  await page.setViewportSize({ width: 360, height: 780 });
  const words = ["Documentation", ...wordsOf(item.meta?.preview ?? "")];
  const widths = await page.evaluate<{ selector: string; word: string; width: number }[]>(
    `(${WIDTHS})(${JSON.stringify({ words, headings: HEADINGS })})`,
  );
  return [
    ...widths
      .filter(({ width }) => width > COLUMN_PIXELS + 0.5)
      .map(({ selector, word, width }) => `${selector}: “${word}” is ${width} px wide on a phone`),
    ...drawn.lines.flatMap(lineProblems),
    ...emphasisProblems(drawn, item, fonts),
    ...figureProblems(drawn, body),
    ...weightProblems(drawn),
    ...codeProblems(drawn, fontOfRole(item, "mono", fonts)),
    ...(drawn.wrap.heading === "balance" && drawn.wrap.text === "pretty"
      ? []
      : [`lines wrap as ${JSON.stringify(drawn.wrap)}`]),
  ];
}

/** Thai and others have no spaces between words. */
function wordsOf(text: string): string[] {
  const segments = new Intl.Segmenter("und", { granularity: "word" }).segment(text);
  return Array.from(segments, ({ segment }) => segment);
}

/** The letters of a language, and the tallest words that these write, a space after each. */
function inkOf(tag: string): string {
  const bare = (text: string) =>
    Array.from(text.replace(/\p{Mark}|\p{Default_Ignorable_Code_Point}/gu, ""));
  const all = shippedLanguages()[tag]?.letters ?? "";
  const letters = bare(all);
  const step = Math.ceil(letters.length / MOST_LETTERS);
  const words = (TALLEST_WORDS[scriptKeyOf(tag)] ?? []).flatMap((entry) => entry.words.split(" "));
  const known = words.filter((word) => bare(word).every((letter) => all.includes(letter)));
  return [...letters.filter((_, index) => index % step === 0), ...known].join(" ");
}

function lineProblems(line: DrawnLine): string[] {
  const { selector, tag, lineHeight, ink, letterSpacing } = line;
  const script = scriptKeyOf(tag);
  const at = `${selector} in ${tag}`;
  return [
    ...(ink > lineHeight + INK_TOLERANCE
      ? [`${at}: ink of ${ink.toFixed(3)} in lines of ${lineHeight}`]
      : []),
    ...(!SPACED.test(script) && letterSpacing !== 0
      ? [`${at}: letters that join or stack are ${letterSpacing}em apart`]
      : []),
    ...(!ITALIC.test(script) && line.synthesis.includes("style")
      ? [`${at}: upright letters are slanted`]
      : []),
    ...(tag === "ko" && line.wordBreak !== "keep-all" ? [`${at}: words are broken`] : []),
    ...(tag === "ja" && line.lineBreak !== "strict" ? [`${at}: small kana begin lines`] : []),
  ];
}

function emphasisProblems({ emphasis }: DrawnPage, item: PairingItem, fonts: FontNamed): string[] {
  return emphasis.flatMap(({ selector, style, hasItalicFace }) => {
    const rule = item.css[RULE_OF_EMPHASIS[selector]];
    const font = fonts(resolveFontName(item, rule["font-family"]) ?? "");
    const hasItalic = font?.meta?.styles?.includes("italic") ?? false;
    if (style === "italic" && (hasItalicFace || !hasItalic)) return [];
    return [`${selector}: is ${style}, and its italic is ${hasItalicFace ? "" : "not "}loaded`];
  });
}

function figureProblems({ digits }: DrawnPage, { meta }: FontItem): string[] {
  if (meta?.figures === undefined) return [];
  const { style, spacing, features } = meta.figures;
  const isAligned = (widths: readonly number[]) =>
    Math.max(...widths) - Math.min(...widths) <= 0.006 * Math.max(...widths);
  const canAlign = spacing === "tabular" || features.includes("tnum");
  const isLining = style !== "oldstyle" || !features.includes("lnum");
  return [
    ...(["table", "time"] as const)
      .filter((place) => canAlign && !isAligned(digits[place]))
      .map((place) => `${place}: digits are ${digits[place].join(", ")} px wide`),
    ...(isLining || digits.numeric.includes("lining-nums")
      ? []
      : [`figures in text are ${digits.numeric}`]),
  ];
}

function weightProblems({ weights: { h4, strong, ratio } }: DrawnPage): string[] {
  return ratio <= 1.12 && h4 < strong
    ? [`h4: ${ratio} of the text at ${h4}, strong ${strong}`]
    : [];
}

function codeProblems({ code }: DrawnPage, mono: FontItem): string[] {
  return [
    ...(code.em < 0.8 || code.em > 1.1 ? [`code: is ${code.em}em`] : []),
    ...(code.widthRatio > 1.36 ? [`code: is ${code.widthRatio} times as wide as text`] : []),
    ...(mono.meta?.figures?.rewritesOperators && code.ligatures !== "none"
      ? ["code: operators are rewritten"]
      : []),
  ];
}

/** Runs in the page. A canvas draws with the faces that the page has loaded; larger letters it measures coarsely. */
const MEASURE = `async ({ languages }) => {
  const find = (selector) => document.querySelector(selector);
  const styleOf = (selector) => getComputedStyle(find(selector));
  find("body").insertAdjacentHTML("beforeend",
    '<div id="drawn"><h2>A <em>b</em></h2><h4>A <em>b</em></h4><p>A <em>b</em></p>' +
    '<table><tr><td><span>0123456789</span></td></tr></table><p><time><span>0123456789</span></time></p></div>');
  const context = new OffscreenCanvas(1, 1).getContext("2d");
  const first = ({ fontFamily }) => fontFamily.split(",")[0].trim();
  const styled = ({ fontStyle, fontWeight, fontFamily }) => ({ fontStyle, fontWeight, fontFamily });
  const setFont = ({ fontStyle, fontWeight, fontFamily }) => {
    context.font = fontStyle + " " + fontWeight + " 250px " + fontFamily;
    return context.font;
  };
  const inks = new Map();
  const inkOf = async (style, text) => {
    const font = setFont(style);
    const key = font + text;
    if (!inks.has(key)) {
      // Of the fallback faces some are local to other systems.
      await document.fonts.load(setFont({ ...styled(style), fontFamily: first(style) }), text);
      setFont(style);
      const measured = text.split(" ").map((part) => context.measureText(part));
      const above = Math.max(...measured.map((each) => each.actualBoundingBoxAscent));
      const below = Math.max(...measured.map((each) => each.actualBoundingBoxDescent));
      inks.set(key, (above + below) / 250);
    }
    return inks.get(key);
  };
  const lines = [];
  for (const { tag, text } of languages) {
    document.documentElement.lang = tag;
    for (const selector of ${JSON.stringify(TEXTS)}) {
      const style = styleOf(selector);
      const size = parseFloat(style.fontSize);
      lines.push({
        selector,
        tag,
        lineHeight: Math.round(1000 * parseFloat(style.lineHeight) / size) / 1000,
        ink: await inkOf(style, text),
        letterSpacing: style.letterSpacing === "normal" ? 0 : parseFloat(style.letterSpacing) / size,
        synthesis: style.fontSynthesisStyle === "none" ? "" : "style",
        wordBreak: style.wordBreak,
        lineBreak: style.lineBreak,
      });
    }
  }
  document.documentElement.lang = "en";
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await frame();
  await document.fonts.ready;
  const bare = (family) => family.replace(/^["']|["']$/g, "");
  const italics = new Set([...document.fonts]
    .filter((face) => face.status === "loaded" && face.style !== "normal")
    .map((face) => bare(face.family)));
  const emphasis = ${JSON.stringify(Object.keys(RULE_OF_EMPHASIS))}.map((selector) => {
    const style = styleOf("#drawn " + selector);
    return { selector, style: style.fontStyle, hasItalicFace: italics.has(bare(first(style))) };
  });
  const widthsIn = (selector) => Array.from("0123456789", (digit) => {
    const span = find("#drawn " + selector + " span");
    span.textContent = digit.repeat(20);
    return span.getBoundingClientRect().width;
  });
  const averageWidth = (selector) => {
    const style = styleOf(selector);
    setFont(style);
    return context.measureText("abcdefghijklmnopqrstuvwxyz").width * parseFloat(style.fontSize);
  };
  const [text, h4, code] = ["p", "h4", "p code"].map(styleOf);
  return {
    lines,
    emphasis,
    weights: {
      h4: Number(h4.fontWeight),
      strong: Number(styleOf("p strong").fontWeight),
      ratio: parseFloat(h4.fontSize) / parseFloat(text.fontSize),
    },
    code: {
      em: parseFloat(code.fontSize) / parseFloat(text.fontSize),
      widthRatio: averageWidth("p code") / averageWidth("p"),
      ligatures: code.fontVariantLigatures,
    },
    digits: { table: widthsIn("td"), time: widthsIn("time"), numeric: text.fontVariantNumeric },
    wrap: { heading: styleOf("h1").textWrapStyle, text: text.textWrapStyle },
  };
}`;

/** Runs in the page, in a window as wide as a phone. */
const WIDTHS = `({ words, headings }) => headings.flatMap((selector) => {
  const heading = document.querySelector(selector);
  return words.map((word) => {
    const span = document.createElement("span");
    span.style.cssText = "white-space:nowrap";
    span.textContent = word;
    heading.replaceChildren(span);
    return { selector, word, width: span.getBoundingClientRect().width };
  });
})`;

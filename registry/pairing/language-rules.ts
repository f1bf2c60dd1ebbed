import { neededLeading, scriptKeyOf } from "../faces/leading.ts";
import { sharedLanguages } from "../faces/shared-scripts.ts";
import type { FontItem, PairingItem, Rules } from "../model/items.ts";
import { fontOfRole, resolveFontName } from "./pairing-fonts.ts";
import { HEADING_KEYS, type HeadingKey } from "./scale.ts";

type LanguageRule = readonly [selector: string, rule: Rules[string]];
type FontNamed = (name: string) => FontItem | undefined;

/** Of scripts without italics browsers would slant the letters. */
const WITH_ITALICS = "latin latin-ext vietnamese cyrillic greek armenian georgian".split(" ");

/** Their letters stand apart, and words are spaced: tracking keeps them readable. */
const SPACED_LETTERS = [...WITH_ITALICS, "hebrew", "ethiopic"];

/**
 * What else a language needs, by tag.
 *
 * @see https://www.w3.org/TR/klreq/ words are not broken
 * @see https://www.w3.org/TR/jlreq/ no line begins with a small kana
 */
const LINE_BREAKS: Readonly<Record<string, Rules[string]>> = {
  ko: { "word-break": "keep-all" },
  ja: { "line-break": "strict" },
};

/**
 * What the languages of a pairing need that its own rules do not give, under `:lang()`: room for marks, letters
 * that are not torn apart or slanted, lines that break between words.
 *
 * @param fonts every font by name
 */
export function languageRules(pairing: PairingItem, fonts: FontNamed): Rules {
  const heading = fontOfRole(pairing, "heading", fonts);
  const body = fontOfRole(pairing, "body", fonts);
  const tags = sharedLanguages({ heading, body });
  const slanted = tags.filter((tag) => !WITH_ITALICS.includes(scriptKeyOf(tag)));
  return merged([
    ...[...new Set(tags.map(scriptKeyOf))].flatMap((script) => {
      const written = tags.filter((tag) => scriptKeyOf(tag) === script);
      return rulesOfScript(pairing, script, written, fonts);
    }),
    ...(slanted.length > 0
      ? [[languageRange(slanted), { "font-synthesis-style": "none" }] as const]
      : []),
    ...Object.entries(LINE_BREAKS)
      .filter(([tag]) => tags.includes(tag))
      .map(([tag, rule]) => [languageRange([tag]), rule] as const),
  ]);
}

/** Chromium takes one language in a `:lang()`, and drops a rule with a list of them. */
function languageRange(tags: readonly string[]): string {
  const ranges = tags.map((tag) => `:lang(${tag})`);
  return ranges.length === 1 ? ranges.join() : `:is(${ranges.join(", ")})`;
}

function merged(rules: readonly LanguageRule[]): Rules {
  const bySelector: Record<string, Rules[string]> = {};
  for (const [selector, rule] of rules) bySelector[selector] = { ...bySelector[selector], ...rule };
  return bySelector;
}

/** The selector of a rule that is for some languages alone: `h1`, `:lang(vi)` -> `h1:lang(vi)`. */
export function inLanguages(selector: string, languages: string): string {
  if (languages === "") return selector;
  const isList = /^[^(]*,/.test(selector);
  return `${isList ? `:is(${selector})` : selector}${languages}`;
}

/** The parts of such a selector; `languages` is empty where it is for all. */
export function languageParts(selector: string): { key: string; languages: string } {
  const index = selector.search(/(?::is\()?:lang\(/);
  if (index === -1) return { key: selector, languages: "" };
  const key = selector.slice(0, index).replace(/^:is\((.*)\)$/, "$1");
  return { key, languages: selector.slice(index) };
}

/** Headings that need the same share a rule; running text has one of its own. */
function rulesOfScript(
  pairing: PairingItem,
  script: string,
  tags: readonly string[],
  fonts: FontNamed,
): LanguageRule[] {
  const groups: { keys: string[]; rule: Rules[string] }[] = [];
  for (const key of HEADING_KEYS) {
    const rule = neededRule(pairing, key, script, fonts);
    const alike = groups.find((group) => JSON.stringify(group.rule) === JSON.stringify(rule));
    if (alike) alike.keys.push(key);
    else groups.push({ keys: [key], rule });
  }
  groups.push({ keys: ["body, p"], rule: neededRule(pairing, "body, p", script, fonts) });
  return groups
    .filter(({ rule }) => Object.keys(rule).length > 0)
    .map(({ keys, rule }) => [inLanguages(keys.join(", "), languageRange(tags)), rule]);
}

/** What a script needs that the pairing's rule with a key does not state. */
function neededRule(
  pairing: PairingItem,
  key: HeadingKey | "body, p",
  script: string,
  fonts: FontNamed,
): Rules[string] {
  const stated: Partial<PairingItem["css"]["h1"]> = pairing.css[key];
  const font = fonts(resolveFontName(pairing, stated["font-family"] ?? "") ?? "");
  const leading = font ? neededLeading(font, script) : 0;
  const isTracked = Number.parseFloat(stated["letter-spacing"] ?? "0") !== 0;
  return {
    ...(leading > Number(stated["line-height"]) && { "line-height": String(leading) }),
    ...(isTracked && !SPACED_LETTERS.includes(script) && { "letter-spacing": "normal" }),
  };
}

/**
 * The least line height of a face in English and in some scripts, which rules state for all languages; 0 where
 * the font states no measures.
 *
 * @param scripts in lowercase
 */
export function ownLeading(font: FontItem, scripts: readonly string[]): number {
  return Math.max(...["latin", ...scripts].map((script) => neededLeading(font, script)));
}

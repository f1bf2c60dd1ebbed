import { neededLeading, scriptKeyOf } from "../faces/leading.ts";
import { sharedLanguages } from "../faces/shared-scripts.ts";
import type { FontItem, PairingItem, Rules } from "../model/items.ts";
import { fontOfRole, resolveFontName } from "./pairing-fonts.ts";
import { HEADING_KEYS } from "./scale.ts";

type LanguageRule = readonly [selector: string, rule: Rules[string]];
type FontNamed = (name: string) => FontItem | undefined;

/** Their letters stand apart, and words are spaced: tracking keeps them readable. */
const SPACED_LETTERS: ReadonlySet<string> = new Set([
  ...["latin", "latin-ext", "vietnamese", "cyrillic", "greek", "hebrew", "armenian", "georgian"],
  "ethiopic",
]);

/** Of scripts without italics browsers would slant the letters. */
const WITH_ITALICS: ReadonlySet<string> = new Set([
  ...["latin", "latin-ext", "vietnamese", "cyrillic", "greek", "armenian", "georgian"],
]);

const UPRIGHT = { "font-synthesis-style": "none" };

/**
 * What else a language needs, by tag.
 *
 * @see https://www.w3.org/TR/klreq/ words are not broken
 * @see https://www.w3.org/TR/jlreq/ no line begins with a small kana
 */
const LINE_BREAKS: ReadonlyMap<string, Record<string, string>> = new Map<
  string,
  Record<string, string>
>([
  ["ko", { "word-break": "keep-all" }],
  ["ja", { "line-break": "strict" }],
]);

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
  const slanted = tags.filter((tag) => !WITH_ITALICS.has(scriptKeyOf(tag)));
  return merged([
    ...[...byScript(tags)].flatMap((script) => rulesOfScript(pairing, script, fonts)),
    ...(slanted.length > 0 ? [[languageRange(slanted), UPRIGHT] as const] : []),
    ...tags.flatMap((tag) => {
      const rule = LINE_BREAKS.get(tag);
      return rule === undefined ? [] : [[languageRange([tag]), rule] as const];
    }),
  ]);
}

function languageRange(tags: readonly string[]): string {
  return `:lang(${tags.join(", ")})`;
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
  const index = selector.indexOf(":lang(");
  if (index === -1) return { key: selector, languages: "" };
  const key = selector.slice(0, index).replace(/^:is\((.*)\)$/, "$1");
  return { key, languages: selector.slice(index) };
}

function byScript(tags: readonly string[]): Map<string, string[]> {
  const scripts = new Map<string, string[]>();
  for (const tag of tags) {
    const script = scriptKeyOf(tag);
    scripts.set(script, [...(scripts.get(script) ?? []), tag]);
  }
  return scripts;
}

/** Headings that need the same share a rule. */
function rulesOfScript(
  pairing: PairingItem,
  [script, tags]: [string, string[]],
  fonts: FontNamed,
): LanguageRule[] {
  const keysByRule = new Map<string, string[]>();
  for (const key of [...HEADING_KEYS, "body, p"] as const) {
    const stated: Partial<PairingItem["css"]["h1"]> = pairing.css[key];
    const font = fonts(resolveFontName(pairing, stated["font-family"] ?? "") ?? "");
    const leading = font ? neededLeading(font, script) : 0;
    const isTracked = Number.parseFloat(stated["letter-spacing"] ?? "0") !== 0;
    const rule = JSON.stringify({
      ...(leading > Number(stated["line-height"]) && { "line-height": String(leading) }),
      ...(isTracked && !SPACED_LETTERS.has(script) && { "letter-spacing": "normal" }),
    });
    // Running text is set by other means than headings in some flavours.
    const group = key === "body, p" ? ` ${rule}` : rule;
    if (rule !== "{}") keysByRule.set(group, [...(keysByRule.get(group) ?? []), key]);
  }
  return [...keysByRule].map(([rule, keys]) => [
    inLanguages(keys.join(", "), languageRange(tags)),
    JSON.parse(rule) as Rules[string],
  ]);
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

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { byCodePoints } from "../../../registry/model/items.ts";
import type { Language } from "../../../registry/model/languages.ts";

/**
 * Of the exemplars of Chinese, Japanese and Korean those that a standard teaches first, and kana: Unicode's are
 * all 11,172 syllables of Korean, and have Chinese characters that hardly a typeface draws. Pairs of bytes,
 * both ends included.
 *
 * @see KS X 1001, GB 2312 level 1, Big5 level 1, JIS X 0208 rows 4 and 5 and level 1; the Encoding Standard
 */
const STANDARDS: Readonly<Record<string, { encoding: string; ranges: [number, number][] }>> = {
  ko: { encoding: "euc-kr", ranges: [[0xb0a1, 0xc8fe]] },
  ja: {
    encoding: "euc-jp",
    ranges: [
      [0xa4a1, 0xa5f6],
      [0xb0a1, 0xcfd3],
    ],
  },
  "zh-Hans": { encoding: "gbk", ranges: [[0xb0a1, 0xd7f9]] },
  "zh-Hant": { encoding: "big5", ranges: [[0xa440, 0xc67e]] },
  yue: { encoding: "big5", ranges: [[0xa440, 0xc67e]] },
};

/** What Big5 lacks of the commonest words of Cantonese. */
const CANTONESE = "嘅咗唔喺哋啲嚟冇佢嘢乜噉咁嗰";

/** The locales of CLDR that are named otherwise than BCP 47 names their language. */
const LOCALES: Readonly<Record<string, string>> = { nb: "no", "zh-Hans": "zh" };

/** Letters that CLDR leaves out: of Somali it has the consonants alone. */
const OMITTED: Readonly<Record<string, string>> = { so: "aeiou" };

/** No word begins with it, and hundreds of typefaces have the small letter alone. */
const RARE_CAPITAL = "Ÿ";

/**
 * The languages with their letters as the newest data has them: small and capital, and for scripts that need
 * them the marks, in the order of code points.
 *
 * @param folder of the unpacked package `cldr-misc-full`
 * @see Unicode Technical Standard 35, exemplar characters
 */
export function withLetters(
  languages: Readonly<Record<string, Language>>,
  folder: string,
): Record<string, Language> {
  return Object.fromEntries(
    Object.entries(languages).map(([tag, language]) => {
      const letters = new Set(exemplarsOf(LOCALES[tag] ?? tag, folder));
      const taught = taughtCharacters(tag);
      const written = taught ? [...letters].filter((letter) => taught.has(letter)) : [...letters];
      return [tag, { ...language, letters: written.sort(byCodePoints).join("") }];
    }),
  );
}

/** Undefined for a language without a standard. */
function taughtCharacters(tag: string): ReadonlySet<string> | undefined {
  const standard = STANDARDS[tag];
  if (standard === undefined) return undefined;
  const decoder = new TextDecoder(standard.encoding);
  const characters = new Set(tag === "yue" ? CANTONESE : "");
  for (const [first, last] of standard.ranges)
    for (let code = first; code <= last; code += 1)
      characters.add(decoder.decode(Uint8Array.of(code >> 8, code & 0xff)));
  return characters;
}

/** In alphabets with capitals a mark alone is a part of a letter, which is there too. */
function exemplarsOf(locale: string, folder: string): string[] {
  const file = join(folder, "main", locale, "characters.json");
  const { main } = JSON.parse(readFileSync(file, "utf8")) as {
    main: Record<string, { characters: { exemplarCharacters: string } }>;
  };
  const exemplars = main[locale]?.characters.exemplarCharacters ?? "";
  const small = Array.from(`${exemplars}${OMITTED[locale] ?? ""}`).filter((letter) =>
    /[\p{Letter}\p{Mark}]/u.test(letter),
  );
  const capitals = small.flatMap((letter) => Array.from(letter.toLocaleUpperCase(locale)));
  const letters = [...small, ...capitals.filter((letter) => letter !== RARE_CAPITAL)];
  const hasCapitals = letters.some((letter) => /\p{Uppercase}/u.test(letter));
  return hasCapitals ? letters.filter((letter) => /\p{Letter}/u.test(letter)) : letters;
}

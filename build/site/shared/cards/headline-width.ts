/** Written without spaces: a line may end after any of their letters, or any syllable. */
const WITHOUT_SPACES =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** As wide as high. */
const SQUARE =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{Extended_Pictographic}]/u;

/** Letters as far as they differ from the mean of a title, the first that fits. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[\p{sc=Tamil}\p{sc=Telugu}\p{sc=Malayalam}\p{sc=Kannada}\p{sc=Sinhala}]/u, 1.9],
  [/[^\p{sc=Latin}\p{sc=Common}]/u, 1.4],
  [/[\p{Lu}mw&]/u, 1.55],
  [/[\sfijlrt.,:;!’]/u, 0.85],
];
const OTHER_WIDTH = 1.18;

/** As many letters of a text without spaces stay together. */
const SYLLABLE = 4;

/**
 * The width of a headline in em, estimated, as variables of `compositions.css`.
 *
 * @param mean of a letter of a title in its face, in em
 */
export function headlineWidth(
  text: string,
  mean: number,
): Record<"--whole" | "--longest-word", string> {
  const widthOf = (part: string) => {
    const letters = Array.from(part.replace(/\p{Mn}/gu, ""));
    // In a face whose letters are all as wide, narrow ones are no narrower.
    return Math.max(
      letters.length * mean,
      letters.reduce((sum, letter) => sum + widthOfLetter(letter, mean), 0),
    );
  };
  const words = text
    .split(/\s+/)
    .map((word) => (WITHOUT_SPACES.test(word) ? word.slice(0, SYLLABLE) : word));
  return {
    "--whole": widthOf(text).toFixed(2),
    "--longest-word": Math.max(...words.map(widthOf)).toFixed(2),
  };
}

function widthOfLetter(letter: string, mean: number): number {
  if (SQUARE.test(letter)) return Math.max(1, mean);
  return mean * (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER_WIDTH);
}

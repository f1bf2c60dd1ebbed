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

/** Where a line may end: also within a text that is written without spaces. */
const WORDS = new Intl.Segmenter(undefined, { granularity: "word" });

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
  return {
    "--whole": widthOf(text).toFixed(2),
    "--longest-word": Math.max(
      ...Array.from(WORDS.segment(text), ({ segment }) => widthOf(segment)),
    ).toFixed(2),
  };
}

function widthOfLetter(letter: string, mean: number): number {
  if (SQUARE.test(letter)) return Math.max(1, mean);
  return mean * (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER_WIDTH);
}

/** Written without spaces: a line may end after any of their letters, or any syllable. */
const WITHOUT_SPACES =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** As wide as high. */
const SQUARE =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{Extended_Pictographic}]/u;

/** Letters of other scripts are wider than those of the titles that are measured. */
const OTHER_SCRIPT = /[^\p{sc=Latin}\p{sc=Common}]/u;
const OTHER_WIDTH = 1.25;

/** As many letters of a text without spaces stay together. */
const SYLLABLE = 4;

/** Capitals alone are wider than the mean of a title says. */
const CAPITALS = /^[^\p{Ll}\p{Lo}]+$/u;
const CAPITAL_WIDTH = 1.2;

/**
 * The width of a headline in em, estimated, as variables of `compositions.css`.
 *
 * @param mean of a letter of a title in its face, in em
 */
export function headlineWidth(
  text: string,
  mean: number,
): Record<"--whole" | "--longest-word", string> {
  const advance = CAPITALS.test(text) ? mean * CAPITAL_WIDTH : mean;
  const widthOfLetter = (letter: string) => {
    if (SQUARE.test(letter)) return Math.max(1, advance);
    return OTHER_SCRIPT.test(letter) ? advance * OTHER_WIDTH : advance;
  };
  const widthOf = (part: string) =>
    Array.from(part.replace(/\p{Mn}/gu, "")).reduce((sum, one) => sum + widthOfLetter(one), 0);
  const words = text
    .split(/\s+/)
    .map((word) => (WITHOUT_SPACES.test(word) ? word.slice(0, SYLLABLE) : word));
  return {
    "--whole": widthOf(text).toFixed(2),
    "--longest-word": Math.max(...words.map(widthOf)).toFixed(2),
  };
}

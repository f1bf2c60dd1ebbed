/** Where the notice of the family's next file begins: `… Overlock-Bold.ttf: Copyright (c) 2011, …` */
const NEXT_FILE = /\s\S+\.(?:ttf|otf):\s/u;

/**
 * The first notice of a text that holds those of all the files of a family, on one line, without
 * control characters and without those that change the direction of text.
 *
 * @returns undefined when nothing is left
 */
export function copyrightNotice(text: string): string | undefined {
  const [first = ""] = text.split(NEXT_FILE);
  const notice = first.replace(/[\p{C}\s]+/gu, " ").trim();
  return notice === "" ? undefined : notice;
}

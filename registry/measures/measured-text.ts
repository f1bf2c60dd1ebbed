const CHARACTERS =
  "0123456789, theofPpl'sRubicCnadywBrzGjT.Lkm]JFvgAN-HDMIE\"S()xWQYqVáKU=[Oé$:|/%Z;X";
const PER_TEN_THOUSAND = [
  53, 23, 26, 10, 8, 15, 7, 5, 7, 6, 83, 1540, 672, 351, 922, 571, 170, 23, 163, 304, 14, 469, 15,
  207, 114, 588, 232, 31, 578, 668, 298, 123, 110, 20, 526, 11, 11, 9, 41, 79, 12, 46, 181, 7, 9,
  15, 76, 155, 40, 14, 18, 13, 13, 25, 22, 11, 12, 41, 10, 10, 25, 12, 1, 3, 8, 5, 1, 7, 16, 7, 21,
  9, 1, 2, 8, 38, 1, 1, 2, 1, 1,
];

/**
 * How often each character is written in English, the space included: what Capsize weights advances
 * with for `xWidthAvg`, so that a measured average compares with its published ones.
 *
 * @see `weightings.ts` in @capsizecss/unpack 4.0.1, from English Wikinews
 */
export const LETTER_FREQUENCIES: ReadonlyMap<string, number> = new Map(
  Array.from(CHARACTERS, (character, index) => [
    character,
    (PER_TEN_THOUSAND[index] ?? 0) / 10_000,
  ]),
);

/**
 * Texts whose width a fallback face has to match: plain English, without much that Arial sets unusually.
 * The advances in the items were measured with them, so that another text makes them wrong.
 */
export const RUNNING_TEXT =
  "A page is read in company: the eye takes in three or four words at a stop, jumps, and guesses the " +
  "rest from their outlines. That is why the width of a letter matters more than its beauty, and why " +
  "people notice bad spacing long before they can name it. Most of what we read every day, the menu, " +
  "the message, the timetable and the small print on a bottle, was set by somebody who had half an " +
  "hour and one typeface. It was good enough then, and it still is. A desk used to hold a few sizes of " +
  "type; today it holds all of them, but the questions have not changed. How long may a line be, and " +
  "when does a heading begin to shout? Give the reader a steady rhythm, keep quiet, and let the text " +
  "do its own work. If the page is for a phone, look at it on a phone, in the sun, at the end of a " +
  "long day, and with the hand that is not holding the bag. You will see at once what to leave out.";

/** In headings a capital is more frequent than in text, in some of them every word has one. */
export const HEADINGS: readonly string[] = [
  "Getting Started",
  "How we work with our clients",
  "A short history of the printed page",
  "Frequently Asked Questions",
  "Pricing and plans for small teams",
  "What changed in the spring release",
  "Notes from the Field",
  "Design systems in practice",
  "Contact Our Team",
  "The long road to better type",
  "Why the margins matter more than the text",
  "Choose a colour for your account",
  "Terms of Service",
  "Documentation for beginners and their friends",
];

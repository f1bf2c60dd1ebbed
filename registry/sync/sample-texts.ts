/** Texts whose width a fallback face has to match, with English letter frequencies, figures and punctuation. */
export const RUNNING_TEXT =
  "A page is read in company: the eye takes in three or four words at a stop, jumps, and guesses the " +
  "rest from their outlines. That is why the width of a letter matters more than its beauty, and why " +
  "people notice bad spacing long before they can name it. Most of what we read every day (menus, " +
  "messages, timetables, the small print on a bottle) was set by somebody who had ten minutes and one " +
  "typeface. “Good enough,” they said, and it was. In 1984 a desk could hold 12 sizes of type; today " +
  "it holds all of them, but the questions have not changed. How long may a line be? When does a " +
  "heading begin to shout? Which of these words would you miss if it were gone? Give the reader a " +
  "steady rhythm, keep quiet, and let the text do its own work.";

/** In headings a capital is far more frequent than in text. */
export const HEADINGS: readonly string[] = [
  "Getting Started",
  "How We Work with Clients",
  "A Short History of the Printed Page",
  "Frequently Asked Questions",
  "Pricing and Plans",
  "What Changed This Spring",
  "Notes from the Field",
  "Design Systems in Practice",
  "Contact Our Team",
  "Recent Articles",
  "The Long Road to Better Type",
  "Why the margins matter",
  "Choose a colour for your account",
  "Terms of service",
];

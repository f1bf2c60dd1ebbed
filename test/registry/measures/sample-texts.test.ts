import { HEADINGS, RUNNING_TEXT } from "../../../registry/measures/sample-texts.ts";

// The advances in the items were measured with these texts: another text makes them wrong.

it("measures running text with one paragraph, sentence by sentence", () => {
  expect(RUNNING_TEXT.split(/(?<=[.?]) /)).toEqual([
    "A page is read in company: the eye takes in three or four words at a stop, jumps, and guesses the rest from their outlines.",
    "That is why the width of a letter matters more than its beauty, and why people notice bad spacing long before they can name it.",
    "Most of what we read every day, the menu, the message, the timetable and the small print on a bottle, was set by somebody who had half an hour and one typeface.",
    "It was good enough then, and it still is.",
    "A desk used to hold a few sizes of type; today it holds all of them, but the questions have not changed.",
    "How long may a line be, and when does a heading begin to shout?",
    "Give the reader a steady rhythm, keep quiet, and let the text do its own work.",
    "If the page is for a phone, look at it on a phone, in the sun, at the end of a long day, and with the hand that is not holding the bag.",
    "You will see at once what to leave out.",
  ]);
});

it("measures headings with fourteen of them", () => {
  expect(HEADINGS).toEqual([
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
  ]);
});

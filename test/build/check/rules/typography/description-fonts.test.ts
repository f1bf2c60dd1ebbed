import { descriptionFonts } from "../../../../../build/check/rules/typography/description-fonts.ts";
import { type ItemEdit, foundBy } from "../../../../fixtures/found-by.ts";

const BARE = "pairings/bare.json";

const foundIn = (description: string, ...edits: ItemEdit[]) =>
  foundBy(descriptionFonts, [[BARE, ["description"], description], ...edits]);
const unnamed = (titles: string) => [
  {
    file: BARE,
    pointer: "/description",
    message: `description does not name ${titles}; say what each font does`,
  },
];

it.each([
  ["Abril Fatface, Lato, JetBrains Mono."],
  ["abril; LATO: jetbrains"],
  ["Fatface beside Lato’s letters and JetBrains"],
])("names every font by a word of its title: %s", (description) => {
  expect(foundIn(description)).toEqual([]);
});

it.each([
  ["Lato with JetBrains", "Abril Fatface"],
  ["Abril with JetBrains", "Lato"],
  ["Abril with Lato and another mono", "JetBrains Mono"],
  ["Abril alone", "Lato and JetBrains Mono"],
  ["Latone of Abrils and brains", "Lato and JetBrains Mono"],
  ["", "Abril Fatface and Lato and JetBrains Mono"],
])("%j does not name %s", (description, titles) => {
  expect(foundIn(description)).toEqual(unnamed(titles));
});

it.each([
  ...["Sans", "Serif", "Mono", "Display", "Code", "One", "Pro", "Text", "Slab", "The", "New"],
  ...["Condensed", "Neue", "SC", "JP", "KR", "TC", "Std", "Next", "Alt", "2", "3", "4"],
])("%s says what kind a family is, and does not identify it", (word) => {
  const title: ItemEdit = ["fonts/lato.json", ["title"], `Lato ${word}`];
  const description = `Abril and JetBrains in ${word}`;
  expect(foundIn(description, title)).toEqual(unnamed(`Lato ${word}`));
  expect(foundIn(`${description}, Lato`, title)).toEqual([]);
});

it("a title of such words alone is named by any of them", () => {
  const title: ItemEdit = ["fonts/lato.json", ["title"], "Slab One"];
  expect(foundIn("Abril and JetBrains in one", title)).toEqual([]);
  expect(foundIn("Abril and JetBrains", title)).toEqual(unnamed("Slab One"));
});

it("a font of two roles is named once", () => {
  expect(
    foundBy(descriptionFonts, [["pairings/plain.json", ["description"], "JetBrains"]]).map(
      ({ message }) => message,
    ),
  ).toEqual(["description does not name Inter; say what each font does"]);
});

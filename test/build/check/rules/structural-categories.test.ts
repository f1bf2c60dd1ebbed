import { structuralCategories } from "../../../../build/check/rules/structural-categories.ts";
import { REMOVED } from "../../../fixtures/edited.ts";
import { type ItemEdit, PLAIN_ALONE, foundBy } from "../../../fixtures/found-by.ts";

const PLAIN = "pairings/plain.json";
const categories = (...tags: string[]): ItemEdit => [PLAIN, ["categories"], tags];
const problem = (pointer: string, message: string) => ({ file: PLAIN, pointer, message });
const foundIn = (...edits: ItemEdit[]) => foundBy(structuralCategories, [...PLAIN_ALONE, ...edits]);

it("a pairing has the categories that its fonts decide, and others of the author's", () => {
  expect(foundBy(structuralCategories, [])).toEqual([]);
  expect(foundIn(categories("brutalist", "superfamily", "variable", "sans-serif"))).toEqual([]);
});

it("lists those that are missing, and those that the fonts contradict", () => {
  expect(foundIn(categories("brutalist", "serif", "variable", "handwriting"))).toEqual([
    problem(
      "/categories/3",
      `categories[3] is "handwriting", which requires that the heading's font is handwriting; remove it`,
    ),
    problem(
      "/categories",
      'categories lacks "sans-serif": heading or text is a sans serif; add it',
    ),
    problem(
      "/categories/1",
      'categories[1] is "serif", which requires that heading or text is a serif; remove it',
    ),
    problem(
      "/categories",
      'categories lacks "superfamily": heading and text are of one family; add it',
    ),
  ]);
});

it("a style is decided where a font of the registry states it", () => {
  const geometric = categories("sans-serif", "superfamily", "variable", "geometric");
  const stated: ItemEdit = ["fonts/lato.json", ["categories"], ["sans-serif", "geometric"]];
  expect(foundIn(geometric)).toEqual([]);
  expect(foundIn(geometric, stated)).toEqual([
    problem(
      "/categories/3",
      'categories[3] is "geometric", which requires that a font of heading or text has the category "geometric"; remove it',
    ),
  ]);
});

it("without a valid font nothing is decided", () => {
  expect(foundIn(categories("serif"), ["fonts/inter.json", [], REMOVED])).toEqual([]);
});

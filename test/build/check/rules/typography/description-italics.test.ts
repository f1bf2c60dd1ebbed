import { descriptionItalics } from "../../../../../build/check/rules/typography/description-italics.ts";
import { REMOVED } from "../../../../fixtures/edited.ts";
import { type ItemEdit, foundBy } from "../../../../fixtures/found-by.ts";

const BARE = "pairings/bare.json";
const LATO = "fonts/lato.json";
const UPRIGHT: ItemEdit = [LATO, ["meta", "styles"], ["normal"]];

const preview = (text: string): ItemEdit => [BARE, ["meta"], { preview: text }];
const FOUND = [
  {
    file: BARE,
    pointer: "/description",
    message: "description does not say that Lato has no italics; say so, and how to mark emphasis",
  },
];

it.each<[string, ItemEdit[]]>([
  ["no preview", [UPRIGHT]],
  ["no text of the preview", [UPRIGHT, [BARE, ["meta"], {}]]],
  ["a preview in Latin", [UPRIGHT, preview("Sphinx")]],
  ["a preview in Latin and another script", [UPRIGHT, preview("春 Sphinx")]],
])("a text font without italics is to be mentioned with %s", (_, edits) => {
  expect(foundBy(descriptionItalics, edits)).toEqual(FOUND);
});

it.each<[string, ItemEdit[]]>([
  ["has italics", [[LATO, ["meta", "styles"], ["normal", "italic"]]]],
  ["has italics alone", [[LATO, ["meta", "styles"], ["italic"]]]],
  ["does not state its styles", [[LATO, ["meta", "styles"], REMOVED]]],
  ["states nothing", [[LATO, ["meta"], REMOVED]]],
  ["is mentioned", [UPRIGHT, [BARE, ["description"], "It has no Italics."]]],
  ["is for another script", [UPRIGHT, preview("春")]],
])("nothing is to be mentioned where the text font %s", (_, edits) => {
  expect(foundBy(descriptionItalics, edits)).toEqual([]);
});

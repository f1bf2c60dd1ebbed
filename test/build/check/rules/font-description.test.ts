import { fontDescription } from "../../../../build/check/rules/font-description.ts";
import { CLASSIFICATIONS } from "../../../../registry/model/items.ts";
import { REMOVED } from "../../../fixtures/edited.ts";
import { type ItemEdit, foundBy } from "../../../fixtures/found-by.ts";

const LATO = "fonts/lato.json";
const description = (text: string): ItemEdit => [LATO, ["description"], text];
const categories = (value: unknown): ItemEdit => [LATO, ["categories"], value];

const OTHER = {
  file: LATO,
  pointer: "/description",
  message: 'description is "Latto — Sans Serif font."; write "Lato — Sans Serif font."',
};
const lacking = (tag: string) => ({
  file: LATO,
  pointer: "/categories",
  message: `categories does not include "${tag}", the classification in the description; add it`,
});

it.each<[string, ItemEdit[]]>([
  ["the classification among others", [categories(["geometric", "sans-serif"])]],
  ["the classification where no categories are stated", [categories(REMOVED)]],
])("accepts %s", (_, edits) => {
  expect(foundBy(fontDescription, edits)).toEqual([]);
});

it("the description has the font's title, which is the one remedy", () => {
  expect(foundBy(fontDescription, [description("Latto — Sans Serif font.")])).toEqual([
    { ...OTHER, correction: { pointer: "/description", value: "Lato — Sans Serif font." } },
  ]);
});

it("of a title that is itself wrong, no remedy is known", () => {
  const wrongImport: ItemEdit = [LATO, ["font", "import"], "Latto"];
  expect(foundBy(fontDescription, [description("Latto — Sans Serif font."), wrongImport])).toEqual([
    OTHER,
  ]);
});

it.each(Object.entries(CLASSIFICATIONS))("%s is among the categories", (tag, classification) => {
  const stated = description(`Lato — ${classification} font.`);
  expect(foundBy(fontDescription, [stated, categories([tag])])).toEqual([]);
  expect(foundBy(fontDescription, [stated, categories(["other"])])).toEqual([lacking(tag)]);
});

it("a title with a dash, and a description with both mistakes", () => {
  const titled: ItemEdit[] = [
    [LATO, ["title"], "Lato — Two"],
    [LATO, ["name"], "lato-—-two"],
    [LATO, ["font", "import"], "Lato_—_Two"],
  ];
  expect(
    foundBy(fontDescription, [...titled, description("Lato — Two — Sans Serif font.")]),
  ).toEqual([]);
  expect(
    foundBy(fontDescription, [description("Latto — Sans Serif font."), categories([])]).map(
      ({ pointer }) => pointer,
    ),
  ).toEqual(["/description", "/categories"]);
});

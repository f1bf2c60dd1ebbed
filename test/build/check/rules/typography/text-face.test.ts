import { textFace } from "../../../../../build/check/rules/typography/text-face.ts";
import { REMOVED } from "../../../../fixtures/edited.ts";
import { type ItemEdit, foundBy } from "../../../../fixtures/found-by.ts";

const LATO = "fonts/lato.json";
const LARGE =
  "cssVars.theme.--font-body is Lato, which is drawn for large sizes; choose a text font";
const NO_BOLD =
  "cssVars.theme.--font-body is Lato, which has no bold weight, so browsers synthesize one; choose another font";

it.each<[string, ItemEdit[], string[]]>([
  ["a display face", [[LATO, ["categories"], ["display"]]], [LARGE]],
  ["handwriting", [[LATO, ["categories"], ["sans-serif", "handwriting"]]], [LARGE]],
  ["weights to 500", [[LATO, ["font", "weight"], ["400", "500"]]], [NO_BOLD]],
  ["a weight of 600", [[LATO, ["font", "weight"], ["400", "600"]]], []],
  ["categories that are not stated", [[LATO, ["categories"], REMOVED]], []],
  [
    "a display face of one weight",
    [
      [LATO, ["categories"], ["display"]],
      [LATO, ["font", "weight"], ["400"]],
    ],
    [LARGE, NO_BOLD],
  ],
])("text in a font with %s", (_, edits, messages) => {
  expect(foundBy(textFace, edits)).toEqual(
    messages.map((message) => ({
      file: "pairings/bare.json",
      pointer: "/cssVars/theme/--font-body",
      message,
    })),
  );
});

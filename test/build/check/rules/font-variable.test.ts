import { fontVariable } from "../../../../build/check/rules/items/names.ts";
import { foundBy } from "../../../fixtures/found-by.ts";

const SERIF = "fonts/source-serif-4.json";

it("the variable has the font's name, which is the one remedy", () => {
  expect(foundBy(fontVariable, [])).toEqual([]);
  expect(foundBy(fontVariable, [[SERIF, ["font", "variable"], "--font-serif"]])).toEqual([
    {
      file: SERIF,
      pointer: "/font/variable",
      message: 'font.variable is "--font-serif"; write "--font-source-serif-4"',
      correction: { pointer: "/font/variable", value: "--font-source-serif-4" },
    },
  ]);
});

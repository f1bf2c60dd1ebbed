import { descriptionFigures } from "../../../../../build/check/rules/typography/description-figures.ts";
import { foundBy } from "../../../../fixtures/found-by.ts";

const PLAIN = "pairings/plain.json";

const foundIn = (description: string) =>
  foundBy(descriptionFigures, [[PLAIN, ["description"], description]]);

it.each([
  ["20px", "20px"],
  ["20 px", "20 px"],
  ["1 pixel", "1 pixel"],
  ["20 pixels", "20 pixels"],
  ["1.5rem", "1.5rem"],
  ["0.875em", "0.875em"],
  ["12\u00a0pt", "12\u00a0pt"],
  ["1 point", "1 point"],
  ["12\u202fpoints", "12\u202fpoints"],
  ["30 %", "30 %"],
  ["30%", "30%"],
  ["66 percent", "66 percent"],
  ["66 per cent", "66 per cent"],
  ["1234567890px", "1234567890px"],
  ["12345678901px", "2345678901px"],
  ["20px, or 30px", "20px"],
  ["some v2em", "2em"],
])("a size in figures: %j", (text, figure) => {
  expect(foundIn(`The text is ${text}.`)).toEqual([
    {
      file: PLAIN,
      pointer: "/description",
      message: `description contains "${figure}", which is false as soon as a size is overridden; say it without a figure`,
    },
  ]);
  expect(foundIn(`Ends in ${text}`)).toHaveLength(1);
});

it.each([
  "three pixels",
  "the 1920s",
  "20  pixels",
  "20 pixelsized",
  "20 pixelé",
  "3 emphatic levels",
  "5emu",
  "5em2",
  "12 ptarmigans",
  "30 percents",
  "px 20",
  "12 pint",
  "",
])("no size in figures: %j", (text) => {
  expect(foundIn(text)).toEqual([]);
});

import { descriptionLength } from "../../../../../build/check/rules/typography/description-length.ts";
import { PLAIN_ALONE, type Circumstances, foundBy } from "../../../../fixtures/found-by.ts";

const PLAIN = "pairings/plain.json";

const foundWith = (length: number, circumstances?: Circumstances) =>
  foundBy(
    descriptionLength,
    [...PLAIN_ALONE, [PLAIN, ["description"], "x".repeat(length)]],
    circumstances,
  ).map(({ pointer, message }) => [pointer, message]);

it.each([120, 480])("a description may have %i characters", (length) => {
  expect(foundWith(length)).toEqual([]);
});

it.each([0, 119, 481])("a description does not have %i characters", (length) => {
  expect(foundWith(length)).toEqual([
    [
      "/description",
      `description has ${length} characters; write 120 to 480: why these fonts, where to use them, what to watch for`,
    ],
  ]);
});

it("a registry has its own bounds", () => {
  const bounds = { min: 10, max: 20 };
  expect(foundWith(10, { bounds })).toEqual([]);
  expect(foundWith(20, { bounds })).toEqual([]);
  expect(foundWith(21, { bounds })).toEqual([
    [
      "/description",
      "description has 21 characters; write 10 to 20: why these fonts, where to use them, what to watch for",
    ],
  ]);
});

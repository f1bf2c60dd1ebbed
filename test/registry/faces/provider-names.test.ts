import { slugOf } from "../../../registry/faces/provider-names.ts";

it.each([
  ["Source Serif 4", "source-serif-4"],
  ["O’Neil’s Sans", "oneils-sans"],
  ["Black & Blanc", "black-blanc"],
  ["Père Noël", "pere-noel"],
])("the title %s had a name that no font may have", (title, name) => {
  expect(slugOf(title)).toBe(name);
});

import { fontSubsets } from "../../../../build/check/rules/font-subsets.ts";
import { type ItemEdit, foundBy } from "../../../fixtures/found-by.ts";

const LATO = "fonts/lato.json";
const LOCAL: ItemEdit = [LATO, ["font", "provider"], "local"];
const at = (pointer: string, message: string) => ({ file: LATO, pointer, message });

const subsets = (...names: string[]): ItemEdit => [LATO, ["font", "subsets"], names];
const unsupported = (index: number, name: string, remedy = "") =>
  at(
    `/font/subsets/${index}`,
    `font.subsets[${index}] is "${name}", which next/font does not support; record it in meta.scripts instead${remedy}`,
  );

it("refuses others, with one that is near", () => {
  expect(foundBy(fontSubsets, [subsets("menu", "latin", "cyrilic")])).toEqual([
    unsupported(0, "menu"),
    unsupported(2, "cyrilic", '; did you mean "cyrillic"?'),
  ]);
});

it("a local font has any", () => {
  expect(foundBy(fontSubsets, [subsets("menu"), LOCAL])).toEqual([]);
});

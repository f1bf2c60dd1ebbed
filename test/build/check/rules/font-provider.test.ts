import { fontProvider } from "../../../../build/check/rules/font-provider.ts";
import { type ItemEdit, foundBy } from "../../../fixtures/found-by.ts";

const LATO = "fonts/lato.json";
const LOCAL: ItemEdit = [LATO, ["font", "provider"], "local"];
const at = (pointer: string, message: string) => ({ file: LATO, pointer, message });

const named = (name: string): ItemEdit[] => [
  [LATO, ["name"], name],
  [LATO, ["title"], "Acme Sans"],
];
const refused = (remedy: string) => [
  at(
    "/font/provider",
    `font.provider is "google", but Acme Sans is not a family of Google Fonts that this version knows${remedy}; for a font of your own write "local" and its files`,
  ),
];

it("refuses an invented one, with one that is near", () => {
  expect(foundBy(fontProvider, [])).toEqual([]);
  expect(foundBy(fontProvider, named("acme-invented-sans"))).toEqual(refused(""));
  expect(foundBy(fontProvider, named("robotto-slab"))).toEqual(
    refused('; did you mean "roboto-slab"?'),
  );
});

it("a local font may have any name", () => {
  expect(foundBy(fontProvider, [...named("acme-invented-sans"), LOCAL])).toEqual([]);
});

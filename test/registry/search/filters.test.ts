import { itemSearch } from "../../../registry/search/item-search.ts";
import type { SearchFilters } from "../../../registry/search/filters.ts";
import { dataOf, font, pairing } from "./small-registry.ts";

const search = itemSearch({
  ...dataOf([
    pairing("Porch — Lora + Inter + Inter", { languages: 0, features: ["tabular", "zero"] }),
    pairing("Shed — Inter + Lora + Inter", { languages: 1, features: ["tabular"] }),
    font("Lora", { weights: [400, 700] }),
    font("Inter", { weights: [100, 400, 700] }),
  ]),
  languageSets: [["en", "pl"], ["en"]],
});
const found = (filters: SearchFilters) =>
  search.find("", { type: "style", ...filters }).records.map(({ title }) => title.split(" — ")[0]);

it.each<[SearchFilters, string[]]>([
  [{ languages: "en" }, ["Porch", "Shed"]],
  [{ languages: "pl,en" }, ["Porch"]],
  [{ needs: "tabular" }, ["Porch", "Shed"]],
  [{ needs: "tabular,zero" }, ["Porch"]],
  // Of the text.
  [{ weights: "100,700" }, ["Porch"]],
  [{ weights: "400" }, ["Porch", "Shed"]],
  [{ weights: "400", languages: "pl", needs: "zero" }, ["Porch"]],
  [{ needs: "" }, ["Porch", "Shed"]],
])("%j asks for all values of a list", (filters, titles) => {
  expect(found(filters)).toEqual(titles);
});

it("a font is asked for its own weights", () => {
  const { records } = search.find("", { type: "font", weights: "100" });
  expect(records.map(({ name }) => name)).toEqual(["inter"]);
});

it.each<[SearchFilters, string[]]>([
  [{ needs: "tabular,kerning" }, ['The registry has no feature "kerning" (tabular, zero)']],
  [{ needs: "tabullar" }, ['The registry has no feature "tabullar"; did you mean "tabular"?']],
  [{ weights: "350" }, ['The registry has no weight "350" (100, 400, 700)']],
  [{ languages: "pl,cs" }, ['The registry has no language "cs" (en, pl)']],
  [{ font: "Lorra" }, ['The registry has no font "Lorra"; did you mean "Lora"?']],
  [{ font: "LORA", needs: "zero", type: "anything" }, []],
])("%j: what nothing here has is named", (filters, problems) => {
  expect(search.problemsOf(filters)).toEqual(problems);
});

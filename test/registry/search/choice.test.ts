import { itemSearch } from "../../../registry/search/item-search.ts";
import { dataOf, font, pairing } from "./small-registry.ts";

const useCases = ["cafe"];
const fits = pairing("Fits — Inter + Inter + Inter", { useCases, moods: ["warm"] });
const same = pairing("Same — Inter + Lora + Inter", { useCases, moods: ["warm"] });
const even = pairing("Even — Even + Inter + Inter", { useCases });
const bold = pairing("Bold — Bold + Inter + Inter", { useCases, moods: ["playful", "bold"] });
const calm = pairing("Calm — Calm + Inter + Inter", { useCases, moods: ["calm", "minimal"] });
const fonts = ["Inter", "Lora", "Even", "Bold", "Calm"].map((name) => font(name));

function chosen(...pairings: (typeof fits)[]) {
  const search = itemSearch(dataOf([...pairings, ...fonts]));
  const found = search.find("cafe warm", { type: "style" });
  return search.choose(found).map(({ record, attitude }) => [record.title.split(" ")[0], attitude]);
}

it("is the one that fits, a bolder and a safer one", () => {
  expect(chosen(fits, even, bold, calm)).toEqual([
    ["Fits", "fits"],
    ["Bold", "bolder"],
    ["Calm", "safer"],
  ]);
});

it("is filled with what comes next, with another heading face before the same", () => {
  expect(chosen(fits, same, even)).toEqual([
    ["Fits", "fits"],
    ["Even", "other"],
    ["Same", "other"],
  ]);
});

it("is what there is", () => {
  expect(chosen(fits)).toEqual([["Fits", "fits"]]);
  const search = itemSearch(dataOf(fonts));
  expect(search.choose(search.find("zeppelin"))).toEqual([]);
});

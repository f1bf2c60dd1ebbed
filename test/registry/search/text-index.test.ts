import {
  type MatchKind,
  nearPhrases,
  phraseIndexOf,
  textIndexOf,
  textMatches,
} from "../../../registry/search/text-index.ts";
import { dataOf, pairing } from "./small-registry.ts";

const ITEMS = [
  pairing("Harbour — Lora + Inter + Fira Code", { description: "For ferries and boats." }),
  pairing("Quay", { description: "A boat in a harbour with harbours around it." }),
  pairing("Plain", { moods: ["futuristic"], useCases: ["shop"] }),
];
const index = textIndexOf(dataOf(ITEMS));
const matching = (phrase: string, kind: MatchKind) =>
  [...textMatches(index, phrase, kind).keys()].map((id) => ITEMS[id]!.title.split(" ")[0]);

it.each<[string, string, MatchKind, string[]]>([
  ["a word of a description before one of a title", "harbour", "exact", ["Quay", "Harbour"]],
  ["in singular or plural", "boat", "exact", ["Harbour", "Quay"]],
  ["no font of the title, which has a meaning", "lora", "exact", []],
  ["a word of the definitions of its tags", "time", "exact", ["Plain"]],
  ["all words of a phrase", "boat around", "exact", ["Quay"]],
  ["no beginnings where the word has to be exact", "harb", "exact", []],
  ["beginnings", "harb", "beginning", ["Quay", "Harbour"]],
  ["no beginning of two letters", "ha", "beginning", []],
  ["no two wrong letters in five to nine", "harbuor", "typing error", []],
  ["one wrong letter in five to nine", "harbor", "typing error", ["Quay", "Harbour"]],
  ["no typing errors in four letters", "boet", "typing error", []],
])("finds %s: %s, %s", (_, phrase, kind, titles) => {
  expect(matching(phrase, kind)).toEqual(titles);
});

it("relevance is 1 for the first", () => {
  const [first, second] = [...textMatches(index, "harbour", "exact").values()];
  expect(first?.score).toBe(1);
  expect(second?.score).toBeLessThan(1);
});

it("a word completes phrases, and a wrong one is near to them", () => {
  const known = ["coffee shop", "sans serif", "serif"];
  const phrases = phraseIndexOf(new Map(known.map((phrase) => [phrase, []])));
  expect([...nearPhrases(phrases, "coff", "beginning").keys()]).toEqual(["coffee shop"]);
  expect([...nearPhrases(phrases, "serrif", "typing error").keys()]).toEqual([
    "serif",
    "sans serif",
  ]);
});

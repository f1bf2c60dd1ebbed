import { replacedBy } from "../../../../../build/check/rules/items/replaced.ts";
import { type ItemEdit, at, foundBy } from "../../../../fixtures/found-by.ts";

const PLAIN = "pairings/plain.json";
const by = (file: string, name: string): ItemEdit => [file, ["meta"], { replacedBy: name }];

it.each<[string, ItemEdit[]]>([
  ["a pairing by another", [by(PLAIN, "serif")]],
  [
    "a font by another, with the pairings that use it",
    [
      by("fonts/lato.json", "inter"),
      by("pairings/bare.json", "plain"),
      by("pairings/serif.json", "plain"),
    ],
  ],
])("accepts %s", (_, edits) => {
  expect(foundBy(replacedBy, edits)).toEqual([]);
});

it.each<[string, ItemEdit[], string, string]>([
  [
    "an item that is not there",
    [by(PLAIN, "serf")],
    PLAIN,
    'is "serf", which is not in this registry; did you mean "serif"?',
  ],
  ["an item of the other kind", [by(PLAIN, "inter")], PLAIN, "which is not in this registry"],
  ["the item itself", [by(PLAIN, "plain")], PLAIN, "the item itself; remove it"],
  [
    "an item that is replaced",
    [by(PLAIN, "serif"), by("pairings/serif.json", "bare")],
    PLAIN,
    'is "serif", which is replaced itself; write "bare"',
  ],
])("refuses %s", (_, edits, file, words) => {
  expect(foundBy(replacedBy, edits)).toEqual([at(file, "/meta/replacedBy", words)]);
});

it("refuses a pairing that goes on using a replaced font", () => {
  expect(foundBy(replacedBy, [by("fonts/inter.json", "lato")])).toContainEqual(
    at(PLAIN, "/registryDependencies/0", 'installs the font "inter", which is replaced'),
  );
});

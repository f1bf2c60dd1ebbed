import { fontTags } from "../../../registry/search/font-tags.ts";
import { font, pairing } from "./small-registry.ts";

const tags = fontTags([
  pairing("One — Lora + Inter + Inter", { moods: ["warm", "calm"], useCases: ["cafe"] }),
  pairing("Two — Lora + Inter + Inter", { moods: ["warm"], useCases: ["shop"] }),
  font("Lora", { categories: ["serif"] }),
  font("Inter"),
  font("Other Serif", { categories: ["serif"] }),
  font("Script", { categories: ["handwriting"] }),
]);

it.each([
  [
    "lora",
    "of the pairings that it leads, the most frequent first",
    ["warm", "calm"],
    ["cafe", "shop"],
  ],
  ["inter", "else of those whose text it sets", ["warm", "calm"], ["cafe", "shop"]],
  ["other-serif", "else of those that fonts of its class lead", ["warm", "calm"], ["cafe", "shop"]],
  ["script", "and none where there are none", [], []],
])("%s has moods and uses %s", (name, _, moods, useCases) => {
  expect(tags.get(name)).toEqual({ moods, useCases });
});

import { stemsOf, wordsOfText } from "../../../registry/search/words.ts";

it.each([
  ["in lower case", "BLOG Elegant", ["blog", "elegant"]],
  ["without accents", "Résumé Crèche São", ["resume", "creche", "sao"]],
  ["split at spaces, hyphens and punctuation", "sans-serif, (warm)!", ["sans", "serif", "warm"]],
  ["an apostrophe joins", "Children’s book's", ["childrens", "books"]],
  ["figures are words", "IBM Plex 2, 70s", ["ibm", "plex", "2", "70s"]],
  ["letters of any script, with their marks", "हिन्दी 日本語 한국어", ["हिन्दी", "日本語", "한국어"]],
  ["none in punctuation alone", " ?! … — ", []],
  ["nor in nothing", "", []],
])("a text is words: %s: %j", (_, text, words) => {
  expect(wordsOfText(text)).toEqual(words);
});

describe("plural and singular have one stem", () => {
  it.each([
    "canvas",
    "christmas",
    "lens",
    "news",
    "sans",
    "glass",
    "campus",
    "tennis",
    "gas",
    "bus",
  ])("%s is no plural", (word) => {
    expect(stemsOf(word)).toEqual([word]);
  });

  it.each([
    ["shops", "shop"],
    ["churches", "church"],
    ["brushes", "brush"],
    ["boxes", "box"],
    ["businesses", "business"],
    ["bakeries", "bakery"],
    ["magazines", "magazine"],
    ["cookies", "cookie"],
    ["pies", "pie"],
    ["cities", "city"],
    ["glasses", "glass"],
    ["dishes", "dish"],
    ["wines", "wine"],
    ["orchestras", "orchestra"],
  ])("%s becomes %s", (plural, stem) => {
    expect(stemsOf(plural)).toEqual([stem]);
  });
});

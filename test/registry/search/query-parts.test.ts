import { meaningsOf } from "../../../registry/search/meanings.ts";
import { queryParts } from "../../../registry/search/query-parts.ts";
import { dataOf, font } from "./small-registry.ts";

const meanings = meaningsOf(
  dataOf([
    font("Lora"),
    font("Inter"),
    font("Text Me One"),
    font("Great Vibes"),
    font("Quicksand"),
  ]),
);
const partsOf = (query: string) =>
  queryParts(query, meanings).map(({ phrase, role }) => (role ? `${phrase}@${role}` : phrase));

it.each([
  ["coffee shop", ["coffee shop"]],
  ["Coffee Shops in Berlin", ["coffee shop", "berlin"]],
  ["shop coffee", ["shop", "coffee"]],
  ["sans-serif cafe", ["sans serif", "cafe"]],
  ["Space Age bakery", ["space age", "bakery"]],
  ["quick sand", ["quicksand"]],
  ["zeppelin", ["zeppelin"]],
  ["", []],
  ["!?", []],
])("a query is its longest phrases that mean something, and words: %j", (query, parts) => {
  expect(partsOf(query)).toEqual(parts);
});

it("what follows a negation is not wanted, with fillers between", () => {
  const unwanted = (query: string) =>
    queryParts(query, meanings).flatMap(({ phrase, isUnwanted }) => (isUnwanted ? [phrase] : []));
  expect(unwanted("Lora, not Inter")).toEqual(["inter"]);
  expect(unwanted("bakery without being the Quick Sand kind")).toEqual(["quicksand"]);
  expect(unwanted("not Inter but Lora")).toEqual(["inter"]);
  expect(unwanted("text me one")).toEqual([]);
  expect(unwanted("warm, not Lora or Inter")).toEqual(["lora", "inter"]);
  expect(unwanted("warm but not Lora or Inter")).toEqual(["lora", "inter"]);
  expect(unwanted("Lora or Inter")).toEqual([]);
  expect(unwanted("warmer than Inter, more than warm")).toEqual(["inter"]);
  expect(unwanted("bakery, not futuristic sans-serif")).toEqual(["futuristic"]);
  expect(unwanted("bakery, not sans-serif")).toEqual(["sans serif"]);
  expect(unwanted("warm but not futuristic bakery")).toEqual(["futuristic"]);
});

it("a phrase has five words at most", () => {
  const long = meaningsOf(dataOf([font("One Two Three Four Five Six")]));
  const phrases = (query: string) => queryParts(query, long).map(({ phrase }) => phrase);
  expect(phrases("one two three four five")).toEqual(["one two three four five"]);
  expect(phrases("one two three four five six")).toEqual(["one two three four five", "six"]);
  expect(phrases("red one two three four blue")).toEqual(["red", "one two three four", "blue"]);
});

it.each([
  ["around what is wanted", "best fonts for a coffee shop", ["coffee shop"]],
  ["in a question", "which Google Fonts go with Lora?", ["lora"]],
  ["of what every item installs in", "coffee shop in Next.js, Tailwind", ["coffee shop"]],
  ["beside a typeface", "free alternative to Inter", ["inter"]],
  ["unless there is nothing else", "best font", ["best", "font"]],
  ["except within a phrase that means something", "great vibes font", ["great vibe"]],
])("fillers do not count: %s: %s", (_, query, parts) => {
  expect(partsOf(query)).toEqual(parts);
});

it.each([
  ["after it", "serif headings", ["serif@heading"]],
  ["before it", "headline serif", ["serif@heading"]],
  ["of the text", "sans-serif body", ["sans serif@body"]],
  ["with fillers between", "Lora for headings and Inter for body", ["lora@heading", "inter@body"]],
  ["one of two", "Lora headings Inter", ["lora@heading", "inter"]],
  ["each of two", "Lora headings, Inter text", ["lora@heading", "inter@body"]],
  ["each of two, role first", "heading: Lora, body: Inter", ["lora@heading", "inter@body"]],
  ["the same in two roles", "serif headings serif body", ["serif@heading", "serif@body"]],
  ["but no mood, and is a filler beside one", "warm headings", ["warm"]],
  ["nor another role word, though a family begins with it", "body text", ["body", "text"]],
])("a role word narrows the font or category beside it: %s: %s", (_, query, parts) => {
  expect(partsOf(query)).toEqual(parts);
});

it("each part once", () => {
  expect(partsOf("warm Lora, warm lora")).toEqual(["warm", "lora"]);
});

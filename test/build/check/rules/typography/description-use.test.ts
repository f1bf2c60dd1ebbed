import { TO_DO } from "../../../../../build/check/rules/to-do.ts";
import { descriptionUse } from "../../../../../build/check/rules/typography/description-use.ts";
import { REMOVED } from "../../../../fixtures/edited.ts";
import { PLAIN_ALONE, type ItemEdit, foundBy } from "../../../../fixtures/found-by.ts";

const PLAIN = "pairings/plain.json";

const VOCABULARIES = new Map([
  [
    "use-cases" as const,
    new Map([
      ["blog", { definition: "Posts.", synonyms: ["web diary", "journals"] }],
      ["coffee-shop", { definition: "Coffee." }],
    ]),
  ],
]);

const foundIn = (description: string, useCase: unknown = ["blog", "coffee-shop"]) => {
  const edits: ItemEdit[] = [
    [PLAIN, ["description"], description],
    [PLAIN, ["meta", "useCase"], useCase],
  ];
  return foundBy(descriptionUse, [...PLAIN_ALONE, ...edits], { vocabularies: VOCABULARIES });
};
const unnamed = (tags: string) => [
  {
    file: PLAIN,
    pointer: "/description",
    message: `description begins with a sentence that names none of its use cases (${tags}); say there what the pairing is for`,
  },
];

it.each([
  "For a blog.",
  "BLOGS",
  "A web diary, and more. Inter.",
  "Web diaries",
  "A journal!",
  "The coffee-shop at the corner? Inter.",
  "Coffee shops",
  "Inter v1.5 for a blog.",
  "Inter!important for a blog.",
])("the first sentence names a use case: %s", (description) => {
  expect(foundIn(description)).toEqual([]);
});

it.each([
  "Inter. For a blog.",
  "Inter! For a blog.",
  "Inter? For a blog.",
  "A blogger.",
  "A weblog.",
  "A web of diaries.",
  "A shop with coffee.",
  "",
])("the first sentence names no use case: %j", (description) => {
  expect(foundIn(description)).toEqual(unnamed("blog, coffee-shop"));
});

it.each([
  [["blog"], "Coffee shops", "blog"],
  [["to-do", "blog"], "Inter.", "blog"],
  [["unknown"], "An unknown one.", "unknown"],
])("only use cases of the pairing count: %j", (useCase, description, tags) => {
  expect(foundIn(description, useCase)).toEqual(unnamed(tags));
});

it.each([[REMOVED], [[]], [["to-do"]]])("without use cases none is to be named", (useCase) => {
  expect(foundIn("Inter.", useCase)).toEqual([]);
});

it("a pairing that states nothing besides its fonts has no use cases", () => {
  const found = foundBy(descriptionUse, [[PLAIN, ["meta"], REMOVED]]);
  expect(found).toEqual([]);
});

it("a description that is still to be written is reported as such alone", () => {
  expect(foundIn(`${TO_DO} say what it is for.`)).toEqual([]);
  expect(foundIn(`Inter. ${TO_DO}`)).toHaveLength(1);
});

it("with an invalid vocabulary of use cases nothing is known", () => {
  const edits: ItemEdit[] = [[PLAIN, ["description"], "Inter."]];
  expect(foundBy(descriptionUse, edits, { vocabularies: new Map() })).toEqual([]);
});

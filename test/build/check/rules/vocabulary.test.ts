import { moodAsCategory } from "../../../../build/check/rules/mood-as-category.ts";
import { vocabulary } from "../../../../build/check/rules/vocabulary.ts";
import type { Vocabulary, VocabularyName } from "../../../../registry/model/vocabulary.ts";
import { REMOVED } from "../../../fixtures/edited.ts";
import { type ItemEdit, PLAIN_ALONE, foundBy } from "../../../fixtures/found-by.ts";

const PLAIN = "pairings/plain.json";

const OWN = new Map<VocabularyName, Vocabulary>([
  ["moods", new Map([["calm", { definition: "Calm.", synonyms: ["at ease"] }]])],
  ["use-cases", new Map([["blog", { definition: "Posts.", synonyms: ["web diary"] }]])],
  ["categories", new Map([["serif", { definition: "Serifs." }]])],
]);
const without = (name: VocabularyName) => new Map([...OWN].filter(([other]) => other !== name));

/** A pairing with tags of the vocabulary, then with the edits. */
const tagged = (...edits: ItemEdit[]): ItemEdit[] => [
  ...PLAIN_ALONE,
  [PLAIN, ["meta"], { mood: ["calm"], useCase: ["blog"] }],
  [PLAIN, ["categories"], ["serif"]],
  ...edits,
];
const foundIn = (edit: ItemEdit, vocabularies = OWN) =>
  foundBy(vocabulary, tagged(edit), { vocabularies });

const unknown = (path: string, tag: string, name: VocabularyName, remedy = "") => [
  {
    file: PLAIN,
    pointer: `/${path.replace(".", "/").replace("[", "/").replace("]", "")}`,
    message: `${path} is "${tag}", which is not in the vocabulary; choose another tag, or define it in vocabulary/${name}.json${remedy}`,
  },
];

it.each<[string, ItemEdit]>([
  ["tags of the vocabulary", [PLAIN, ["categories"], ["serif"]]],
  ["no tags", [PLAIN, ["meta"], REMOVED]],
  ["no moods and no use cases", [PLAIN, ["meta"], {}]],
  ["a mood that is to be chosen", [PLAIN, ["meta", "mood"], ["to-do"]]],
  ["a category that is a mood, which another rule reports", [PLAIN, ["categories"], ["calm"]]],
])("accepts %s", (_, edit) => {
  expect(foundIn(edit)).toEqual([]);
});

it.each<[string, ItemEdit, ReturnType<typeof unknown>]>([
  [
    "a mood",
    [PLAIN, ["meta", "mood"], ["calm", "stormy"]],
    unknown("meta.mood[1]", "stormy", "moods"),
  ],
  [
    "a mood that is a category",
    [PLAIN, ["meta", "mood"], ["serif"]],
    unknown("meta.mood[0]", "serif", "moods"),
  ],
  [
    "a use case",
    [PLAIN, ["meta", "useCase"], ["tea-house"]],
    unknown("meta.useCase[0]", "tea-house", "use-cases"),
  ],
  [
    "a use case that is a mood",
    [PLAIN, ["meta", "useCase"], ["calm"]],
    unknown("meta.useCase[0]", "calm", "use-cases"),
  ],
  [
    "a category, with one that is spelled alike",
    [PLAIN, ["categories"], ["serif", "serfi-like", "seri"]],
    [
      ...unknown("categories[1]", "serfi-like", "categories"),
      ...unknown("categories[2]", "seri", "categories", '; did you mean "serif"?'),
    ],
  ],
  [
    "a synonym of a mood",
    [PLAIN, ["meta", "mood"], ["at-ease"]],
    unknown("meta.mood[0]", "at-ease", "moods", '; "calm" means the same here'),
  ],
  [
    "a synonym of a use case",
    [PLAIN, ["meta", "useCase"], ["blog", "web-diary"]],
    unknown("meta.useCase[1]", "web-diary", "use-cases", '; "blog" means the same here'),
  ],
])("refuses %s that is not defined", (_, edit, found) => {
  expect(foundIn(edit)).toEqual(found);
});

it("with an invalid vocabulary its own tags are not compared", () => {
  const edit: ItemEdit = [PLAIN, ["meta"], { mood: ["stormy"], useCase: ["tea-house"] }];
  expect(foundIn(edit, without("moods"))).toEqual(
    unknown("meta.useCase[0]", "tea-house", "use-cases"),
  );
  expect(foundIn(edit, without("use-cases"))).toEqual(unknown("meta.mood[0]", "stormy", "moods"));
  expect(foundIn([PLAIN, ["categories"], ["calm"]], without("moods"))).toEqual(
    unknown("categories[0]", "calm", "categories"),
  );
});

describe("mood-as-category: a mood is not among the categories", () => {
  const categories = (...tags: string[]): ItemEdit[] =>
    tagged([PLAIN, ["categories"], tags], [PLAIN, ["meta", "mood"], tags]);
  const isMood = {
    file: PLAIN,
    pointer: "/categories/1",
    message: 'categories[1] is "calm", which is a mood; move it to meta.mood',
  };

  it("reports a mood where it stands", () => {
    const edits = categories("serif", "calm", "unknown");
    expect(foundBy(moodAsCategory, edits, { vocabularies: OWN })).toEqual([isMood]);
    const vocabularies = without("categories");
    expect(foundBy(moodAsCategory, edits, { vocabularies })).toEqual([isMood]);
  });

  it("accepts a tag that the registry defines as both, or whose moods are invalid", () => {
    const both = new Map([...OWN, ["categories" as const, OWN.get("moods")!]]);
    expect(foundBy(moodAsCategory, categories("calm"), { vocabularies: both })).toEqual([]);
    const vocabularies = without("moods");
    expect(foundBy(moodAsCategory, categories("calm"), { vocabularies })).toEqual([]);
  });
});

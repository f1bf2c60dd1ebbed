import {
  TO_DO,
  moodAsCategory,
  structuralCategories,
  toDo,
  vocabulary,
} from "../../../../../build/check/rules/items/tags.ts";
import type { Vocabulary, VocabularyName } from "../../../../../registry/model/vocabulary.ts";
import { REMOVED } from "../../../../fixtures/edited.ts";
import { type ItemEdit, PLAIN_ALONE, messagesOf } from "../../../../fixtures/found-by.ts";

describe("structural-categories", () => {
  const PLAIN = "pairings/plain.json";
  const categories = (...tags: string[]): ItemEdit => [PLAIN, ["categories"], tags];
  const problem = (message: string) => `${PLAIN}: ${message}`;
  const foundIn = (...edits: ItemEdit[]) =>
    messagesOf(structuralCategories, [...PLAIN_ALONE, ...edits]);

  it("a pairing has the categories that its fonts decide, and others of the author's", () => {
    expect(messagesOf(structuralCategories, [])).toEqual([]);
    expect(foundIn(categories("brutalist", "superfamily", "variable", "sans-serif"))).toEqual([]);
  });

  it("lists those that are missing, and those that the fonts contradict", () => {
    expect(foundIn(categories("brutalist", "serif", "variable", "handwriting"))).toEqual([
      problem(
        `categories[3] is "handwriting", which requires that the heading's font is handwriting; remove it`,
      ),
      problem('categories lacks "sans-serif": heading or text is a sans serif; add it'),
      problem(
        'categories[1] is "serif", which requires that heading or text is a serif; remove it',
      ),
      problem('categories lacks "superfamily": heading and text are of one family; add it'),
    ]);
  });

  it("a style is decided where a font of the registry states it", () => {
    const geometric = categories("sans-serif", "superfamily", "variable", "geometric");
    const stated: ItemEdit = ["fonts/lato.json", ["categories"], ["sans-serif", "geometric"]];
    expect(foundIn(geometric)).toEqual([]);
    expect(foundIn(geometric, stated)).toEqual([
      problem(
        'categories[3] is "geometric", which requires that a font of heading or text has the category "geometric"; remove it',
      ),
    ]);
  });

  it("without a valid font nothing is decided", () => {
    expect(foundIn(categories("serif"), ["fonts/inter.json", [], REMOVED])).toEqual([]);
  });
});

describe("to-do", () => {
  const PLAIN = "pairings/plain.json";
  const mood = (...tags: string[]): ItemEdit => [PLAIN, ["meta", "mood"], tags];
  const useCase = (...tags: string[]): ItemEdit => [PLAIN, ["meta", "useCase"], tags];

  const DESCRIPTION = `${PLAIN}: description is still to be written; it says what belongs there`;
  const toChoose = (field: string, index: number, kind: string) =>
    `${PLAIN}: meta.${field}[${index}] is still to be chosen; write ${kind} of the vocabulary, the strongest first`;

  it.each<[string, ItemEdit[], string[]]>([
    ["what is written", [], []],
    [
      "a description to write",
      [[PLAIN, ["description"], `${TO_DO} why these fonts`]],
      [DESCRIPTION],
    ],
    ["a description that ends so", [[PLAIN, ["description"], `why these fonts ${TO_DO}`]], []],
    ["a mood to choose", [mood("to-do")], [toChoose("mood", 0, "moods")]],
    ["a second mood to choose", [mood("calm", "to-do")], [toChoose("mood", 1, "moods")]],
    ["a use case to choose", [useCase("to-do", "blog")], [toChoose("useCase", 0, "use cases")]],
    ["another tag", [mood("todo"), useCase()], []],
    ["no tags", [[PLAIN, ["meta"], REMOVED]], []],
    [
      "everything",
      [[PLAIN, ["description"], TO_DO], mood("to-do"), useCase("to-do")],
      [DESCRIPTION, toChoose("mood", 0, "moods"), toChoose("useCase", 0, "use cases")],
    ],
  ])("%s", (_, edits, found) => {
    expect(messagesOf(toDo, edits)).toEqual(found);
  });
});

describe("vocabulary", () => {
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
    messagesOf(vocabulary, tagged(edit), { vocabularies });

  const unknown = (path: string, tag: string, name: VocabularyName, remedy = "") => [
    `${PLAIN}: ${path} is "${tag}", which is not in the vocabulary; choose another tag, or define it in vocabulary/${name}.json${remedy}`,
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

  it.each<[string, ItemEdit, string[]]>([
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
    const isMood = `${PLAIN}: categories[1] is "calm", which is a mood; move it to meta.mood`;

    it("reports a mood where it stands", () => {
      const edits = categories("serif", "calm", "unknown");
      expect(messagesOf(moodAsCategory, edits, { vocabularies: OWN })).toEqual([isMood]);
      const vocabularies = without("categories");
      expect(messagesOf(moodAsCategory, edits, { vocabularies })).toEqual([isMood]);
    });

    it("accepts a tag that the registry defines as both, or whose moods are invalid", () => {
      const both = new Map([...OWN, ["categories" as const, OWN.get("moods")!]]);
      expect(messagesOf(moodAsCategory, categories("calm"), { vocabularies: both })).toEqual([]);
      const vocabularies = without("moods");
      expect(messagesOf(moodAsCategory, categories("calm"), { vocabularies })).toEqual([]);
    });
  });
});

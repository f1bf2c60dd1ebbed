import {
  TO_DO,
  structuralCategories,
  toDo,
  vocabulary,
} from "../../../../../build/check/rules/items/tags.ts";
import type { Vocabulary, VocabularyName } from "../../../../../registry/model/vocabulary.ts";
import { REMOVED } from "../../../../fixtures/edited.ts";
import {
  type ItemEdit,
  INTER,
  LATO,
  PLAIN,
  PLAIN_ALONE,
  at,
  foundBy,
  itFinds,
  put,
} from "../../../../fixtures/found-by.ts";

const categories = (...tags: string[]) => put(PLAIN, "/categories", tags);
const mood = (...tags: string[]) => put(PLAIN, "/meta/mood", tags);
const useCase = (...tags: string[]) => put(PLAIN, "/meta/useCase", tags);

describe("structural-categories", () => {
  const wrong = (index: number, tag: string, reason: string) =>
    at(PLAIN, `/categories/${index}`, `is "${tag}"`, reason, "remove it");
  const missing = (tag: string, reason: string) =>
    at(PLAIN, "/categories", `lacks "${tag}": ${reason}; add it`);
  const foundIn = (...edits: ItemEdit[]) =>
    foundBy(structuralCategories, [...PLAIN_ALONE, ...edits]);

  it("a pairing has the categories that its fonts decide, and others of the author's", () => {
    expect(foundBy(structuralCategories, [])).toEqual([]);
    expect(foundIn(categories("brutalist", "superfamily", "variable", "sans-serif"))).toEqual([]);
  });

  it("lists those that are missing, and those that the fonts contradict", () => {
    expect(foundIn(categories("brutalist", "serif", "variable", "handwriting"))).toEqual([
      wrong(3, "handwriting", "the heading's font is handwriting"),
      missing("sans-serif", "heading or text is a sans serif"),
      wrong(1, "serif", "heading or text is a serif"),
      missing("superfamily", "heading and text are of one family"),
    ]);
  });

  it("a style is decided where a font of the registry states it", () => {
    const geometric = categories("sans-serif", "superfamily", "variable", "geometric");
    const stated = put(LATO, "/categories", ["sans-serif", "geometric"]);
    expect(foundIn(geometric)).toEqual([]);
    expect(foundIn(geometric, stated)).toEqual([
      wrong(3, "geometric", "a font of heading or text has the category"),
    ]);
  });

  it("without a valid font nothing is decided", () => {
    expect(foundIn(categories("serif"), put(INTER, "", REMOVED))).toEqual([]);
  });
});

describe("to-do", () => {
  const description = (text: string) => put(PLAIN, "/description", text);

  const DESCRIPTION = at(PLAIN, "/description", "still to be written; replace this TODO");
  const toChoose = (field: string, index: number, kind: string) =>
    at(PLAIN, `/meta/${field}/${index}`, `write ${kind} of the vocabulary, the strongest first`);

  itFinds(toDo, "%s", [
    ["what is written", []],
    ["a description to write", [description(`${TO_DO} why these fonts`)], DESCRIPTION],
    ["a description that ends so", [description(`why these fonts ${TO_DO}`)]],
    ["a mood to choose", [mood("to-do")], toChoose("mood", 0, "moods")],
    ["a second mood to choose", [mood("calm", "to-do")], toChoose("mood", 1, "moods")],
    ["a use case to choose", [useCase("to-do", "blog")], toChoose("useCase", 0, "use cases")],
    ["another tag", [mood("todo"), useCase()]],
    ["no tags", [put(PLAIN, "/meta", REMOVED)]],
    [
      "everything",
      [description(TO_DO), mood("to-do"), useCase("to-do")],
      DESCRIPTION,
      toChoose("mood", 0, "moods"),
      toChoose("useCase", 0, "use cases"),
    ],
  ]);
});

describe("vocabulary", () => {
  const OWN = new Map<VocabularyName, Vocabulary>([
    ["moods", new Map([["calm", { definition: "Calm.", synonyms: ["at ease"] }]])],
    ["use-cases", new Map([["blog", { definition: "Posts.", synonyms: ["web diary"] }]])],
    ["categories", new Map([["serif", { definition: "Serifs." }]])],
  ]);
  const without = (name: VocabularyName) => new Map([...OWN].filter(([other]) => other !== name));

  /** A pairing with tags of the vocabulary, then with the edits. */
  const tagged = (...edits: ItemEdit[]): ItemEdit[] => [
    ...PLAIN_ALONE,
    put(PLAIN, "/meta", { mood: ["calm"], useCase: ["blog"] }),
    put(PLAIN, "/categories", ["serif"]),
    ...edits,
  ];
  const foundIn = (edit: ItemEdit, vocabularies = OWN) =>
    foundBy(vocabulary, tagged(edit), { vocabularies });

  const unknown = (pointer: string, tag: string, name: VocabularyName, remedy = "") =>
    at(PLAIN, pointer, `is "${tag}"`, `define it in vocabulary/${name}.json${remedy}`);

  it.each<[string, ItemEdit]>([
    ["tags of the vocabulary", put(PLAIN, "/categories", ["serif"])],
    ["no tags", put(PLAIN, "/meta", REMOVED)],
    ["no moods and no use cases", put(PLAIN, "/meta", {})],
    ["a mood that is to be chosen", put(PLAIN, "/meta/mood", ["to-do"])],
    ["a category that is a mood", put(PLAIN, "/categories", ["calm"])],
  ])("accepts %s", (_, edit) => {
    expect(foundIn(edit)).toEqual([]);
  });

  const sameAs = (tag: string) => `; "${tag}" means the same here`;
  const unknownMood = (index: number, tag: string, remedy = "") =>
    unknown(`/meta/mood/${index}`, tag, "moods", remedy);
  const unknownUseCase = (index: number, tag: string, remedy = "") =>
    unknown(`/meta/useCase/${index}`, tag, "use-cases", remedy);

  it.each<[string, ItemEdit, ...object[]]>([
    ["a mood", mood("calm", "stormy"), unknownMood(1, "stormy")],
    ["a mood that is a category", mood("serif"), unknownMood(0, "serif")],
    ["a use case", useCase("tea-house"), unknownUseCase(0, "tea-house")],
    ["a use case that is a mood", useCase("calm"), unknownUseCase(0, "calm")],
    [
      "a category, with one that is spelled alike",
      categories("serif", "serfi-like", "seri"),
      unknown("/categories/1", "serfi-like", "categories"),
      unknown("/categories/2", "seri", "categories", '; did you mean "serif"?'),
    ],
    ["a synonym of a mood", mood("at-ease"), unknownMood(0, "at-ease", sameAs("calm"))],
    ["a synonym of a use", useCase("web-diary"), unknownUseCase(0, "web-diary", sameAs("blog"))],
  ])("refuses %s that is not defined", (_, edit, ...found) => {
    expect(foundIn(edit)).toEqual(found);
  });

  it("with an invalid vocabulary its own tags are not compared", () => {
    const edit = put(PLAIN, "/meta", { mood: ["stormy"], useCase: ["tea-house"] });
    expect(foundIn(edit, without("moods"))).toEqual([unknownUseCase(0, "tea-house")]);
    expect(foundIn(edit, without("use-cases"))).toEqual([unknownMood(0, "stormy")]);
    const category = unknown("/categories/0", "calm", "categories");
    expect(foundIn(categories("calm"), without("moods"))).toEqual([category]);
  });
});

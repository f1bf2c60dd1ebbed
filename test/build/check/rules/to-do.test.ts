import { TO_DO, toDo } from "../../../../build/check/rules/to-do.ts";
import { REMOVED } from "../../../fixtures/edited.ts";
import { type ItemEdit, foundBy } from "../../../fixtures/found-by.ts";

const PLAIN = "pairings/plain.json";
const mood = (...tags: string[]): ItemEdit => [PLAIN, ["meta", "mood"], tags];
const useCase = (...tags: string[]): ItemEdit => [PLAIN, ["meta", "useCase"], tags];

const DESCRIPTION = {
  file: PLAIN,
  pointer: "/description",
  message: "description is still to be written; it says what belongs there",
};
const toChoose = (field: string, index: number, kind: string) => ({
  file: PLAIN,
  pointer: `/meta/${field}/${index}`,
  message: `meta.${field}[${index}] is still to be chosen; write ${kind} of the vocabulary, the strongest first`,
});

it.each<[string, ItemEdit[], ReturnType<typeof toChoose>[]]>([
  ["what is written", [], []],
  ["a description to write", [[PLAIN, ["description"], `${TO_DO} why these fonts`]], [DESCRIPTION]],
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
  expect(foundBy(toDo, edits)).toEqual(found);
});

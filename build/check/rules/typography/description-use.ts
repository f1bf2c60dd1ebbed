import { stemsOf } from "../../../../registry/search/words.ts";
import { finding } from "../../problem.ts";
import type { Rule } from "../rule.ts";
import { TO_DO, TO_DO_TAG } from "../to-do.ts";

/** A list shows the beginning alone, so the first sentence has to say what the pairing is for. */
export const descriptionUse: Rule = {
  name: "description-use",
  severity: "warning",
  summary: "the first sentence of the description names a use case, by its tag or a synonym",
  checkRegistry: ({ pairings, vocabularies }) => {
    const useCases = vocabularies.get("use-cases");
    if (useCases === undefined) return [];
    const phrasesOf = new Map(
      [...useCases].map(([tag, { synonyms = [] }]) => [
        tag,
        [tag, ...synonyms].map((phrase) => ` ${stemsOf(phrase).join(" ")} `),
      ]),
    );
    return pairings.flatMap((pairing) => {
      const { description, meta } = pairing.item;
      const tags = (meta?.useCase ?? []).filter((tag) => tag !== TO_DO_TAG);
      const [firstSentence = ""] = description.split(/(?<=[.!?]) /u, 1);
      const words = ` ${stemsOf(firstSentence).join(" ")} `;
      const isNamed = tags.some((tag) =>
        phrasesOf.get(tag)?.some((phrase) => words.includes(phrase)),
      );
      // The rule `to-do` reports it.
      const isToDo = description.startsWith(TO_DO);
      if (isNamed || tags.length === 0 || isToDo) return [];
      const predicate = `begins with a sentence that names none of its use cases (${tags.join(", ")}); say there what the pairing is for`;
      return [finding(pairing, ["description"], predicate)];
    });
  },
};

import { finding } from "../problem.ts";
import type { Rule } from "./rule.ts";

/** How a text begins that `new pairing` leaves to a person. */
export const TO_DO = "TODO:";

/** The tag in the place of those that a person chooses. */
export const TO_DO_TAG = "to-do";

export const toDo: Rule = {
  name: "to-do",
  severity: "error",
  summary: "what `new pairing` has left to be written is written",
  checkPairing: (pairing) => {
    const { description, meta } = pairing.item;
    const tags = [
      { path: ["meta", "mood"], tags: meta?.mood, kind: "moods" },
      { path: ["meta", "useCase"], tags: meta?.useCase, kind: "use cases" },
    ];
    return [
      ...(description.startsWith(TO_DO)
        ? [finding(pairing, ["description"], "is still to be written; it says what belongs there")]
        : []),
      ...tags.flatMap(({ path, tags: chosen = [], kind }) => {
        const index = chosen.indexOf(TO_DO_TAG);
        if (index === -1) return [];
        const predicate = `is still to be chosen; write ${kind} of the vocabulary, the strongest first`;
        return [finding(pairing, [...path, index], predicate)];
      }),
    ];
  },
};

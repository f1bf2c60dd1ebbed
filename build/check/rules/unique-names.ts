import { type Finding, finding } from "../problem.ts";
import type { Rule } from "./rule.ts";

/** Every item after the first of its name is reported. */
export const uniqueNames: Rule = {
  name: "unique-names",
  severity: "error",
  summary: "no duplicate names",
  checkRegistry: ({ pairings, fonts }) => {
    const firstWith = new Map<string, string>();
    return [...pairings, ...fonts].flatMap((loaded): Finding[] => {
      const { name } = loaded.item;
      const first = firstWith.get(name);
      if (first === undefined) {
        firstWith.set(name, loaded.file);
        return [];
      }
      return [finding(loaded, ["name"], `is "${name}", a duplicate of ${first}; choose another`)];
    });
  },
};

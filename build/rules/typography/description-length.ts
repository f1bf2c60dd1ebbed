import { finding } from "../../problem.ts";
import type { Rule } from "../rule.ts";

const FEWEST = 120;
const MOST = 480;

/** Long enough for the reasons; short enough for a list. */
export const descriptionLength: Rule = {
  name: "description-length",
  severity: "warning",
  summary: "120 to 480 characters: why these fonts, where to use them, what to watch for",
  checkPairing: (pairing) => {
    const { length } = pairing.item.description;
    if (length >= FEWEST && length <= MOST) return [];
    const predicate = `has ${length} characters; write ${FEWEST} to ${MOST}: why these fonts, where to use them, what to watch for`;
    return [finding(pairing, ["description"], predicate)];
  },
};

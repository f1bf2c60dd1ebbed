import { finding } from "../../problem.ts";
import type { Rule } from "../rule.ts";

/** Long enough for the reasons; short enough for a list. */
export const descriptionLength: Rule<{ min: number; max: number }> = {
  name: "description-length",
  severity: "warning",
  summary: "120 to 480 characters: why these fonts, where to use them, what to watch for",
  bounds: { min: 120, max: 480 },
  checkPairing: (pairing, { min, max }) => {
    const { length } = pairing.item.description;
    if (length >= min && length <= max) return [];
    const predicate = `has ${length} characters; write ${min} to ${max}: why these fonts, where to use them, what to watch for`;
    return [finding(pairing, ["description"], predicate)];
  },
};

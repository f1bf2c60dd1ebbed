import { finding } from "../../problem.ts";
import type { Rule } from "../rule.ts";

/** A number with a unit of size, or a share: `20 pixels`, `1.5rem`, `30 %`; of a longer one, its end. */
const FIGURE =
  /\d[\d.]{0,9}[ \u00a0\u202f]?(?:px|pixels?|rem|em|pt|points?|%|per ?cent)(?![\p{L}\p{N}])/u;

/** Sizes can be overridden, and the description is published with them. */
export const descriptionFigures: Rule = {
  name: "description-figures",
  severity: "warning",
  summary: "the description states no sizes or shares in figures, which an override makes false",
  checkPairing: (pairing) => {
    const figure = FIGURE.exec(pairing.item.description)?.[0];
    if (figure === undefined) return [];
    const predicate = `contains "${figure}", which is false as soon as a size is overridden; say it without a figure`;
    return [finding(pairing, ["description"], predicate)];
  },
};

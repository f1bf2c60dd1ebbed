import { scriptsOf } from "../../../../registry/faces/scripts.ts";
import { finding } from "../../problem.ts";
import type { Rule } from "../rule.ts";

/** Without them browsers slant the upright letters, which is visible in Latin text. */
export const descriptionItalics: Rule = {
  name: "description-italics",
  severity: "warning",
  summary:
    "a text font without italics is mentioned in the description, if the preview is in Latin",
  checkPairingWithFonts: (pairing) => {
    const { item, body } = pairing;
    const isLatin = scriptsOf(item.meta?.preview ?? "Latin").some(
      ({ script }) => script === "Latin",
    );
    const hasItalics = body.meta?.styles?.includes("italic") ?? true;
    if (!isLatin || hasItalics || /italic/i.test(item.description)) return [];
    const predicate = `does not say that ${body.title} has no italics; say so, and how to mark emphasis`;
    return [finding(pairing, ["description"], predicate)];
  },
};

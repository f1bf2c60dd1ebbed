import { CLASSIFICATIONS } from "../../../registry/model/items.ts";
import type { Correction, Problem } from "../problem.ts";
import type { CheckedFile } from "../read/checked-file.ts";
import { fontDescriptionOf } from "../rules/items/titles.ts";

/** What the problems of a file say that is to be written, each position once. */
export function correctionsFor(
  { source: { kind, bytes } }: CheckedFile,
  problems: readonly Problem[],
): Correction[] {
  const value: unknown = JSON.parse(bytes.toString("utf8"));
  const corrections = problems.flatMap(({ rule, pointer, correction }) => {
    if (correction !== undefined) return [correction];
    if (rule === "schema/const" && kind === "pairing" && pointer === "/extends")
      return [{ pointer, value: "none" }];
    if (rule !== "schema/pattern") return [];
    const isDescription = kind === "font" && pointer === "/description";
    const text = isDescription ? describedAs(value as DescribedFont) : undefined;
    return text === undefined ? [] : [{ pointer, value: text }];
  });
  const pointers = corrections.map(({ pointer }) => pointer);
  // A list is written after what is to be corrected in it: in the next round.
  const isAbove = ({ pointer }: Correction) =>
    pointers.some((other) => other.startsWith(`${pointer}/`));
  const each = new Map(corrections.map((one) => [one.pointer, one]));
  return [...each.values()].filter((one) => !isAbove(one));
}

/** A font whose description is not of the one form; its other fields may be anything. */
interface DescribedFont {
  title?: unknown;
  description: string;
  categories?: unknown;
}

/** By the classification that the text names beside the title, else by the first of the categories. */
function describedAs({ title, description, categories }: DescribedFont): string | undefined {
  if (typeof title !== "string") return undefined;
  const first: unknown = Array.isArray(categories) ? categories[0] : undefined;
  const text = description.replace(title, "").toLowerCase();
  const isNamed = (classification: string) => text.includes(` ${classification.toLowerCase()}`);
  const isCategory = (classification: string) =>
    classification.toLowerCase().replace(" ", "-") === first;
  const classifications = Object.values(CLASSIFICATIONS);
  const classification = classifications.find(isNamed) ?? classifications.find(isCategory);
  return classification && fontDescriptionOf(title, classification);
}

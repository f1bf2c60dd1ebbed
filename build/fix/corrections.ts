import type { FontItem } from "../../registry/items.ts";
import type { CheckedFile } from "../checked-file.ts";
import type { Correction, Problem } from "../problem.ts";
import { CLASSIFICATIONS, fontDescriptionOf } from "../rules/font-description.ts";
import { validSpelling } from "../valid-spelling.ts";

/** What the problems of a file say that is to be written, each position once. */
export function correctionsFor(
  { source: { kind, bytes } }: CheckedFile,
  problems: readonly Problem[],
): Correction[] {
  // Of duplicate keys, and of invisible characters, an author has to decide.
  if (problems.some(({ rule }) => rule.startsWith("json/"))) return [];
  const value: unknown = JSON.parse(bytes.toString("utf8"));
  const corrections = problems.flatMap(({ rule, pointer, correction }) => {
    if (correction !== undefined) return [correction];
    if (rule !== "schema/pattern") return [];
    const text =
      kind === "font" && pointer === "/description"
        ? describedAs(value as FontItem)
        : kind === "pairing" && pointer === "/title"
          ? validSpelling(kind, value, pointer)
          : undefined;
    return text === undefined ? [] : [{ pointer, value: text }];
  });
  return [...new Map(corrections.map((one) => [one.pointer, one])).values()];
}

/** By the classification that the text names, else by the first of the categories. */
function describedAs(font: Partial<Record<keyof FontItem, unknown>>): string | undefined {
  const { title, description, categories } = font;
  if (typeof title !== "string" || typeof description !== "string") return undefined;
  const first: unknown = Array.isArray(categories) ? categories[0] : undefined;
  const isNamed = (classification: string) =>
    description.toLowerCase().includes(` ${classification.toLowerCase()}`);
  const isCategory = (classification: string) =>
    classification.toLowerCase().replace(" ", "-") === first;
  const classification = CLASSIFICATIONS.find(isNamed) ?? CLASSIFICATIONS.find(isCategory);
  return classification && fontDescriptionOf(title, classification);
}

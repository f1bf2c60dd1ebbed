import type { LoadedRegistry } from "../loaded-registry.ts";
import type { Problem } from "../problem.ts";

/** `{Title} — {Classification} font.`, with the classification also as the category. */
export function fontDescription({ fonts }: LoadedRegistry): Problem[] {
  return fonts.flatMap(({ file, item: { title, description, categories } }) => {
    const classification = / — ([^—]+) font\.$/.exec(description)?.[1] ?? "";
    const expected = `${title} — ${classification} font.`;
    const tag = classification.toLowerCase().replaceAll(" ", "-");
    const problem = (pointer: string, message: string): Problem[] => [
      { rule: "font-description", file, pointer, message },
    ];
    return [
      ...(description === expected
        ? []
        : problem("/description", `the description is "${description}"; write "${expected}"`)),
      ...(categories === undefined || categories.some((category) => category === tag)
        ? []
        : problem(
            "/categories",
            `the description says ${classification}; add "${tag}" to categories`,
          )),
    ];
  });
}

import type { Rules } from "../../../registry/formats/rules.ts";
import { cssRule, stylesheetRules } from "../../../registry/formats/stylesheet-rules.ts";

/** The parts of a pairing's published stylesheet, from which other forms of it are made. */
export interface StylesheetParts {
  /** The pairing's, as its comment has it. */
  title: string;
  /** The stylesheet that loads the fonts. */
  fontsUrl: string;
  /** The rules of the fallback faces, as text. */
  faces: string;
  /** Declarations of `:root`: the variables of families, and the optical sizing where it is off. */
  root: Readonly<Record<string, string>>;
}

/** What stands around the parts, in their order. */
const MARKS = ["/*\n * ", "\n", '\n */\n\n@import url("', '");\n\n', ":root {\n", "}\n"];

/**
 * @param file as it is published
 * @param rules the rules at its end
 * @throws RangeError when it is not such a stylesheet
 */
export function stylesheetParts(file: string, rules: Rules): StylesheetParts {
  const [before, title = "", , fontsUrl = "", faces = "", root = "", rest] = splitAt(file, MARKS);
  if (before !== "" || rest === undefined || !file.endsWith(`\n${stylesheetRules(rules)}`))
    throw new RangeError("The stylesheet is not that of a pairing.");
  const declarations = [...root.matchAll(/^ {2}([\w-]+): (.*);$/gm)];
  return {
    title,
    fontsUrl,
    faces,
    root: Object.fromEntries(declarations.map(([, name = "", value = ""]) => [name, value])),
  };
}

/** The texts before, between and after the marks; fewer than that where a mark is missing. */
function splitAt(text: string, marks: readonly string[]): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const mark of marks) {
    const end = text.indexOf(mark, start);
    if (end === -1) return parts;
    parts.push(text.slice(start, end));
    start = end + mark.length;
  }
  return [...parts, text.slice(start)];
}

/** What loads the fonts, and what stands in for them until they arrive. */
export function fontLoading({ fontsUrl, faces }: StylesheetParts, between = ""): string {
  return `@import url("${fontsUrl}");\n${between}\n${faces}`;
}

/** Rules inside an at-rule. */
export function nestedRules(atRule: string, rules: Rules): string {
  const lines = Object.entries(rules).map(([selector, declarations]) =>
    cssRule(selector, declarations).replace(/^(?=.)/gm, "  "),
  );
  return `${atRule} {\n${lines.join("\n")}}\n`;
}

import type { Rules } from "../../../../registry/formats/rules.ts";
import { cssRule, stylesheetRules } from "../../../../registry/formats/rules.ts";

/** The parts of a pairing's published stylesheet, from which other forms of it are made. */
export interface StylesheetParts {
  /** The pairing's, as its comment has it. */
  title: string;
  /** The rule that imports the provider's stylesheet, with a newline; "" where every font is local. */
  fontsImport: string;
  /** The rules of the local and of the fallback faces, as text. */
  faces: string;
  /** Declarations of `:root`: the variables of families, and the optical sizing where it is off. */
  root: Readonly<Record<string, string>>;
}

/** What stands around the parts, in their order. */
const MARKS = ["/*\n * ", "\n", "\n */\n\n", ":root {\n", "}\n"];

/**
 * @param file as it is published
 * @param rules the rules at its end
 * @throws RangeError when it is not such a stylesheet
 */
export function stylesheetParts(file: string, rules: Rules): StylesheetParts {
  const [before, title = "", , loading = "", root = ""] = textsBefore(MARKS, file);
  if (before !== "" || !file.endsWith(`\n${stylesheetRules(rules)}`))
    throw new RangeError("The stylesheet is not that of a pairing.");
  const [fontsImport = ""] = /^@import .*\n/.exec(loading) ?? [];
  const declarations = [...root.matchAll(/^ {2}([\w-]+): (.*);$/gm)];
  return {
    title,
    fontsImport,
    faces: loading.slice(fontsImport.length).trimStart(),
    root: Object.fromEntries(declarations.map(([, name = "", value = ""]) => [name, value])),
  };
}

/** The text before each mark, from the one before it on; none where a mark is missing. */
function textsBefore(marks: readonly string[], text: string): string[] {
  const texts: string[] = [];
  let start = 0;
  for (const mark of marks) {
    const end = text.indexOf(mark, start);
    if (end === -1) return [];
    texts.push(text.slice(start, end));
    start = end + mark.length;
  }
  return texts;
}

/**
 * What loads the fonts, and what stands in for them until they arrive.
 *
 * @param otherImports after that of the fonts: an import is valid only before all other rules
 */
export function fontLoading({ fontsImport, faces }: StylesheetParts, otherImports = ""): string {
  return `${fontsImport}${otherImports}\n${faces}`;
}

/** Rules inside an at-rule. */
export function nestedRules(atRule: string, rules: Rules): string {
  const lines = Object.entries(rules).map(([selector, declarations]) =>
    cssRule(selector, declarations).replace(/^(?=.)/gm, "  "),
  );
  return `${atRule} {\n${lines.join("\n")}}\n`;
}

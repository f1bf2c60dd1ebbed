import * as t from "@babel/types";
import type { AppFile } from "./app.ts";
import { FONT_MODULE, fontCalls, optionsOf } from "./next-fonts.ts";
import { classNamesIn, isClass } from "./page-classes.ts";
import type { Cleaned, Removal } from "./stylesheet.ts";
import {
  type Cut,
  type Placed,
  cutOf,
  identifiersIn,
  nodesIn,
  programOf,
  without,
} from "./syntax-tree.ts";

/** What joins classes; the client imports it. */
const CLASSES_FUNCTION = "cn";

/**
 * The layout of a Next.js app without the calls of `next/font` that are among the traces, and not among those
 * to keep: the constant, its variable in the class of an element, and the imports. A call with other options
 * than those of the item was edited, and stays, as does one whose constant has other uses.
 *
 * @throws AppError where the file cannot be parsed
 */
export function cleanedLayout(file: AppFile, { removed, keep }: Removal): Cleaned {
  const program = programOf(file);
  const stays = new Set(keep?.nextFonts.map(({ variable }) => variable));
  const fonts = removed.nextFonts.filter(({ variable }) => !stays.has(variable));
  const kept: string[] = [];
  const cuts: Cut[] = [];
  for (const call of fontCalls(program)) {
    const { name, callee, variable, statement, line, options } = call;
    const own = fonts.filter((font) => font.import === callee && font.variable === variable);
    if (own.length === 0) continue;
    const uses = usesOf(program, name).map((use) => cutOfUse(file.text, use));
    const isAsWritten = own.some((font) => optionsOf(font) === options);
    if (isAsWritten && !call.isExported && uses.every((use) => use !== undefined))
      cuts.push(withBlankLines(file.text, statement), ...uses);
    else
      kept.push(
        `${file.path}:${line} const ${name} ${isAsWritten ? "has other uses" : "was edited since"}`,
      );
  }
  if (cuts.length === 0) return { text: file.text, kept };
  const text = without(file.text, cuts);
  return { text: withoutUnused({ ...file, text }), kept };
}

/** Where a constant is read. */
function usesOf(program: t.Program, name: string): Placed[] {
  return identifiersIn(program, name).filter(([, parent]) => !t.isVariableDeclarator(parent));
}

/** What is cut of `cn(inter.variable)`, `${inter.variable}` and `className={inter.variable}`; undefined for another use. */
function cutOfUse(text: string, [, member, around, attribute]: Placed): Cut | undefined {
  if (!t.isMemberExpression(member)) return undefined;
  if (!t.isIdentifier(member.property, { name: "variable" })) return undefined;
  const [start, end] = cutOf(member);
  if (t.isCallExpression(around)) return cutFromList(around.arguments, member, text);
  if (t.isTemplateLiteral(around)) return withSpace(text, [start - 2, end + 1]);
  if (t.isJSXExpressionContainer(around) && t.isJSXAttribute(attribute))
    return withSpaceBefore(attribute);
  return undefined;
}

/** One of a list, with the comma before or after it. */
function cutFromList(list: readonly t.Node[], node: t.Node, text: string): Cut {
  const position = list.indexOf(node);
  const [before, after] = [list[position - 1], list[position + 1]];
  const [start, end] = cutOf(node);
  if (after !== undefined) return [start, cutOf(after)[0]];
  if (before !== undefined) return [cutOf(before)[1], end];
  return [start, end + (/^\s*,/.exec(text.slice(end))?.[0].length ?? 0)];
}

function withSpace(text: string, [start, end]: Cut): Cut {
  if (text[end] === " ") return [start, end + 1];
  return [text[start - 1] === " " ? start - 1 : start, end];
}

function withSpaceBefore(attribute: t.JSXAttribute): Cut {
  const [start, end] = cutOf(attribute);
  return [start - 1, end];
}

function withBlankLines(text: string, statement: t.Statement): Cut {
  const [start, end] = cutOf(statement);
  return [start, end + (/^[ \t]*(?:\r?\n){0,2}/.exec(text.slice(end))?.[0].length ?? 0)];
}

/** Without the imports that have lost their last use, and a class that has lost everything that it was made of. */
function withoutUnused(file: AppFile): string {
  const emptied = nodesIn(programOf(file), isClass).filter(isEmptyCall);
  const text = without(file.text, emptied.map(withSpaceBefore));
  const program = programOf({ ...file, text });
  const [imports, others] = partition(program);
  const used = new Set(
    others.flatMap((statement) => nodesIn(statement, t.isIdentifier)).map(({ name }) => name),
  );
  return without(
    text,
    imports.flatMap((statement) => {
      const { specifiers } = statement;
      const unused = specifiers.filter(({ local }) => !used.has(local.name));
      if (unused.length === specifiers.length) return [withBlankLines(text, statement)];
      return unused.map((specifier) => cutFromList(specifiers, specifier, text));
    }),
  );
}

function isEmptyCall({ value }: t.JSXAttribute): boolean {
  if (!t.isJSXExpressionContainer(value)) return false;
  return t.isCallExpression(value.expression) && value.expression.arguments.length === 0;
}

/** Those imports that the client writes, `next/font/google` and `cn`, and everything else. */
function partition({ body }: t.Program): [t.ImportDeclaration[], t.Statement[]] {
  const isWritten = (statement: t.Statement): statement is t.ImportDeclaration =>
    t.isImportDeclaration(statement) &&
    (statement.source.value === FONT_MODULE ||
      statement.specifiers.some(({ local }) => local.name === CLASSES_FUNCTION));
  return [body.filter(isWritten), body.filter((statement) => !isWritten(statement))];
}

/**
 * A layout without the difference between `cn("a", inter.variable)` and `` `a ${inter.variable}` ``: the client
 * writes a class as the first. The text itself where it cannot be parsed.
 */
export function withPlainClasses(text: string): string {
  try {
    const program = programOf({ path: "", text });
    const [imports] = partition(program);
    const ofClasses = imports.filter(({ source }) => source.value !== FONT_MODULE);
    const classes = nodesIn(program, isClass);
    const names = classes.map((one) => classNamesIn(one, text).sort().join(" "));
    return without(text, [...ofClasses, ...classes].map(cutOf)) + names.join();
  } catch {
    return text;
  }
}

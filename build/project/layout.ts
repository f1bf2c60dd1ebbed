import { parse } from "@babel/parser";
import { AppError, type AppFile } from "./app.ts";
import { type SyntaxNode, nodesIn, parentsIn } from "./syntax-tree.ts";
import type { Cleaned, Removal } from "./stylesheet.ts";
import type { InstalledFont } from "./traces.ts";

const FONT_MODULE = "next/font/google";

/** A part of a text, from one offset to another. */
type Cut = readonly [start: number, end: number];

/**
 * The layout of a Next.js app without the calls of `next/font` that are among the traces, and not among those
 * to keep: the constant, its variable in the class of an element, and the imports. A call with other options
 * than those of the item was edited, and stays, as does one whose constant has other uses.
 *
 * @throws AppError where the file cannot be parsed
 */
export function cleanedLayout(file: AppFile, { removed, keep }: Removal): Cleaned {
  const program = parsed(file);
  const isKept = ({ variable }: InstalledFont) =>
    keep?.nextFonts.some((font) => font.variable === variable) === true;
  const fonts = removed.nextFonts.filter((font) => !isKept(font));
  const kept: string[] = [];
  const cuts: Cut[] = [];
  for (const { name, statement, options } of callsFor(program, fonts)) {
    const uses = usesOf(program, name).map((parents) => cutOfUse(file.text, parents));
    const isAsWritten = fonts.some((font) => optionsOf(font) === options);
    if (isAsWritten && uses.every((use) => use !== undefined))
      cuts.push(withBlankLines(file.text, statement), ...uses);
    else
      kept.push(
        `${file.path}:${statement.loc.start.line} const ${name} ${isAsWritten ? "has other uses" : "was edited since"}`,
      );
  }
  if (cuts.length === 0) return { text: file.text, kept };
  const text = without(file.text, cuts);
  return { text: withoutUnused({ ...file, text }), kept };
}

function parsed({ path, text }: AppFile): SyntaxNode {
  try {
    const { program } = parse(text, { sourceType: "module", plugins: ["jsx", "typescript"] });
    return program as unknown as SyntaxNode;
  } catch (cause) {
    // A RangeError: nested too deeply.
    if (!(cause instanceof SyntaxError || cause instanceof RangeError)) throw cause;
    throw new AppError(`${path} cannot be parsed: ${cause.message}.`, { cause });
  }
}

/** A call of `next/font/google` whose variable is stated. */
export interface StatedCall {
  /** Of the constant. */
  name: string;
  variable: string;
  /** From 1. */
  line: number;
}

/** Those at the top level of a file. @throws AppError where it cannot be parsed */
export function fontCalls(file: AppFile): StatedCall[] {
  const program = parsed(file);
  const [imports] = partition(program["body"] as SyntaxNode[]);
  const fonts = imports
    .filter(({ source }) => (source as SyntaxNode)["value"] === FONT_MODULE)
    .flatMap(({ specifiers }) => (specifiers as SyntaxNode[]).map(({ local }) => local))
    .map((local) => (local as SyntaxNode)["name"]);
  return callsIn(program)
    .filter(({ callee, variable }) => fonts.includes(callee) && typeof variable === "string")
    .map(({ name, variable, statement }) => ({
      ...{ name, variable: String(variable) },
      line: statement.loc.start.line,
    }));
}

/** The classes that each `html` and `body` element has, in which line. @throws AppError where the file cannot be parsed */
export function pageClasses(file: AppFile): { names: string[]; line: number }[] {
  return nodesIn(parsed(file))
    .filter(
      ({ type, name }) =>
        type === "JSXOpeningElement" &&
        ["html", "body"].includes(String((name as SyntaxNode)["name"])),
    )
    .flatMap(({ attributes, loc }) => {
      const own = (attributes as SyntaxNode[]).filter(isClass);
      return own.map((one) => ({ names: namesIn(one, file.text), line: loc.start.line }));
    });
}

interface FontCall {
  /** Of the constant. */
  name: string;
  callee: unknown;
  variable: unknown;
  statement: SyntaxNode;
  /** As `optionsOf` writes them. */
  options: string;
}

/** `const inter = Inter({subsets:['latin'],variable:'--font-inter'})`, of these fonts. */
function callsFor(program: SyntaxNode, fonts: readonly InstalledFont[]): FontCall[] {
  return callsIn(program).filter(({ callee, variable }) =>
    fonts.some((font) => font.import === callee && font.variable === variable),
  );
}

/** The constants at the top level that are made by a function from an object. */
function callsIn({ body }: SyntaxNode): FontCall[] {
  return (body as SyntaxNode[]).flatMap((statement) => {
    const [declarator, ...others] = (statement["declarations"] ?? []) as SyntaxNode[];
    const { id, init } = (declarator ?? {}) as Record<string, SyntaxNode | undefined>;
    const [argument] = (init?.["arguments"] ?? []) as SyntaxNode[];
    const callee = (init?.["callee"] as SyntaxNode | undefined)?.["name"];
    if (others.length > 0 || id === undefined || argument?.type !== "ObjectExpression") return [];
    const options = Object.fromEntries(
      (argument["properties"] as SyntaxNode[]).map(({ key, value }) => [
        String((key as SyntaxNode | undefined)?.["name"]),
        valueOf(value as SyntaxNode | undefined),
      ]),
    );
    const { variable } = options;
    const name = String(id["name"]);
    return [{ name, callee, variable, statement, options: JSON.stringify(sorted(options)) }];
  });
}

/** Of a literal, or of a list of literals. */
function valueOf(node: SyntaxNode | undefined): unknown {
  if (node?.type === "ArrayExpression") return (node["elements"] as SyntaxNode[]).map(valueOf);
  return node?.["value"] ?? null;
}

function optionsOf({ subsets, weight, variable }: InstalledFont): string {
  return JSON.stringify(sorted({ subsets, weight, variable }));
}

function sorted(options: Readonly<Record<string, unknown>>): [string, unknown][] {
  return Object.entries(options)
    .filter(([, value]) => value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

/** The nodes around each use of a constant, the nearest first. */
function usesOf(program: SyntaxNode, name: string): SyntaxNode[][] {
  return parentsIn(program)
    .filter(([node]) => node?.type === "Identifier" && node["name"] === name)
    .map(([, ...parents]) => parents)
    .filter(([parent]) => parent?.type !== "VariableDeclarator");
}

/** What is cut of `cn(inter.variable)`, `${inter.variable}` and `className={inter.variable}`; undefined for another use. */
function cutOfUse(text: string, parents: readonly SyntaxNode[]): Cut | undefined {
  const [member, around, attribute] = parents;
  if (member?.type !== "MemberExpression" || around === undefined) return undefined;
  if ((member["property"] as SyntaxNode)["name"] !== "variable") return undefined;
  if (around.type === "CallExpression")
    return listed(around["arguments"] as SyntaxNode[], member, text);
  if (around.type === "TemplateLiteral") return withSpace(text, member.start - 2, member.end + 1);
  if (around.type === "JSXExpressionContainer" && attribute?.type === "JSXAttribute")
    return [attribute.start - 1, attribute.end];
  return undefined;
}

/** One of a list, with the comma before or after it. */
function listed(list: readonly SyntaxNode[], node: SyntaxNode, text: string): Cut {
  const position = list.indexOf(node);
  const [before, after] = [list[position - 1], list[position + 1]];
  if (after !== undefined) return [node.start, after.start];
  const trailing = /^\s*,/.exec(text.slice(node.end))?.[0].length ?? 0;
  return [before?.end ?? node.start, before ? node.end : node.end + trailing];
}

function withSpace(text: string, start: number, end: number): Cut {
  if (text[end] === " ") return [start, end + 1];
  return [text[start - 1] === " " ? start - 1 : start, end];
}

function withBlankLines(text: string, { start, end }: SyntaxNode): Cut {
  return [start, end + (/^[ \t]*(?:\r?\n){0,2}/.exec(text.slice(end))?.[0].length ?? 0)];
}

/** Cuts may overlap. */
function without(text: string, cuts: readonly Cut[]): string {
  let [left, from] = ["", 0];
  for (const [start, end] of cuts.toSorted(([one], [other]) => one - other)) {
    left += text.slice(from, Math.max(from, start));
    from = Math.max(from, end);
  }
  return left + text.slice(from);
}

/** The imports that have lost their last use, and a class that has lost everything that it was made of. */
function withoutUnused(file: AppFile): string {
  const emptied = nodesIn(parsed(file)).filter(
    ({ type, value }) => type === "JSXAttribute" && isEmptyCall(value as SyntaxNode | null),
  );
  const text = without(
    file.text,
    emptied.map(({ start, end }) => [start - 1, end]),
  );
  const program = parsed({ ...file, text });
  const [imports, others] = partition(program["body"] as SyntaxNode[]);
  const used = new Set(others.flatMap(nodesIn).map(({ name }) => name));
  return without(
    text,
    imports.flatMap((statement) => {
      const specifiers = statement["specifiers"] as SyntaxNode[];
      const unused = specifiers.filter(({ local }) => !used.has((local as SyntaxNode)["name"]));
      if (unused.length === specifiers.length) return [withBlankLines(text, statement)];
      return unused.map((specifier) => listed(specifiers, specifier, text));
    }),
  );
}

function isEmptyCall(value: SyntaxNode | null): boolean {
  const { type, arguments: list } = (value?.["expression"] ?? {}) as Partial<SyntaxNode>;
  return type === "CallExpression" && (list as unknown[]).length === 0;
}

/** Those imports that the client writes, `next/font/google` and `cn`, and everything else. */
function partition(body: readonly SyntaxNode[]): [SyntaxNode[], SyntaxNode[]] {
  const isWritten = (statement: SyntaxNode) =>
    statement.type === "ImportDeclaration" &&
    ((statement["source"] as SyntaxNode)["value"] === FONT_MODULE ||
      (statement["specifiers"] as SyntaxNode[]).some(
        ({ local }) => (local as SyntaxNode)["name"] === "cn",
      ));
  return [body.filter(isWritten), body.filter((statement) => !isWritten(statement))];
}

/**
 * A layout without the difference between `cn("a", inter.variable)` and `` `a ${inter.variable}` ``: the client
 * writes a class as the first. The text itself where it cannot be parsed.
 */
export function withPlainClasses(text: string): string {
  try {
    const program = parsed({ path: "", text });
    const [imports] = partition(program["body"] as SyntaxNode[]);
    const ofCn = imports.filter(({ source }) => (source as SyntaxNode)["value"] !== FONT_MODULE);
    const classes = nodesIn(program).filter(isClass);
    const cuts = [...ofCn, ...classes].map(({ start, end }) => [start, end] as const);
    return without(text, cuts) + classes.map((one) => namesIn(one, text).sort().join(" ")).join();
  } catch {
    return text;
  }
}

function isClass({ type, name }: SyntaxNode): boolean {
  return type === "JSXAttribute" && (name as SyntaxNode)["name"] === "className";
}

/** The names of classes and the expressions of an attribute. */
function namesIn(attribute: SyntaxNode, text: string): string[] {
  const names = nodesIn(attribute).flatMap(({ type, value, start, end }) => {
    if (type === "StringLiteral") return String(value).split(" ");
    if (type === "TemplateElement") return (value as { raw: string }).raw.split(" ");
    return type === "MemberExpression" ? [text.slice(start, end)] : [];
  });
  return names.filter((name) => name !== "");
}

import * as t from "@babel/types";
import type { InstalledFont } from "./traces.ts";

export const FONT_MODULE = "next/font/google";

/** A constant of a Next.js app: `const inter = Inter({subsets:['latin'],variable:'--font-inter'})`. */
export interface FontCall {
  /** Of the constant. */
  name: string;
  /** The name under which the function is imported. */
  callee: string;
  variable: string;
  /** Those that are listed; none of a variable font. */
  subsets: string[];
  weights: string[];
  statement: t.Statement;
  /** Other files may use it. */
  isExported: boolean;
  /** From 1. */
  line: number;
  /** As `optionsOf` writes them. */
  options: string;
}

/** The calls of `next/font/google` at the top level of a layout whose variable is stated. */
export function fontCalls({ body }: t.Program): FontCall[] {
  const functions = body.flatMap((statement) => importedNames(statement, FONT_MODULE));
  return body.flatMap((statement) => {
    const isExported = t.isExportNamedDeclaration(statement);
    const declaration = isExported ? statement.declaration : statement;
    if (!t.isVariableDeclaration(declaration) || declaration.declarations.length > 1) return [];
    const [{ id, init } = {}] = declaration.declarations;
    if (!t.isIdentifier(id) || !t.isCallExpression(init)) return [];
    const {
      callee,
      arguments: [argument],
    } = init;
    if (!t.isIdentifier(callee) || !functions.includes(callee.name)) return [];
    if (!t.isObjectExpression(argument)) return [];
    const options = statedIn(argument);
    const { variable, subsets, weight } = options;
    if (typeof variable !== "string") return [];
    return [
      {
        ...{ name: id.name, callee: callee.name, variable },
        ...{ subsets: listed(subsets), weights: listed(weight) },
        ...{ statement, isExported, line: statement.loc?.start.line ?? 1 },
        options: JSON.stringify(sorted(options)),
      },
    ];
  });
}

/** The names under which a statement imports something of a module. */
function importedNames(statement: t.Statement, module: string): string[] {
  if (!t.isImportDeclaration(statement) || statement.source.value !== module) return [];
  return statement.specifiers.map(({ local }) => local.name);
}

function statedIn({ properties }: t.ObjectExpression): Record<string, unknown> {
  return Object.fromEntries(
    properties.map((property) =>
      t.isObjectProperty(property) && t.isIdentifier(property.key)
        ? [property.key.name, valueOf(property.value)]
        : ["", null],
    ),
  );
}

/** Of a literal, or of a list of literals; null for anything else. */
function valueOf(node: t.Node | null): unknown {
  if (t.isArrayExpression(node)) return node.elements.map(valueOf);
  return node !== null && "value" in node ? node.value : null;
}

function listed(value: unknown): string[] {
  return [value].flat().filter((each) => typeof each === "string");
}

/** The options of the call that the client writes for a font. */
export function optionsOf({ subsets, weight, variable }: InstalledFont): string {
  return JSON.stringify(sorted({ subsets, weight, variable }));
}

function sorted(options: Readonly<Record<string, unknown>>): [string, unknown][] {
  return Object.entries(options)
    .filter(([, value]) => value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

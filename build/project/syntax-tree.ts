import { parse } from "@babel/parser";
import * as t from "@babel/types";
import { AppError, type AppFile } from "./app.ts";

/** A file of JavaScript or TypeScript, with JSX. @throws AppError where it cannot be parsed */
export function programOf({ path, text }: AppFile): t.Program {
  try {
    return parse(text, { sourceType: "module", plugins: ["jsx", "typescript"] }).program;
  } catch (cause) {
    // A RangeError: nested too deeply.
    if (!(cause instanceof SyntaxError || cause instanceof RangeError)) throw cause;
    throw new AppError(`${path} cannot be parsed: ${cause.message}.`, { cause });
  }
}

/** A node, and those around it, the nearest first. */
export type Placed = readonly [node: t.Node, ...around: t.Node[]];

/** Every node of a tree that is of a kind. */
export function nodesIn<Kind extends t.Node>(
  root: t.Node,
  isOfKind: (node: t.Node) => node is Kind,
): Kind[] {
  const found: Kind[] = [];
  t.traverseFast(root, (node) => {
    if (isOfKind(node)) found.push(node);
  });
  return found;
}

/** The identifiers of a name. */
export function identifiersIn(root: t.Node, name: string): Placed[] {
  const found: Placed[] = [];
  t.traverse(root, (node, ancestors) => {
    if (!t.isIdentifier(node, { name })) return;
    found.push([node, ...ancestors.map((ancestor) => ancestor.node).reverse()]);
  });
  return found;
}

/** A part of a text, from one offset to another. */
export type Cut = readonly [start: number, end: number];

export function cutOf({ start, end }: t.Node): Cut {
  return [start ?? 0, end ?? 0];
}

/** A text without some of its parts, which may overlap. */
export function without(text: string, cuts: readonly Cut[]): string {
  let [left, from] = ["", 0];
  for (const [start, end] of cuts.toSorted(([one], [other]) => one - other)) {
    left += text.slice(from, Math.max(from, start));
    from = Math.max(from, end);
  }
  return left + text.slice(from);
}

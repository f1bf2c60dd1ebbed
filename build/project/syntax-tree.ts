/**
 * A node of a tree of JavaScript, as far as it is read here.
 *
 * @see https://github.com/babel/babel/blob/main/packages/babel-parser/ast/spec.md
 */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  loc: { start: { line: number } };
  [key: string]: unknown;
}

/** Every node of a tree, followed by those around it, the nearest first. */
export function parentsIn(node: SyntaxNode, around: readonly SyntaxNode[] = []): SyntaxNode[][] {
  const own = [node, ...around];
  return [own, ...childrenOf(node).flatMap((child) => parentsIn(child, own))];
}

export function nodesIn(node: SyntaxNode): SyntaxNode[] {
  return [node, ...childrenOf(node).flatMap(nodesIn)];
}

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return Object.entries(node)
    .filter(([key]) => key !== "loc")
    .flatMap(([, value]) => value)
    .filter((value): value is SyntaxNode => typeof (value as SyntaxNode | null)?.type === "string");
}

/** What the package itself exports, in one file. */
declare module "css-tree/dist/csstree.esm" {
  import type { Lexer } from "css-tree";
  export * from "css-tree";
  /** `units` in lower case, by type: not among the package's types. */
  export const lexer: Lexer & {
    units: Readonly<Record<"length" | "angle", readonly string[]>>;
  };
}

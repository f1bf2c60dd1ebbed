/** What the package itself exports, in one file. */
declare module "css-tree/dist/csstree.esm" {
  export * from "css-tree";
}

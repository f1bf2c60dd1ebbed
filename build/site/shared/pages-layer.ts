/** Generated CSS in the layer of the pages' styles: outside of a layer it would outweigh them all. */
export function inPagesLayer(css: string): string {
  return css === "" ? "" : `@layer pages{\n${css}}\n`;
}

/**
 * Generated CSS in the layer of the pages' styles, whose order base.css states. Outside of a layer it would
 * outweigh them all.
 */
export function inPagesLayer(css: string): string {
  return css === "" ? "" : `@layer pages{\n${css}}\n`;
}

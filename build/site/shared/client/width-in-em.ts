/** In pixels: large, so that rounding is not seen. */
const SIZE = 100;

let context: CanvasRenderingContext2D | null | undefined;

/** The width of a text on one line in faces that are loaded, in em, with a tracking such as `-0.02em`. */
export function widthInEm(text: string, family: string, weight: number, tracking: string): number {
  context ??= document.createElement("canvas").getContext("2d");
  if (!context) return 0;
  context.font = `${weight} ${SIZE}px ${family}`;
  const spaces = Number.parseFloat(tracking) * Array.from(text).length;
  return context.measureText(text).width / SIZE + (Number.isNaN(spaces) ? 0 : spaces);
}

import {
  PATH_OPERATIONS,
  type PathOperation,
} from "../../build/site/shared/specimen/specimen-outlines.ts";

type Point = readonly [x: number, y: number];

/** A command as SVG has it, with absolute points. */
export type PathCommand = readonly [PathOperation, ...Point[]];

/** A polygon, as SVG writes it: `20,40 80,40 80,10`. */
export function polygon(points: string): PathCommand[] {
  return points.split(" ").map((point, index) => {
    const [x = 0, y = 0] = point.split(",").map(Number);
    return [index === 0 ? "M" : "L", [x, y]];
  });
}

/** A path as `OutlineReader` reads it, one command a run. */
export function outlineOf(commands: readonly PathCommand[]): Buffer {
  let [x, y] = [0, 0];
  const numbers = commands.flatMap(([operation, ...points]) => [
    (1 << 2) | PATH_OPERATIONS.indexOf(operation),
    ...points.flatMap(([toX, toY]) => {
      const steps = [zigzag(toX - x), zigzag(toY - y)];
      [x, y] = [toX, toY];
      return steps;
    }),
  ]);
  return Buffer.from([commands.length, ...numbers].flatMap(varint));
}

function zigzag(value: number): number {
  return value < 0 ? -2 * value - 1 : 2 * value;
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...varint(value >>> 7)];
}

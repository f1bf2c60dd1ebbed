import { bowlStroke } from "../../../registry/measures/bowl-stroke.ts";
import type { Contour } from "../../../registry/measures/contours.ts";

/** Counter-clockwise, or clockwise as a counter, tilted by some degrees. */
function ellipse(width: number, height: number, tilt = 0, isCounter = false): Contour {
  const [cos, sin] = [Math.cos((tilt * Math.PI) / 180), Math.sin((tilt * Math.PI) / 180)];
  return Array.from({ length: 360 }, (_, degrees) => {
    const angle = ((isCounter ? -degrees : degrees) * Math.PI) / 180;
    const [x, y] = [(width / 2) * Math.cos(angle), (height / 2) * Math.sin(angle)];
    return [x * cos - y * sin, x * sin + y * cos];
  });
}

it("a stroke of one thickness is as thick everywhere", () => {
  const stroke = bowlStroke([ellipse(500, 500), ellipse(340, 340, 0, true)]);
  expect(stroke?.thickest).toBeCloseTo(80, 0);
  expect(stroke?.thinnest).toBeCloseTo(80, 0);
});

it("a modulated stroke is thickest at the sides and thinnest at the top, whatever comes first", () => {
  const stroke = bowlStroke([ellipse(300, 460, 0, true), ellipse(500, 500)]);
  expect(stroke?.thickest).toBeCloseTo(100, 0);
  expect(stroke?.thinnest).toBeCloseTo(20, 0);
});

it("with an oblique stress the stroke is measured where it is thickest and thinnest", () => {
  const stroke = bowlStroke([ellipse(500, 500), ellipse(300, 460, 30, true)]);
  expect(stroke?.thickest).toBeCloseTo(100, 0);
  expect(stroke?.thinnest).toBeCloseTo(20, 0);
});

it("specks of a rough face do not count", () => {
  const letter = [ellipse(500, 500), ellipse(340, 340, 0, true)];
  expect(bowlStroke([...letter, ellipse(20, 20, 0, true)])).toEqual(bowlStroke(letter));
});

it.each<[string, Contour[]]>([
  ["no outline", []],
  ["a solid shape", [ellipse(500, 500)]],
  ["two halves of a stencil", [ellipse(200, 500), ellipse(200, 480)]],
  ["a counter that touches the outside", [ellipse(500, 500), ellipse(300, 500, 0, true)]],
  [
    "an inline",
    [ellipse(500, 500), ellipse(440, 440, 0, true), ellipse(400, 400), ellipse(340, 340, 0, true)],
  ],
])("%s cannot be measured", (_, contours) => {
  expect(bowlStroke(contours)).toBeUndefined();
});

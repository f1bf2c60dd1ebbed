import fc from "fast-check";
import { fluidRangeOf, validatedFluidSize } from "../../build/site/shared/tuning/fluid-size.ts";

it("is the smallest size in a window of 360 px and the largest in one of 1280", () => {
  const { value: css = "" } = validatedFluidSize(32, 48);
  expect(css).toBe("clamp(2rem, 1.6087rem + 1.7391vw, 3rem)");
  const [, intercept, slope] = /, ([\d.]+)rem \+ ([\d.]+)vw,/.exec(css) ?? [];
  const at = (width: number) => Number(intercept) * 16 + (Number(slope) / 100) * width;
  expect(at(360)).toBeCloseTo(32, 1);
  expect(at(1280)).toBeCloseTo(48, 1);
});

it("is read back from the value", () => {
  expect(fluidRangeOf(validatedFluidSize(24, 36).value ?? "")).toEqual({
    minimum: 1.5,
    maximum: 2.25,
  });
  expect(fluidRangeOf("3rem")).toBeUndefined();
});

it.each([
  [{ minimum: 48, maximum: 32 }, "The largest size is above the smallest"],
  [{ minimum: Number.NaN, maximum: 32 }, "The largest size is above the smallest"],
  [{ minimum: 16, maximum: 321 }, "at most 320 px"],
  [{ minimum: 32, maximum: 96 }, "at most 80 px"],
])("%j is not applied: %s", (range, problem) => {
  expect(validatedFluidSize(range.minimum, range.maximum)).toEqual({
    problem: expect.stringContaining(problem) as string,
  });
});

/** As a browser draws it: zooming narrows the window that `vw` measures. */
function drawnPixels(css: string, width: number, zoom: number): number {
  const [minimum = 0, intercept = 0, slope = 0, maximum = 0] = css.match(/-?[\d.]+/g)!.map(Number);
  const preferred = intercept * 16 + ((slope / 100) * width) / zoom;
  return zoom * Math.min(Math.max(minimum * 16, preferred), maximum * 16);
}

it("whatever is applied, readers can enlarge to 200 % in every window (WCAG 1.4.4)", () => {
  const sizes = fc.double({ min: 8, max: 320, noNaN: true });
  fc.assert(
    fc.property(sizes, sizes, fc.integer({ min: 320, max: 2560 }), (minimum, maximum, width) => {
      const { value: css } = validatedFluidSize(minimum, maximum);
      if (css === undefined) return;
      const enlarged = drawnPixels(css, width, 5) / drawnPixels(css, width, 1);
      expect(enlarged).toBeGreaterThanOrEqual(1.999);
    }),
  );
});

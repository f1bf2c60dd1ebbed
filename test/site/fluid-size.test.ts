import fc from "fast-check";
import {
  MAX_ZOOM,
  fluidCss,
  fluidRangeOf,
  fluidSize,
  sizeAt,
  sizeAtZoom,
  zoomProof,
} from "../../build/site/pairing/panel/fluid-size.ts";
import { holds } from "../properties/runs.ts";

/** 2rem up to a window of 320px, 3rem from 1280px on: 1rem in 60rem. */
const RANGE = { minimum: 2, maximum: 3, from: 320, to: 1280 };
const STEEP = { minimum: 1, maximum: 6, from: 320, to: 1280 };

describe("a fluid size", () => {
  it("is the minimum at the narrower window, the maximum at the wider one, and between them a line", () => {
    expect(sizeAt(RANGE, 320)).toBeCloseTo(32, 1);
    expect(sizeAt(RANGE, 800)).toBeCloseTo(40, 1);
    expect(sizeAt(RANGE, 1280)).toBeCloseTo(48, 1);
  });

  it("stays at its minimum and at its maximum beyond these windows", () => {
    expect(sizeAt(RANGE, 200)).toBe(32);
    expect(sizeAt(RANGE, 2560)).toBe(48);
  });

  it("is on the screen as many times as large as the zoom, in a window that is as many times narrower", () => {
    expect(sizeAtZoom(RANGE, 1600, 2)).toBeCloseTo(80, 1);
    expect(sizeAtZoom(RANGE, 1280, 1)).toBeCloseTo(48, 1);
  });

  it("is written as a clamp() with four decimals", () => {
    expect(fluidCss(RANGE)).toBe("clamp(2rem, 1.666rem + 1.67vw, 3rem)");
    expect(fluidSize(RANGE).css).toBe(fluidCss(RANGE));
  });

  it("is read back from its clamp()", () => {
    expect(fluidRangeOf(fluidCss(RANGE))).toEqual({ minimum: 2, maximum: 3, from: 320, to: 1278 });
    expect(fluidRangeOf("clamp(1.25rem, 1rem + 2.5vw, 2.25rem)")).toEqual({
      minimum: 1.25,
      maximum: 2.25,
      from: 160,
      to: 800,
    });
    expect(fluidRangeOf("clamp(1rem, -0.5rem + 5vw, 3rem)")).toEqual({
      minimum: 1,
      maximum: 3,
      from: 480,
      to: 1120,
    });
  });

  it.each([
    "3rem",
    "clamp(2rem, 3vw, 3rem)",
    "clamp(2rem, 1.5rem + 0vw, 3rem)",
    "calc(clamp(2rem, 1.5rem + 2.5vw, 3rem))",
    "clamp(2rem, 1.5rem + 2.5vw, 3rem) 1rem",
    "1rem clamp(2rem, 1.5rem + 2.5vw, 3rem)",
  ])("is not read from another value: %s", (css) => {
    expect(fluidRangeOf(css)).toBeUndefined();
  });
});

describe("the proof that a size can be enlarged", () => {
  /** The greatest enlargement of a range in a window, over every zoom in steps of a hundredth. */
  function enlargementIn(range: typeof RANGE, width: number): number {
    const zooms = Array.from({ length: 401 }, (_, step) => 1 + step / 100);
    const sizes = zooms.map((zoom) => sizeAtZoom(range, width, zoom));
    return Math.max(...sizes) / sizeAt(range, width);
  }

  it.each([
    RANGE,
    STEEP,
    { minimum: 1, maximum: 2.4, from: 600, to: 700 },
    // At its maximum in every window, until it is zoomed.
    { minimum: 1, maximum: 6, from: 100, to: 300 },
    // So until it is zoomed further than browsers do.
    { minimum: 1, maximum: 6, from: 10, to: 40 },
    // At its maximum in no window: zooming out would enlarge it.
    { minimum: 1, maximum: 20, from: 2000, to: 3000 },
  ])(
    "states the least of the greatest enlargements of all windows: $minimum to $maximum rem",
    (range) => {
      const { width, enlargement } = zoomProof(range);
      expect(enlargement).toBeCloseTo(enlargementIn(range, width), 1);
      for (let other = 320; other <= 2560; other += 40)
        expect(enlargementIn(range, other)).toBeGreaterThanOrEqual(enlargement - 0.01);
    },
  );

  it("is that of every window in whole pixels, though it looks at few", () => {
    const pixels = fc.integer({ min: 10, max: 4000 });
    const sixteenths = fc.integer({ min: 1, max: 1600 });
    holds(
      fc.property(sixteenths, sixteenths, pixels, pixels, (a, b, c, d) => {
        fc.pre(a !== b && c !== d);
        const range = {
          ...{ minimum: Math.min(a, b) / 16, maximum: Math.max(a, b) / 16 },
          ...{ from: Math.min(c, d), to: Math.max(c, d) },
        };
        let least = Infinity;
        for (let width = 320; width <= 2560; width += 1) {
          const zooms = [1, 5, width / range.to].filter((zoom) => zoom >= 1 && zoom <= 5);
          const sizes = zooms.map((zoom) => sizeAtZoom(range, width, zoom));
          least = Math.min(least, Math.max(...sizes) / sizeAt(range, width));
        }
        expect(zoomProof(range).enlargement).toBeCloseTo(least, 3);
      }),
      0.5,
    );
  });

  it("states the first zoom, in steps of 5 %, that enlarges text to twice its size in that window", () => {
    const { width, zoom } = zoomProof(RANGE);
    const factorAt = (at: number) => sizeAtZoom(RANGE, width, at) / sizeAt(RANGE, width);
    expect(zoom).toBeLessThan(MAX_ZOOM);
    expect(factorAt(zoom)).toBeGreaterThanOrEqual(2);
    expect(factorAt(zoom - 0.05)).toBeLessThan(2);
    expect((zoom * 20) % 1).toBeCloseTo(0, 6);
  });

  it("states the greatest zoom where none enlarges text enough", () => {
    expect(zoomProof({ minimum: 1, maximum: 20, from: 320, to: 1280 })).toMatchObject({ zoom: 5 });
  });
});

describe("a size is refused", () => {
  it.each([
    ["a minimum of nothing", { minimum: 0 }],
    ["a negative maximum", { maximum: -1 }],
    ["a width that is no number", { from: Number.NaN }],
    ["an endless width", { to: Infinity }],
  ])("with %s", (_, changed) => {
    expect(fluidSize({ ...RANGE, ...changed })).toEqual({
      problem: "Sizes and widths are positive numbers",
    });
  });

  it.each(["99999999999999999999", "1000", "100.01"])(
    "beyond 100rem before any proof: a link with %srem hung the tab",
    (maximum) => {
      const range = fluidRangeOf(`clamp(0.5rem, 0rem + 10vw, ${maximum}rem)`)!;
      expect(fluidSize(range)).toEqual({ problem: "Sizes are at most 100rem" });
    },
  );

  it("whose maximum is no larger than its minimum", () => {
    const problem = "The maximum is larger than the minimum";
    expect(fluidSize({ ...RANGE, maximum: 2 })).toEqual({ problem });
    expect(fluidSize({ ...RANGE, maximum: 1 })).toEqual({ problem });
  });

  it("whose wider window is no wider than the narrower one", () => {
    const problem = "The wider window is wider than the narrower one";
    expect(fluidSize({ ...RANGE, to: 320 })).toEqual({ problem });
    expect(fluidSize({ ...RANGE, to: 300 })).toEqual({ problem });
  });

  it("that can be enlarged to 195 % alone, but not one to exactly twice its size", () => {
    const twice = { minimum: 1, maximum: 2.5, from: 320, to: 1280 };
    expect(fluidSize(twice)).toEqual({
      css: "clamp(1rem, 0.5rem + 2.5vw, 2.5rem)",
      proof: { width: 1280, enlargement: 2, zoom: 5 },
    });
    const { css, problem } = fluidSize({ ...twice, maximum: 2.5625 });
    expect(css).toBeUndefined();
    expect(problem).toBe(
      "At 500 % zoom in a window 1282px wide, text reaches 195 % of its size; WCAG 1.4.4 needs 200 %. A maximum of at most 2.5rem can be enlarged enough",
    );
  });

  it("that nobody can enlarge to twice its size, with the window and the greatest maximum that works", () => {
    const range = { minimum: 1, maximum: 4, from: 320, to: 1280 };
    const { css, problem = "", proof } = fluidSize(range);
    expect(css).toBeUndefined();
    expect(problem).toContain(`At 500 % zoom in a window ${proof?.width}px wide`);
    expect(problem).toContain(`reaches ${Math.floor((proof?.enlargement ?? 0) * 100)} % of its`);
    const longest = Number(/at most ([\d.]+)rem/.exec(problem)?.[1]);
    expect(fluidSize({ ...range, maximum: longest }).problem).toBeUndefined();
    expect(fluidSize({ ...range, maximum: longest + 1 / 16 }).problem).toBeDefined();
    expect((longest * 16) % 1).toBe(0);
  });
});

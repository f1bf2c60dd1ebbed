import { nearestWeight, pixelsOf, scaleOf, textSizeOf } from "../../../registry/pairing/scale.ts";
import { REMOVED, edited } from "../../fixtures/edited.ts";
import { fixturePairing } from "../../fixtures/read.ts";

const bare = fixturePairing("bare");

describe("the scale of a pairing as it is installed", () => {
  const scale = scaleOf(bare, (font) => (font === "lato" ? [300, 700] : [400]));

  it("each heading has the size, weight, line height and spacing of its rule", () => {
    expect(scale.h1).toEqual({
      size: bare.css.h1["font-size"],
      weight: Number(bare.css.h1["font-weight"]),
      lineHeight: bare.css.h1["line-height"],
      letterSpacing: bare.css.h1["letter-spacing"],
    });
  });

  it("h4, h5 and h6 share one rule", () => {
    expect(scale.h4.size).toBe(bare.css["h4, h5, h6"]["font-size"]);
    expect([scale.h5, scale.h6]).toEqual([scale.h4, scale.h4]);
  });

  it("running text has the size of the root, its own line height, and the weight of its own font nearest to 400", () => {
    expect(scale.body).toEqual({
      size: "1rem",
      lineHeight: bare.css["body, p"]["line-height"],
      weight: 300,
    });
  });
});

describe("the weight nearest to the wanted one", () => {
  it.each([
    ["that weight where there is one", [300, 400, 500], 400, 400],
    ["the nearest otherwise", [100, 300, 600], 400, 300],
    ["the lighter of two that are as near", [500, 300], 400, 300],
    ["the wanted one where none is known", [], 400, 400],
  ])("is %s", (_, available, wanted, weight) => {
    expect(nearestWeight(available, wanted)).toBe(weight);
  });
});

it("a size in rem or em counts by a root of 16 pixels, one in pixels as it is", () => {
  expect(["1.5rem", "2em", "20px"].map(pixelsOf)).toEqual([24, 32, 20]);
});

it("long text has the pairing's own size, or that of the root", () => {
  expect(textSizeOf(edited(bare, ["meta"], { textSize: "1.125rem" }))).toBe("1.125rem");
  expect(textSizeOf(edited(bare, ["meta"], REMOVED))).toBe("1rem");
});

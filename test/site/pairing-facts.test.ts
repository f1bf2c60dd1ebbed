import { charactersIn, pixelsFor } from "../../registry/faces/proportions.ts";
import { scaleRows } from "../../build/site/pairing/scale-table.tsx";
import type { FontItem } from "../../registry/model/items.ts";
import { sitePairings } from "./own-registry.ts";

const editorial = sitePairings.find(({ name }) => name === "editorial")!;

describe("the scale as a table", () => {
  it("has what is installed in pixels, on a phone too, and in rem, with a minus sign before negative tracking", () => {
    const [h1] = scaleRows(editorial);
    const { css } = editorial.item;
    expect(h1).toEqual({
      role: "h1",
      font: "Playfair Display",
      px: String(Number.parseFloat(css.h1["font-size"]) * 16),
      phone: String(Number.parseFloat(editorial.item.meta!.phone!.h1!) * 16),
      rem: String(Number.parseFloat(css.h1["font-size"])),
      leading: css.h1["line-height"],
      tracking: `${css.h1["letter-spacing"].replace("-", "−").replace("em", "")} em`,
      weight: css.h1["font-weight"],
    });
  });

  it("states code in em, because its size follows the text around it", () => {
    const code = scaleRows(editorial).at(-1);
    expect(code).toMatchObject({ role: "Code", rem: expect.stringMatching(/ em$/) as string });
  });

  it("gives text the nearest weight that its font has", () => {
    const body: FontItem = {
      ...editorial.body,
      font: { ...editorial.body.font, weight: ["300", "700"] },
    };
    expect(scaleRows({ ...editorial, body }).find(({ role }) => role === "Text")?.weight).toBe(
      "300",
    );
  });
});

describe("line length", () => {
  const meta = {
    metrics: { unitsPerEm: 1000, ascent: 900, descent: -200, lineGap: 0, xWidthAvg: 500 },
    advances: { "400": { text: 500, heading: 500, documentation: 8000 } },
  };
  const font: FontItem = { ...editorial.body, meta };

  it("is the column divided by the average advance at the size of text", () => {
    expect(charactersIn(600, 20, font)).toBe(60);
    expect(pixelsFor(66, 20, font)).toBe(660);
  });

  it("is not stated for a font without widths", () => {
    const { advances } = meta;
    expect(charactersIn(600, 20, { ...font, meta: { advances } })).toBeUndefined();
  });
});

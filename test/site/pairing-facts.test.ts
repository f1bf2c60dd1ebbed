import { renderToString } from "preact-render-to-string";
import { charactersIn } from "../../registry/faces/proportions.ts";
import { figuresIn } from "../../build/site/pairing/font-facts.tsx";
import { LineLength } from "../../build/site/pairing/line-length.tsx";
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

describe("figures", () => {
  const figures = { style: "lining", spacing: "tabular", features: [] };
  it.each([
    [
      "Old-style, proportional; lnum can be switched on; 0 O and 1 l I differ",
      editorial.heading.meta,
    ],
    ["Lining, tabular; 0 O, I l look alike", { figures: { ...figures, distinct: ["1l", "1I"] } }],
    ["Lining, tabular", { figures: { ...figures, distinct: [] } }],
    ["Not stated", {}],
  ])("are stated as %s", (line, meta) => {
    const stated = figuresIn({ ...editorial.body, meta } as FontItem);
    expect(stated.replaceAll("\u00a0", " ")).toBe(line);
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
  });

  it("is stated as the measure of the pairing, in em and in pixels of its text", () => {
    const html = renderToString(LineLength({ pairing: editorial }));
    const { measure = "" } = editorial.item.meta ?? {};
    expect(html).toContain(`<code>max-width: ${measure}</code> hold about 66 characters`);
    expect(html).toContain(
      `: ${Math.round(Number.parseFloat(measure) * 18)} px where text has 18 px`,
    );
  });

  it("is not stated for a font without widths", () => {
    const { advances } = meta;
    expect(charactersIn(600, 20, { ...font, meta: { advances } })).toBeUndefined();
  });
});

import { charactersIn, pixelsFor } from "../../build/site/pairing/face-measures.ts";
import { scaleRows } from "../../build/site/pairing/scale-table.tsx";
import { type SitePairing, sitePairing } from "../../build/site/site.ts";
import { facesForEveryWeight } from "../../build/site/specimen/faces-for-every-weight.ts";
import { nameFit } from "../../build/site/specimen/name-fit.ts";
import { loadCatalog } from "../../registry/model/catalog.ts";
import type { FontItem } from "../../registry/model/items.ts";
import type { SpecimenFace } from "../../build/site/specimen/specimens.ts";

const REGISTRY = "registry";
const catalog = loadCatalog(REGISTRY);

function pairingNamed(name: string): SitePairing {
  return sitePairing(name, catalog.pairings.get(name)!, catalog.fonts);
}

const editorial = pairingNamed("editorial");

function withMeta(font: FontItem, meta: Partial<NonNullable<FontItem["meta"]>>): FontItem {
  return { ...font, meta: { ...font.meta, ...meta } };
}

describe("the scale as a table", () => {
  it("has what is installed in pixels and in rem, with a minus sign before negative tracking", () => {
    const [h1] = scaleRows(editorial);
    const { css } = editorial.item;
    expect(h1).toEqual({
      role: "h1",
      font: "Playfair Display",
      px: String(Number.parseFloat(css.h1["font-size"]) * 16),
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
  const font = withMeta(editorial.body, {
    metrics: { unitsPerEm: 1000, ascent: 900, descent: -200, lineGap: 0, xWidthAvg: 500 },
    advances: { "400": { text: 500, heading: 500, documentation: 8000 } },
  });

  it("is the column divided by the average advance at the size of text", () => {
    expect(charactersIn(600, 20, font)).toBe(60);
    expect(pixelsFor(66, 20, font)).toBe(660);
  });

  it("is not stated for a font without widths", () => {
    const { metrics: _metrics, ...meta } = font.meta!;
    expect(charactersIn(600, 20, { ...font, meta })).toBeUndefined();
  });
});

describe("the faces of a specimen", () => {
  const face = (weight: string, unicodeRange: string): SpecimenFace => ({
    ...{ file: `x-${weight}.woff2`, bytes: 1, hash: "0", font: "x", style: "normal" },
    ...{ weight, unicodeRange },
  });
  const latin = [face("400", "U+20-7e"), face("700", "U+20-7e,U+a0")];

  it("of a script with fewer weights than Latin set every weight", () => {
    const kana = face("400", "U+3041-3096");
    expect(facesForEveryWeight([...latin, kana])).toEqual([kana]);
  });

  it("of a script with the same weights are left alone", () => {
    const greek = [face("400", "U+391-3c9"), face("700", "U+391-3c9")];
    expect(facesForEveryWeight([...latin, ...greek])).toEqual([]);
  });
});

describe("the name of a pairing", () => {
  const line = { isRightToLeft: false, unitsPerEm: 1000, glyphs: [] };
  const drawn = { ...line, width: 4, left: 0.05, right: 3.95, top: 0.75, bottom: -0.25 };

  it("stands with the edges of its first and last letter at the margins, without the space of its line", () => {
    const { ascent, descent, unitsPerEm } = editorial.heading.meta!.metrics!;
    const rule = nameFit("Name", editorial.item, editorial.heading, [drawn]);
    const lineHeight = Number(rule["line-height"]);
    const baseline = (lineHeight + (ascent + descent) / unitsPerEm) / 2;
    expect(rule["margin-inline-start"]).toBe("-0.05em");
    expect(rule["margin-inline-end"]).toBe("-0.05em");
    expect(Number.parseFloat(rule["margin-block-start"]!)).toBeCloseTo(0.75 - baseline, 2);
    expect(Number.parseFloat(rule["margin-block-end"]!)).toBeCloseTo(
      baseline - lineHeight + 0.25,
      2,
    );
  });

  it("is as large as its drawn width lets it be in one line", () => {
    const { "font-size": size } = nameFit("Name", editorial.item, editorial.heading, [drawn]);
    const fitting = Number(/([\d.]+)cqi, [\d.]+rem\)$/.exec(size ?? "")?.[1]);
    expect(fitting).toBeLessThanOrEqual(100 / 3.9);
    expect(fitting).toBeGreaterThan(95 / 3.9);
  });

  it("is smaller in a face with optical sizes, whose small sizes are wider", () => {
    const { heading } = editorial;
    const axes = [{ tag: "opsz", min: 12, max: 72, default: 12 }];
    const optical = { ...heading, meta: { ...heading.meta, axes } } as FontItem;
    const { "font-size": size } = nameFit("Name", editorial.item, optical, [drawn]);
    // 3.9 em, and 17 % more.
    expect(size).toBe("clamp(min(3rem, 21.915cqi), 21.915cqi, 8.5rem)");
  });
});

import { charactersIn, pixelsFor } from "../../build/site/pairing/face-measures.ts";
import { firstLanguage, languagesFor } from "../../build/site/pairing/pairing-languages.ts";
import { scaleRows } from "../../build/site/pairing/scale-table.tsx";
import { scriptNames } from "../../build/site/pairing/script-label.ts";
import { sharedScripts } from "../../build/site/pairing/shared-scripts.ts";
import { similarPairings } from "../../build/site/pairing/similar-pairings.ts";
import { watchFor } from "../../build/site/pairing/watch-for.ts";
import { readLanguageTexts } from "../../build/site/samples/language-texts.ts";
import { type SitePairing, sitePairing } from "../../build/site/site.ts";
import { facesForEveryWeight } from "../../build/site/specimen/faces-for-every-weight.ts";
import { nameFit } from "../../build/site/specimen/name-fit.ts";
import { loadCatalog } from "../../registry/model/catalog.ts";
import type { FontItem } from "../../registry/model/items.ts";
import { searchData } from "../../registry/search/search-data.ts";
import type { SpecimenFace } from "../../build/site/specimen/specimens.ts";
import { searchVocabulary } from "../../registry/model/vocabulary.ts";

const REGISTRY = "registry";
const catalog = loadCatalog(REGISTRY);
const languages = readLanguageTexts();

function pairingNamed(name: string): SitePairing {
  return sitePairing(name, catalog.pairings.get(name)!, catalog.fonts);
}

const pairings = [...catalog.pairings.keys()].map(pairingNamed);
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

describe("what to watch for", () => {
  const about = (changed: Partial<SitePairing>, total = 50_000) =>
    watchFor({ ...editorial, ...changed }, { heading: 1, body: 1, mono: 1, total }).join("\n");

  it("names a text face without italics", () => {
    const body = withMeta(editorial.body, { styles: ["normal"] });
    expect(about({ body })).toContain("Source Serif 4 has no italics");
    expect(about({})).not.toContain("italics");
  });

  it("names scripts that only the text face has", () => {
    expect(about({})).toContain("headings in Greek come from a system font");
    const heading = withMeta(editorial.heading, { scripts: editorial.body.meta!.scripts });
    expect(about({ heading })).not.toContain("headings in Greek");
  });

  it("names heavy files, and says otherwise of fonts in many files", () => {
    expect(about({}, 50_000)).not.toContain("fonts weigh");
    expect(about({}, 313_000)).toContain("The fonts weigh 313 KB: preload the text face alone.");
    expect(about({}, 5_800_000)).toContain("The fonts have 5.8 MB in many files");
  });

  it("says nothing of weight where a font does not state its bytes", () => {
    expect(watchFor(editorial, undefined).join()).not.toContain("weigh");
  });
});

describe("scripts", () => {
  it("are shared where headings and text both have them", () => {
    const heading = withMeta(editorial.heading, { scripts: ["latin", "greek"] as never });
    const body = withMeta(editorial.body, { scripts: ["latin", "cyrillic", "greek"] as never });
    expect(sharedScripts({ heading, body })).toEqual(["latin", "greek"]);
  });

  it("are named in words, Latin first, without the provider's other subsets", () => {
    expect(scriptNames(["cyrillic-ext", "math", "latin", "chinese-hongkong"])).toBe(
      "Latin, Chinese (Hong Kong), Cyrillic Extended",
    );
  });

  it("decide the languages of the specimen, and a preview the first of them", () => {
    const japanese = pairingNamed("kamishibai");
    const covered = languagesFor(japanese, languages);
    expect(covered.map(({ lang }) => lang)).not.toContain("ru");
    expect(firstLanguage(japanese.item, covered, languages).lang).toBe("ja");
    expect(firstLanguage(editorial.item, languagesFor(editorial, languages), languages).lang).toBe(
      "en",
    );
  });
});

describe("similar pairings", () => {
  const items = [...catalog.pairings.values(), ...catalog.fonts.values()];
  const search = searchData(items, searchVocabulary());
  const similar = similarPairings({ pairings, search }, 6);

  it("are six others for each, none with its heading or its text face", () => {
    const faults = pairings.flatMap((pairing) => {
      const others = (similar.get(pairing.name) ?? []).map(pairingNamed);
      const shares = (other: SitePairing) =>
        other.heading === pairing.heading || other.body === pairing.body;
      return others.length === 6 && !others.some(shares) ? [] : [pairing.name];
    });
    expect(faults).toEqual([]);
  });

  it("of a pairing in Japanese are in Japanese", () => {
    const previews = (similar.get("kamishibai") ?? []).map(
      (name) => catalog.pairings.get(name)?.meta?.preview ?? "",
    );
    expect(previews).toEqual(Array(6).fill(expect.stringMatching(/[\u3040-\u30ff]/)));
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

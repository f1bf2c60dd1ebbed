import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fontFileFacts } from "../../../registry/measures/font-file-facts.ts";
import { localFontMeta } from "../../../registry/measures/local-font-meta.ts";
import type { FontItem } from "../../../registry/model/items.ts";
import { ownRegistryDir } from "../../../registry/model/package-root.ts";
import { readJson } from "../../fixtures/read.ts";

type Meta = NonNullable<FontItem["meta"]>;
type Weight = FontItem["font"]["weight"][number];

const specimen = (name: string) => join(ownRegistryDir, "specimens/faces", `${name}.woff2`);

function shippedMeta(name: string): Meta {
  return (readJson(join(ownRegistryDir, "fonts", `${name}.json`)) as FontItem).meta!;
}

/** A specimen as a file of a local font: its name ends with its weights and its style. */
function fileOf(name: string) {
  const [, from = "", to, italic] = /-(\d+)(?:-(\d+))?(-italic)?$/.exec(name) ?? [];
  const source = specimen(name);
  const bytes = readFileSync(source);
  const weight = to === undefined ? from : `${from} ${to}`;
  const style = italic === undefined ? ("normal" as const) : ("italic" as const);
  return {
    file: { path: `${name}.woff2`, weight, style },
    source,
    bytes,
    facts: fontFileFacts(bytes),
  };
}

const metaOf = (names: string[], weights: Weight[], subsets = ["latin"]) =>
  localFontMeta(names.map(fileOf), weights, subsets);

const sizeOf = (name: string) => statSync(specimen(name)).size;

/** What the Latin letters of a specimen write. */
const WESTERN = [
  "af ca ceb da de en es eu fil fo fr ga gl ht id is it jv lb ms nb nl nn om pt rw sn so sq st su",
  "sv sw tn xh zu",
].flatMap((tags) => tags.split(" "));

/** A specimen has fewer letters and weights than the shipped font, so that its ink reaches less far. */
const withOwnExtents = (metrics: Meta["metrics"]) => ({
  ...metrics,
  extents: { latin: expect.any(Object), "latin-ext": expect.any(Object) },
});

describe("a file measures what the shipped font does", () => {
  it.each([
    ["of one width", "ibm-plex-mono"],
    ["of a high contrast", "abril-fatface"],
    ["of capitals alone", "bebas-neue"],
  ])("%s: %s", async (_, name) => {
    const { metrics, figures, advances } = shippedMeta(name);
    const { italic, ...upright } = advances!["400"]!;
    expect(await metaOf([`${name}-400`], ["400"])).toEqual({
      styles: ["normal"],
      scripts: ["latin"],
      languages: WESTERN,
      metrics: withOwnExtents(metrics),
      // Features are cut from a specimen.
      figures: { ...figures, features: [] },
      advances: { "400": upright },
      bytes: { latin: { "400": sizeOf(`${name}-400`) } },
    });
  });

  it("at the weights of its axis, of which the regular one has the metrics", async () => {
    const { metrics, figures, advances } = shippedMeta("albert-sans");
    const names = ["albert-sans-400-italic", "albert-sans-400-700"];
    const meta = await metaOf(names, ["400", "700"], ["latin", "latin-ext"]);
    expect(meta).toEqual({
      styles: ["normal", "italic"],
      scripts: ["latin", "latin-ext"],
      languages: WESTERN,
      axes: [{ tag: "wght", min: 400, max: 700, default: 400 }],
      metrics: withOwnExtents(metrics),
      figures,
      // The specimen's axis was cut, and its deltas rounded again.
      advances: {
        "400": advances!["400"],
        "700": { text: 458.5, heading: 481.5, documentation: 7126 },
      },
      bytes: { latin: { "400-italic": sizeOf(names[0]!), wght: sizeOf(names[1]!) } },
    });
  });

  it("at the optical sizes of its axis", async () => {
    const { metrics, opticalAdvances } = shippedMeta("inter");
    const meta = await metaOf(["inter-400-700"], ["400"]);
    expect(meta.metrics).toEqual(withOwnExtents(metrics));
    const atRegular = Object.entries(opticalAdvances!).map(([size, { "400": advances }]) => {
      const { italic, ...upright } = advances!;
      return [size, { "400": upright }];
    });
    expect(meta.opticalAdvances).toEqual(Object.fromEntries(atRegular));
  });

  it("of every weight that has a file, upright where there is one", async () => {
    const names = ["overlock-700", "caveat-brush-400", "albert-sans-400-italic"];
    const { advances } = await metaOf(names, ["400", "500", "700"]);
    expect(advances).toEqual({
      "400": {
        ...shippedMeta("caveat-brush").advances!["400"],
        italic: shippedMeta("albert-sans").advances!["400"]!.italic,
      },
      "700": shippedMeta("overlock").advances!["700"],
    });
  });

  it("of an italic, when there is no other file", async () => {
    const { styles, advances } = await metaOf(["amiri-400-italic"], ["400"]);
    expect(styles).toEqual(["italic"]);
    expect(advances!["400"]).not.toEqual(shippedMeta("amiri").advances!["400"]);
  });
});

it("a face with lettering that is no bowl has neither contrast nor stem", async () => {
  const { metrics } = await metaOf(["ballet-400"], ["400"]);
  expect(metrics).toEqual(withOwnExtents(shippedMeta("ballet").metrics));
  expect(Object.keys(metrics!)).not.toContain("stem");
});

it("a face without Latin letters has no heights, no advances, and the stated average", async () => {
  const name = "amiri-arabic-400";
  expect(await metaOf([name], ["400"], ["arabic"])).toEqual({
    styles: ["normal"],
    scripts: ["arabic"],
    // Its vowel signs of Arabic were cut.
    languages: ["fa", "ur"],
    metrics: {
      ...{ unitsPerEm: 1000, ascent: 1124, descent: -634, lineGap: 0, xWidthAvg: 456 },
      extents: { arabic: { above: 1098, below: 582 } },
    },
    bytes: { arabic: { "400": sizeOf(name) } },
  });
});

it("files that cannot be measured are refused when they cannot be decompressed", async () => {
  const file = { ...fileOf("caveat-brush-400"), source: "brush.woff2", bytes: Buffer.from("wOF2") };
  await expect(localFontMeta([file], ["400"], ["latin"])).rejects.toMatchObject({
    name: "MeasuringError",
    message: "brush.woff2 is damaged: its outlines cannot be decompressed. Export it again.",
  });
});

// The last one here: HarfBuzz may have been interrupted while its memory grew, and then reads no other font.
it("files are refused after a time, also in the middle of HarfBuzz", async () => {
  const measuring = localFontMeta([fileOf("inter-400-700")], ["400", "700"], ["latin"], 1);
  await expect(measuring).rejects.toMatchObject({
    name: "MeasuringError",
    message:
      "The files cannot be measured within 0.001 seconds. Export them with simpler outlines and fewer features.",
  });
});

import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Blob, Face } from "harfbuzzjs";
import { cardTextOf, lettersOfCard } from "../../build/site/shared/cards/card-text.ts";
import { fontInRole } from "../../registry/pairing/pairing-fonts.ts";
import {
  SITE_FONT,
  SITE_LETTERS,
  SITE_MONO,
  type SpecimenFace,
  type Specimens,
  readSpecimens,
} from "../../build/site/shared/specimen/specimens.ts";
import { sfntOf } from "../../registry/measures/font-source.ts";
import { unicodeRangeOf } from "../../registry/measures/face-parts.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";
import { catalog } from "./own-registry.ts";

const { pairings } = catalog;
const specimens = readSpecimens();
const faces = specimens.all();

/** Each text of a pairing's card with its font and weight. */
const cardTexts = [...pairings.values()].flatMap((pairing) => {
  const body = catalog.fonts.get(fontInRole(pairing, "body") ?? "");
  const letters = lettersOfCard(cardTextOf(pairing, body?.font.subsets));
  const set = (role: "heading" | "body" | "mono", weight: number, text: string) => {
    return { pairing: pairing.name, font: fontInRole(pairing, role) ?? "", weight, text };
  };
  return [
    set("heading", Number(pairing.css.h1["font-weight"]), letters.heading),
    set("body", 400, letters.body),
    set("mono", 400, letters.mono),
  ].filter(({ text }) => text !== "");
});

it("has faces for the texts of every card", () => {
  const without = cardTexts.filter(
    ({ font, weight, text }) => specimens.card(font, weight, text).length === 0,
  );
  expect(without).toEqual([]);
});

it.each([
  ["letters that it lacks", cardTexts[0]!.font, cardTexts[0]!.weight, "Zebra Quill Ω 漢"],
  ["a weight that it was not drawn in", "abril-fatface", 900, "a"],
])("has no card's face for %s", (_, font, weight, text) => {
  expect(specimens.card(font, weight, text)).toEqual([]);
});

it("has upright text faces with letters, figures and punctuation for the three fonts of every pairing", () => {
  const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index));
  // Which five display and typewriter faces do not have themselves.
  const ascii = printable.filter((character) => !"*^`~".includes(character)).join("");
  const names = [...pairings.values()].flatMap((pairing) =>
    (["heading", "body", "mono"] as const).map((role) => fontInRole(pairing, role) ?? ""),
  );
  const used = [...new Set([...names, SITE_FONT, SITE_MONO])];
  expect(used.filter((name) => !specimens.covers(name, ascii))).toEqual([]);
});

it("has the letters of every preview in the heading and the text font", () => {
  const without = [...pairings.values()].flatMap((pairing) => {
    const preview = pairing.meta?.preview ?? "";
    return (["heading", "body"] as const)
      .map((role) => fontInRole(pairing, role) ?? "")
      .filter((font) => !specimens.covers(font, preview))
      .map((font) => `${pairing.name}: ${font}`);
  });
  expect(without).toEqual([]);
});

it("has Extended Latin in the style and the weights of a text face, since a browser takes both for one text", () => {
  const packed = [...pairings.values()].flatMap((pairing) =>
    (["heading", "body"] as const).flatMap((role) =>
      specimens.extended(fontInRole(pairing, role) ?? ""),
    ),
  );
  expect(packed.length).toBeGreaterThan(0);
  const alone = packed.filter(
    ({ font, style, weight }) =>
      !specimens.text(font).some((face) => face.style === style && face.weight === weight),
  );
  expect(alone).toEqual([]);
});

it("has exactly the files of the index, with its sizes and hashes", () => {
  const files = [...new Set(faces.map(({ file }) => file))].sort();
  expect(readdirSync(specimens.facesDir).sort()).toEqual(files);
  const differing = files.filter((file) => {
    const content = readFileSync(join(specimens.facesDir, file));
    const digest = createHash("sha256").update(content).digest("hex");
    const parts = faces.filter((face) => face.file === file);
    const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
    return content.length !== bytes || !parts.every(({ hash }) => digest.startsWith(hash));
  });
  expect(differing).toEqual([]);
});

it("has no face that draws nothing, since browsers refuse a font file without outlines", () => {
  const blank = faces.filter(({ unicodeRange }) => /^U\+(?:20|A0)$/i.test(unicodeRange));
  expect(blank).toEqual([]);
});

it("states the characters and the weights that each file has", async () => {
  const differing: string[] = [];
  for (const { file, bytes, unicodeRange, weight, ...part } of faces) {
    const start = "start" in part ? Number(part.start) : 0;
    const content = readFileSync(join(specimens.facesDir, file)).subarray(start, start + bytes);
    const face = new Face(new Blob(await sfntOf(content)));
    const characters = unicodeRangeOf(String.fromCodePoint(...face.collectUnicodes()));
    const axis = face.getAxisInfos().wght;
    const weights = axis ? `${axis.min} ${axis.max}` : weight.split(" ")[0];
    if (characters !== unicodeRange || weights !== weight) differing.push(file);
  }
  expect(differing).toEqual([]);
});

it("has at most 2,000 files, and small ones for the site itself", () => {
  const upright = (font: string) => {
    const [face] = specimens.text(font).filter(({ weight }) => weight.startsWith("400"));
    return face?.bytes ?? Infinity;
  };
  expect(new Set(faces.map(({ file }) => file)).size).toBeLessThanOrEqual(2000);
  expect(Math.max(...faces.map(({ bytes }) => bytes))).toBeLessThan(180_000);
  const [first] = specimens.card(SITE_FONT, 400, SITE_LETTERS);
  expect(first?.bytes).toBeLessThanOrEqual(22_000);
  expect(upright(SITE_MONO)).toBeLessThanOrEqual(15_000);
});

describe("the faces of an index", () => {
  const face = (file: string, more: Partial<SpecimenFace> = {}): SpecimenFace => ({
    file,
    bytes: 9_500,
    hash: "0123456789",
    font: "own",
    style: "normal",
    weight: "400",
    unicodeRange: "U+41-5A",
    ...more,
  });
  const withText = (...text: SpecimenFace[]) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "faces.json"), JSON.stringify({ cards: [], text, scripts: [] }));
    return readSpecimens(folder);
  };
  const filesOf = (specimens: Specimens) =>
    specimens.card("own", 400, "ABC").map(({ file }) => file);

  it("cover a text only if the upright ones do", () => {
    expect(withText(face("a.woff2")).covers("own", "ABC")).toBe(true);
    expect(withText(face("a.woff2", { style: "italic" })).covers("own", "ABC")).toBe(false);
    expect(withText(face("a.woff2")).covers("own", "abc")).toBe(false);
    expect(withText(face("a.woff2")).covers("other", "ABC")).toBe(false);
  });

  it("set a card with a small upright text face, and with no other text face", () => {
    expect(filesOf(withText(face("a.woff2")))).toEqual(["a.woff2"]);
    expect(filesOf(withText(face("a.woff2", { bytes: 9_501 })))).toEqual([]);
    expect(filesOf(withText(face("a.woff2", { style: "italic" })))).toEqual([]);
  });
});

it("gives no faces for a font that no pairing uses", () => {
  expect(specimens.text("no-such-font")).toEqual([]);
});

it("without the packs of Extended Latin, as in the npm package, no face is said to have its letters", () => {
  const folder = temporaryFolder();
  const text = faces.filter(({ file }) => file.startsWith("lora-400-700"));
  const extended = specimens.extended("lora");
  const index = { cards: [], text, scripts: [], extended };
  writeFileSync(join(folder, "faces.json"), JSON.stringify(index));
  const packaged = readSpecimens(folder);
  expect(specimens.covers("lora", "Łódź")).toBe(true);
  expect(packaged.covers("lora", "Lodz")).toBe(true);
  expect(packaged.covers("lora", "Łódź")).toBe(false);
  expect(packaged.extended("lora")).toEqual([]);
});

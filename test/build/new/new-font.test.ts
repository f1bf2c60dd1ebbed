import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { validateRegistry } from "../../../build/check/validate.ts";
import { pathsBelow } from "../../../build/dist/paths-below.ts";
import { localFontItem } from "../../../build/new/local-font-item.ts";
import { genericOf } from "../../../registry/measures/local-item.ts";
import { newFont } from "../../../build/new/new-font.ts";
import { NewItemError } from "../../../build/new/write-new-file.ts";
import type { FontItem, LocalFontItem } from "../../../registry/model/items.ts";
import { formatJson } from "../../../registry/model/json.ts";
import { ownRegistryDir } from "../../../registry/model/package-root.ts";
import { BRAND_FILE, brandBytes, specimen } from "../../fixtures/brand-font.ts";
import { readJson } from "../../fixtures/read.ts";
import { temporaryFolder, temporaryRegistry } from "../../fixtures/temporary.ts";

const BRAND = { name: "acme-sans", files: [BRAND_FILE] };
const problemsOf = (registryDir: string) => validateRegistry(registryDir).problems;
const itemIn = (registryDir: string, name: string) =>
  readJson(join(registryDir, "fonts", `${name}.json`)) as LocalFontItem;

describe("of woff2 files", () => {
  it("writes an item that validation accepts with the family, the weights and the files, and copies the file", async () => {
    const registryDir = temporaryFolder();
    const { written } = await newFont({ registryDir, ...BRAND });
    // A process that was killed after the item left it without its files.
    expect(written).toEqual([
      join(registryDir, "files/acme-sans.woff2"),
      join(registryDir, "fonts/acme-sans.json"),
    ]);
    expect(readFileSync(join(registryDir, "files/acme-sans.woff2"))).toEqual(brandBytes());
    expect(problemsOf(registryDir)).toEqual([]);
    const { font, meta } = itemIn(registryDir, "acme-sans");
    expect(font).toMatchObject({
      family: "'Acme Sans', sans-serif",
      provider: "local",
      weight: ["500", "600", "700"],
      subsets: ["latin"],
      files: [{ path: "files/acme-sans.woff2", weight: "500 700", style: "normal" }],
    });
    expect(meta!.bytes).toEqual({ latin: { wght: brandBytes().length } });
  });

  it.each([
    ["fira-mono-400", "monospace", "'Acme Face', monospace"],
    ["source-serif-4-400-700", "serif", "'Acme Face', serif"],
    ["inter-400-700", "sans-serif", "'Acme Face', sans-serif"],
  ])("of %s states the category %s, and a title in words", async (face, category, family) => {
    const registryDir = temporaryFolder();
    const { item } = await newFont({ registryDir, name: "acme-face", files: [specimen(face)] });
    expect(item).toMatchObject({ title: "Acme Face", categories: [category], font: { family } });
    expect(item.meta).not.toHaveProperty("genericFamily");
  });

  it("copies each file to the name of its weight, whatever their order", async () => {
    const registryDir = temporaryFolder();
    const files = ["700", "400", "600"].map((weight) => specimen(`ibm-plex-mono-${weight}`));
    await newFont({ registryDir, name: "acme-mono", files });
    expect(itemIn(registryDir, "acme-mono").font.weight).toEqual(["400", "600", "700"]);
    for (const weight of ["400", "600", "700"])
      expect(readFileSync(join(registryDir, `files/acme-mono-${weight}.woff2`))).toEqual(
        readFileSync(specimen(`ibm-plex-mono-${weight}`)),
      );
  });

  it("of an italic alone has the weights of the italic", async () => {
    const registryDir = temporaryFolder();
    const files = [specimen("lora-400-italic")];
    const { item } = await newFont({ registryDir, name: "acme-serif", files });
    expect(item.font.weight).toEqual(["400"]);
    expect(item.meta?.styles).toEqual(["italic"]);
    expect(problemsOf(registryDir)).toEqual([]);
  });

  it("takes the title of the family that the file names, if it is named for it", async () => {
    const registryDir = temporaryFolder();
    const files = [specimen("ibm-plex-mono-400")];
    const { item } = await newFont({ registryDir, name: "ibm-plex-mono", files });
    expect(item.title).toBe("IBM Plex Mono");
    expect(item.description).toBe("IBM Plex Mono — Monospace font.");
  });

  it("takes title and category as they are given", async () => {
    const registryDir = temporaryFolder();
    const options = { registryDir, name: "acme-sc", files: [specimen("abril-fatface-400")] };
    await newFont({ ...options, title: "Acme SC", category: "handwriting" });
    const { title, font, meta } = itemIn(registryDir, "acme-sc");
    expect([title, font.family]).toEqual(["Acme SC", "'Acme SC', cursive"]);
    expect(meta!.genericFamily).toBeDefined();
    expect(problemsOf(registryDir)).toEqual([]);
  });
});

it("without files copies the shipped item, which validation accepts", async () => {
  const registryDir = temporaryFolder();
  for (const name of ["inter", "lora"]) await newFont({ registryDir, name, files: [] });
  expect(pathsBelow(registryDir).sort()).toEqual(["fonts/inter.json", "fonts/lora.json"]);
  const { $schema: _, ...shipped } = readJson(join(ownRegistryDir, "fonts/inter.json")) as FontItem;
  expect(itemIn(registryDir, "inter")).toEqual(shipped);
  expect(problemsOf(registryDir)).toEqual([]);
});

it.each([
  [["ibm-plex-mono-700"], ["latin"]],
  [["ibm-plex-mono-cyrillic-400"], ["cyrillic"]],
  [["ibm-plex-mono-700", "ibm-plex-mono-cyrillic-400"], []],
])("of %j has the subsets that all of the files cover: %j", async (faces, subsets) => {
  const { item } = await localFontItem({ name: "acme-mono", files: faces.map(specimen) });
  expect(item.font.subsets).toEqual(subsets);
});

describe("the generic family", () => {
  const sans = { isFixedPitch: false, hasSerifs: false };
  const serif = { isFixedPitch: false, hasSerifs: true };
  const mono = { isFixedPitch: true, hasSerifs: true };

  it.each<[string, Parameters<typeof genericOf>, string]>([
    ["is what the file states", [serif], "serif"],
    ["is what the file states, of a sans serif", [sans], "sans-serif"],
    ["of a fixed pitch is monospace, with serifs too", [mono], "monospace"],
    ["of unclassified letters is sans-serif", [{ isFixedPitch: false }], "sans-serif"],
    ["is the category if it is one", [sans, "serif"], "serif"],
    ["is the category whatever the pitch", [mono, "sans-serif"], "sans-serif"],
    ["is the category whatever the letters", [serif, "monospace"], "monospace"],
    ["of a display face is what the file states", [serif, "display"], "serif"],
    ["of handwriting is what the file states", [mono, "handwriting"], "monospace"],
  ])("%s", (_, facts, generic) => {
    expect(genericOf(...facts)).toBe(generic);
  });
});

describe("writes nothing, and says why", () => {
  const notAName = (name: string) =>
    `"${name}" is not a name: write lowercase words joined by hyphens.`;
  const notShipped = (name: string, nearest = "") =>
    `typography-registry ships no font "${name}". Use --files to add a font of your own${nearest}`;
  const NEAREST = '; did you mean "inter"?';
  const [longest, tooLong] = ["a".repeat(100), "a".repeat(101)];
  const JSON_FILE = join(ownRegistryDir, "next-subsets.json");

  it.each<[string, { name: string; files: string[]; title?: string }, string]>([
    ["no shipped font", { name: "interr", files: [] }, notShipped("interr", NEAREST)],
    ["a name of a hundred characters", { name: longest, files: [] }, notShipped(longest)],
    ["a name of more", { name: tooLong, files: [] }, notAName(tooLong)],
    ["a name with capitals", { ...BRAND, name: "Acme" }, notAName("Acme")],
    ["a name that leaves the folder", { ...BRAND, name: "../acme" }, notAName("../acme")],
    ["no name", { ...BRAND, name: "" }, notAName("")],
    [
      "a title of another name",
      { ...BRAND, title: "The Other" },
      'The title "The Other" does not have the name "acme-sans". Name the font the-other, or choose another --title.',
    ],
    ["a missing file", { ...BRAND, files: ["/no"] }, "/no was not found; check its path."],
    [
      "a folder",
      { ...BRAND, files: [ownRegistryDir] },
      `${ownRegistryDir} is not a regular file; replace it with a regular file, or remove it.`,
    ],
    ["JSON", { ...BRAND, files: [JSON_FILE] }, `${JSON_FILE} is not a woff2 font.`],
  ])("%s", async (_, options, message) => {
    const registryDir = temporaryFolder();
    await expect(newFont({ registryDir, ...options })).rejects.toThrow(new NewItemError(message));
    expect(pathsBelow(registryDir)).toEqual([]);
  });

  it.each([
    ["missing", "was not found"],
    ["file", "is not a folder"],
  ])("into a registry that is %s", async (name, problem) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "file"), "");
    const registryDir = join(folder, name);
    await expect(newFont({ registryDir, ...BRAND })).rejects.toThrow(
      new NewItemError(`${registryDir} ${problem}. Use --registry to name a registry folder.`),
    );
    expect(pathsBelow(folder)).toEqual(["file"]);
  });

  it("beside a file registry/fonts it said that the item exists, and left the copied woff2", async () => {
    const registryDir = temporaryFolder();
    writeFileSync(join(registryDir, "fonts"), "");
    await expect(newFont({ registryDir, ...BRAND })).rejects.toThrow(
      new NewItemError(`${registryDir}/fonts is not a folder. Replace it with a folder.`),
    );
    expect(pathsBelow(registryDir)).toEqual(["fonts"]);
  });

  it.each(["fonts/acme-sans.json", "files/acme-sans.woff2"])("%s exists already", async (path) => {
    const registryDir = temporaryFolder();
    mkdirSync(join(registryDir, path, ".."), { recursive: true });
    writeFileSync(join(registryDir, path), "mine");
    await expect(newFont({ registryDir, ...BRAND })).rejects.toThrow(
      `${join(registryDir, path)} exists. Choose another name, or edit it.`,
    );
    expect(pathsBelow(registryDir)).toEqual([path]);
    expect(readFileSync(join(registryDir, path), "utf8")).toBe("mine");
  });
});

describe("a font of the registry", () => {
  const replace = { name: "acme-sans", files: [], replace: true };

  it("is measured again, and keeps what a person has stated", async () => {
    const { registryDir, file, item } = await ownFont();
    const meta = { ...item.meta, license: { id: "OFL-1.1" } };
    const wrong = { ...meta, metrics: { ...meta.metrics, ascent: 1 } };
    writeFileSync(file, formatJson({ ...item, meta: wrong }));
    await newFont({ registryDir, ...replace });
    expect(readJson(file)).toEqual({ ...item, meta });
    expect(problemsOf(registryDir)).toEqual([]);
  });

  it("gets other files, and the item that they give", async () => {
    const { registryDir, file } = await ownFont();
    const other = specimen("source-serif-4-400-700");
    const { written } = await newFont({ registryDir, ...replace, files: [other] });
    expect(written).toEqual([join(registryDir, "files/acme-sans.woff2"), file]);
    expect(readFileSync(written[0]!)).toEqual(readFileSync(other));
    expect(problemsOf(registryDir)).toEqual([]);
  });

  it.each([
    ["is not in the registry", "acme-mono", "acme-mono.json does not exist. Leave out --replace"],
    ["has no files of its own", "inter", "has no files of its own, so it cannot be measured"],
  ])("that %s is not replaced", async (_, name, message) => {
    const { registryDir } = await ownFont();
    await expect(newFont({ registryDir, ...replace, name })).rejects.toThrow(message);
  });

  it("behind a symlink is not replaced: it may lead anywhere", async () => {
    const { registryDir } = await ownFont();
    const elsewhere = temporaryFolder();
    cpSync(join(registryDir, "files"), elsewhere, { recursive: true });
    rmSync(join(registryDir, "files"), { recursive: true });
    symlinkSync(elsewhere, join(registryDir, "files"));
    await expect(newFont({ registryDir, ...replace })).rejects.toThrow("symlink");
    expect(readFileSync(join(elsewhere, "acme-sans.woff2"))).toEqual(brandBytes());
  });

  /** A registry with the brand font. */
  async function ownFont() {
    const registryDir = temporaryRegistry();
    const { item } = await newFont({ registryDir, ...BRAND });
    return { registryDir, item, file: join(registryDir, "fonts/acme-sans.json") };
  }
});

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  drawingDistFiles,
  drawingFilesFor,
  drawingsIndex,
} from "../../build/site/shared/faces/drawing-files.ts";
import type { FontDrawings } from "../../build/site/shared/faces/font-drawings.ts";
import { readSpecimens } from "../../build/site/shared/specimen/specimens.ts";
import { hasWeight } from "../../registry/faces/face-weights.ts";
import { packageDir } from "../../registry/model/package-root.ts";
import { catalog } from "./own-registry.ts";

const { fonts } = catalog;
const specimens = readSpecimens();
const files = drawingFilesFor(fonts);
const versions = JSON.parse(
  readFileSync(join(packageDir, "registry/fontsource-versions.json"), "utf8"),
) as Record<string, string | null>;

it("every family with a published package has a regular specimen face or a drawing, and not both", () => {
  const drawn = new Set(files.flatMap((file) => file.fonts));
  const packaged = [...fonts.values()].filter(({ name }) =>
    [`@fontsource/${name}`, `@fontsource-variable/${name}`].some((one) => versions[one]),
  );
  const hasRegular = (font: string) =>
    specimens.text(font).some((face) => face.style === "normal" && hasWeight(face, 400));
  const wrong = packaged.filter(({ name }) => hasRegular(name) === drawn.has(name));
  // Pictures in colors, without outlines; the last two have more points than a page should load.
  expect(wrong.map(({ name }) => name)).toEqual([
    "allkin",
    "noto-color-emoji",
    "rubik-80s-fade",
    "rubik-pixels",
  ]);
});

it("each drawing states its box and a path that begins at a point, in files with their hashes", () => {
  for (const [index, { body }] of drawingDistFiles(files).entries()) {
    const { hash, fonts: listed } = files[index]!;
    expect(createHash("sha256").update(body).digest("hex").startsWith(hash)).toBe(true);
    const drawings = JSON.parse(body.toString()) as FontDrawings;
    expect(Object.keys(drawings)).toEqual(listed);
    for (const { name, letters } of Object.values(drawings))
      for (const line of [name, letters])
        if (line) expect(line.join(" ")).toMatch(/^0 -?\d+ \d+ \d+ \d+ m-?\d/);
  }
});

it("a registry with some of the fonts publishes the files that draw one of them", () => {
  const own = drawingFilesFor(new Map([["zeyada", {}]]));
  expect(Object.values(drawingsIndex(own))).toEqual([["zeyada"]]);
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { drawingFiles, drawingsIndex } from "../../build/site/shared/faces/drawing-files.ts";
import type { FontDrawings } from "../../build/site/shared/faces/font-drawings.ts";
import { readSpecimens } from "../../build/site/shared/specimen/specimens.ts";
import { hasWeight } from "../../registry/faces/face-weights.ts";
import { packageDir } from "../../registry/model/package-root.ts";
import { catalog } from "./own-registry.ts";

const fonts = [...catalog.fonts.values()];
const specimens = readSpecimens();
const files = drawingFiles(fonts.map(({ name }) => name));
const drawings = new Map(
  files.flatMap(({ body }) => Object.entries(JSON.parse(body) as FontDrawings)),
);
const versions = JSON.parse(
  readFileSync(join(packageDir, "registry/fontsource-versions.json"), "utf8"),
) as Record<string, string | null>;

function hasRegularFace(font: string): boolean {
  return specimens.text(font).some((face) => face.style === "normal" && hasWeight(face, 400));
}

it("every family with a published package has a drawing, or a regular face if its name has too many points", () => {
  const packaged = fonts.filter(({ name }) =>
    [`@fontsource/${name}`, `@fontsource-variable/${name}`].some((one) => versions[one]),
  );
  const missing = packaged.filter(({ name }) => !drawings.has(name) && !hasRegularFace(name));
  // Pictures in colors, without outlines; the last two have more points than a page should load.
  expect(missing.map(({ name }) => name)).toEqual([
    "allkin",
    "noto-color-emoji",
    "rubik-80s-fade",
    "rubik-pixels",
  ]);
});

it("each drawing states its box and a path that begins at a point", () => {
  for (const { name, letters } of drawings.values())
    for (const line of [name, letters])
      if (line) expect(line.join(" ")).toMatch(/^0 -?\d+ \d+ \d+ \d+ m-?\d/);
});

it("has letters beside the name only of a family that has no regular face", () => {
  const both = [...drawings].filter(([font, { letters }]) => letters && hasRegularFace(font));
  expect(both.map(([font]) => font)).toEqual([]);
});

it("the first file has the fonts that come first", () => {
  const order = ["zeyada", "roboto", "no-such-font", ...[...drawings.keys()].slice(0, 60)];
  const [first, second] = drawingFiles(order);
  expect(first?.fonts.slice(0, 2)).toEqual(["zeyada", "roboto"]);
  expect(second?.fonts).not.toHaveLength(0);
});

it("a registry with some of the fonts publishes the drawings of these alone", () => {
  const own = drawingFiles(["zeyada"]);
  expect(Object.values(drawingsIndex(own))).toEqual([["zeyada"]]);
});

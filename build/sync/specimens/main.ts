/**
 * `npm run sync:specimens`: writes the faces of the site, their index, the character sets of their fonts and
 * drawings of all families into `registry/specimens/`, from the font files that `npm run sync:fonts` pins and from
 * those of specimen-packages.json. A second run changes nothing.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "glob";
import { hasWeight } from "../../../registry/faces/face-weights.ts";
import { loadCatalog } from "../../../registry/pairing/catalog.ts";
import type { FontItem } from "../../../registry/model/items.ts";
import {
  fontsourceVersionsFile,
  ownRegistryDir,
  packageDir,
  specimensDir,
} from "../../../registry/model/package-root.ts";
import { fontsourcePackage, isVariablePackage } from "../../../registry/faces/provider-names.ts";
import { encodedCharacterSets } from "../../site/shared/faces/character-sets.ts";
import type { FontDrawing } from "../../site/shared/faces/font-drawings.ts";
import { SMALL_FACE_BYTES } from "../../site/shared/specimen/specimens.ts";
import { type PinnedPackages, fetchedPackages } from "../fonts/fetched-packages.ts";
import { charactersOf } from "../fonts/font-characters.ts";
import { drawingFiles, drawingOf } from "./drawings.ts";
import { plannedFaces } from "./specimen-faces.ts";
import {
  type MadeFace,
  formatCoverage,
  formatSpecimenIndex,
  packedFaces,
} from "./specimen-index.ts";
import { subsetOf } from "./specimen-subset.ts";
import { type SpecimenUse, readSpecimenLanguages, specimenUses } from "./specimen-uses.ts";

const facesDir = join(specimensDir, "faces");
const cacheDir = join(packageDir, ".cache/sync");
const subsetsDir = join(packageDir, ".cache/specimens");

const catalog = loadCatalog(ownRegistryDir);
const uses = specimenUses(catalog, readSpecimenLanguages());
const versions = pinnedPackages(fontsourceVersionsFile);
const unchunked = pinnedPackages(join(packageDir, "build/sync/specimens/specimen-packages.json"));
const names = uses.map(({ font }) => packageOf(font));
// Some families have no package.
const installed = Object.fromEntries(
  [...names, ...[...catalog.fonts.values()].map(packageOf)].flatMap((name) => {
    const version = versions[name];
    return version ? [[name, version]] : [];
  }),
);
console.log("Fetching what .cache/sync lacks; the first run takes some minutes…");
const folders = await fetchedPackages({ ...installed, ...unchunked }, cacheDir);

console.log(`Cutting the faces of ${uses.length} families…`);
const made: MadeFace[] = [];
for (const use of uses) made.push(...(await facesOf(use)));
const packed = packedFaces(made.filter(({ kind }) => kind === "extended"));
const faces = [...made.filter(({ kind }) => kind !== "extended"), ...packed];
mkdirSync(facesDir, { recursive: true });
const stale = new Set(globSync("*", { cwd: facesDir }));
for (const { file, woff2, pack } of faces) {
  writeFileSync(join(facesDir, pack?.file ?? file), pack?.content ?? woff2);
  stale.delete(pack?.file ?? file);
}
for (const file of stale) rmSync(join(facesDir, file));
writeFileSync(join(specimensDir, "faces.json"), formatSpecimenIndex(faces));

const characters = new Map<string, Set<number>>();
for (const { font, weights } of uses) {
  const folder = folders.get(packageOf(font)) ?? "";
  characters.set(font.name, await charactersOf(font, weights, folder));
}
const coverage = formatCoverage(encodedCharacterSets(characters));
writeFileSync(join(specimensDir, "coverage.json"), coverage);

console.log("Drawing the families…");
const drawings = new Map<string, FontDrawing>();
for (const font of catalog.fonts.values()) {
  const folder = folders.get(packageOf(font));
  const drawing = folder ? await drawingOf(font, folder) : undefined;
  const hasFace = made.some(
    (face) => face.font === font.name && face.kind === "text" && hasRegular(face),
  );
  if (drawing && !hasFace) drawings.set(font.name, drawing);
  // Where the site has the face, that sets the letters, and a name of too many points.
  if (drawing?.name && hasFace) drawings.set(font.name, { name: drawing.name });
}
const drawingsDir = join(specimensDir, "drawings");
rmSync(drawingsDir, { recursive: true, force: true });
mkdirSync(drawingsDir);
for (const [file, content] of drawingFiles(drawings))
  writeFileSync(join(drawingsDir, file), content);

const megabytes = made.reduce((sum, { woff2 }) => sum + woff2.length, 0) / 1e6;
console.log(`${made.length} faces, ${megabytes.toFixed(1)} MB`);

async function facesOf(use: SpecimenUse): Promise<MadeFace[]> {
  const name = packageOf(use.font);
  const sources = {
    font: use.font,
    installed: folders.get(name) ?? "",
    unchunked: folders.get(fontsourcePackage(use.font.name, false)),
  };
  const faces: MadeFace[] = [];
  for (const face of await plannedFaces(use, sources)) {
    const woff2 = await subsetOf(face.source, face.cut, versions[name] ?? "", subsetsDir);
    faces.push({ ...face, woff2 });
  }
  return faces.filter((face) => face.kind !== "cards" || !faces.some(isAsGoodAs(face)));
}

function hasRegular(face: MadeFace): boolean {
  return face.style === "normal" && hasWeight(face, 400);
}

/** A text face with the letters and weights of a card's face is the card's, too, if it is small. */
function isAsGoodAs({ weight, cut }: MadeFace) {
  const weights = weight.split(" ").map(Number);
  return (face: MadeFace) =>
    face.kind === "text" &&
    face.style === "normal" &&
    face.woff2.length <= SMALL_FACE_BYTES &&
    weights.every((one) => hasWeight(face, one)) &&
    Array.from(cut.characters).every((character) => face.cut.characters.includes(character));
}

function packageOf({ name, meta }: FontItem): string {
  return fontsourcePackage(name, isVariablePackage(meta?.axes));
}

function pinnedPackages(file: string): PinnedPackages {
  return JSON.parse(readFileSync(file, "utf8")) as PinnedPackages;
}

/**
 * `npm run sync:specimens`: writes the faces of the site, their index, and the outlines of social pictures
 * into `registry/specimens/`, from the font files that `npm run sync:fonts` pins and from those of
 * specimen-packages.json. A second run changes nothing.
 */
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { hasWeight } from "../../../registry/faces/face-weights.ts";
import { loadCatalog } from "../../../registry/model/catalog.ts";
import { ownRegistryDir, packageDir } from "../../../registry/model/package-root.ts";
import { fontsourcePackage, isVariablePackage } from "../../../registry/faces/provider-names.ts";
import { SMALL_FACE_BYTES } from "../../site/specimen/specimens.ts";
import { type PinnedPackages, fetchedPackages } from "../fonts/fetched-packages.ts";
import { syncOutlines } from "./outlines.ts";
import { showProgress } from "../fonts/show-progress.ts";
import { type FaceKind, plannedFaces } from "./specimen-faces.ts";
import { FACE_KINDS, type MadeFace, formatSpecimenIndex } from "./specimen-index.ts";
import { readSpecimenLanguages } from "./specimen-languages.ts";
import { FamilySources } from "./specimen-sources.ts";
import { cachedSubset } from "./specimen-subset.ts";
import { type SpecimenUse, specimenUses } from "./specimen-uses.ts";

const specimensDir = join(ownRegistryDir, "specimens");
const facesDir = join(specimensDir, "faces");
const cacheDir = join(packageDir, ".cache/sync");
const madeDir = join(packageDir, ".cache/specimens");

const catalog = loadCatalog(ownRegistryDir);
const uses = specimenUses(catalog, readSpecimenLanguages(specimensDir));
const versions = await pinnedPackages("fonts/fontsource-versions.json");
const unchunked = await pinnedPackages("specimens/specimen-packages.json");
const installed = Object.fromEntries(
  uses.map(packageOf).map((name): [string, string] => [name, versions[name] ?? ""]),
);
const folders = await fetchedPackages(
  { ...installed, ...unchunked },
  cacheDir,
  showProgress("Fetching font files"),
);

const made: MadeFace[] = [];
const showMade = showProgress("Making the faces of families");
for (const [index, use] of uses.entries()) {
  made.push(...(await facesOf(use)));
  showMade(index + 1, uses.length);
}

await mkdir(facesDir, { recursive: true });
const files = new Map(made.map(({ planned, woff2 }) => [planned.file, woff2]));
for (const [file, woff2] of files) await writeFile(join(facesDir, file), woff2);
for (const file of await readdir(facesDir)) {
  if (!files.has(file)) await rm(join(facesDir, file));
}
await writeFile(join(specimensDir, "faces.json"), formatSpecimenIndex(made));
const missing = await syncOutlines(catalog, folders);
for (const { font, text } of missing) console.log(`${font} lacks a letter of "${text}"`);
console.table(FACE_KINDS.map((kind) => ({ kind, ...sizesOf(kind) })));

async function facesOf(use: SpecimenUse): Promise<MadeFace[]> {
  const folder = folders.get(packageOf(use)) ?? "";
  const whole = folders.get(fontsourcePackage(use.font.name, false));
  const sources = new FamilySources(use.font, {
    installed: folder,
    ...(whole !== undefined && { unchunked: whole }),
  });
  const faces: MadeFace[] = [];
  for (const planned of await plannedFaces(use, sources)) {
    const { source, sfnt, cut } = planned;
    const version = versions[packageOf(use)] ?? "";
    faces.push({ planned, woff2: await cachedSubset(`${source} ${version}`, sfnt, cut, madeDir) });
  }
  return faces.filter((face) => !isNeedless(face, faces));
}

/** A card's face beside a text face that is as good as it, and hardly larger. */
function isNeedless({ planned }: MadeFace, ofFamily: readonly MadeFace[]): boolean {
  if (planned.kind !== "cards") return false;
  const weights = planned.weight.split(" ").map(Number);
  const small = ofFamily.filter(
    (face) =>
      face.planned.kind === "text" &&
      face.planned.style === "normal" &&
      face.woff2.length <= SMALL_FACE_BYTES &&
      weights.every((weight) => hasWeight(face.planned, weight)),
  );
  return small.some((face) =>
    Array.from(planned.cut.characters).every((character) =>
      face.planned.cut.characters.includes(character),
    ),
  );
}

function packageOf({ font }: SpecimenUse): string {
  return fontsourcePackage(font.name, isVariablePackage(font.meta?.axes));
}

async function pinnedPackages(file: string): Promise<PinnedPackages> {
  return JSON.parse(await readFile(join(packageDir, "build/sync", file), "utf8")) as PinnedPackages;
}

/** In bytes. */
function sizesOf(kind: FaceKind): Record<string, number> {
  const bytes = made
    .filter(({ planned }) => planned.kind === kind)
    .map(({ woff2 }) => woff2.length)
    .sort((a, b) => a - b);
  return {
    files: bytes.length,
    median: bytes[Math.floor(bytes.length / 2)] ?? 0,
    largest: bytes.at(-1) ?? 0,
    total: bytes.reduce((sum, size) => sum + size, 0),
  };
}

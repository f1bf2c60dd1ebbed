import { type FontFile, sheetOf } from "../../registry/faces/face-weights.ts";
import { localFaces } from "../../registry/pairing/loaded-faces.ts";
import { packageNameIn } from "../../registry/faces/provider-names.ts";
import { cssRule } from "../../registry/formats/rules.ts";
import { regularFile } from "../../registry/measures/local-files.ts";
import type { FontFiles } from "../../registry/model/font-files.ts";
import { type FontItem, type LocalFontItem, isLocalFont } from "../../registry/model/items.ts";
import { formatJson } from "../../registry/model/json.ts";
import type { EarlierBuild } from "../dist/earlier-build.ts";
import { type DistFile, sha256 } from "../dist/write-dist.ts";

/** What npm calls the licence of a package that nobody else may use. */
const UNLICENSED = "UNLICENSED";

/**
 * The local fonts of a registry as one npm package, for apps that serve the files themselves: a folder for
 * each family, in the shape of a package of Fontsource.
 *
 * @param specification name and version: `@acme/fonts@1.2.0`
 * @see https://fontsource.org/docs/getting-started/css
 */
export function fontPackageFiles(
  specification: string,
  fonts: Iterable<FontItem>,
  fontFiles: FontFiles,
): DistFile[] {
  const own = [...fonts].filter(isLocalFont);
  const name = packageNameIn(specification);
  const licences = new Set(own.map(({ meta }) => meta?.license?.id ?? UNLICENSED));
  const [licence = UNLICENSED] = licences;
  const manifest = {
    name,
    version: specification.slice(name.length + 1),
    description: `The fonts ${own.map(({ title }) => title).join(", ")}.`,
    license: licences.size === 1 ? licence : "SEE LICENSE IN LICENSE",
    files: own.map((font) => font.name),
    sideEffects: ["**/*.css"],
  };
  return [
    { paths: ["package.json"], body: formatJson(manifest) },
    { paths: ["LICENSE"], body: own.map(licenceOf).join("\n") },
    ...own.flatMap((font) => familyFiles(font, fontFiles)),
  ];
}

function licenceOf({ title, meta }: LocalFontItem): string {
  const { id = UNLICENSED, copyright } = meta?.license ?? {};
  return `${title}: ${id}\n${copyright === undefined ? "" : `${copyright}\n`}`;
}

/** Sheets and files of a family, and what programs read of it. */
function familyFiles(item: LocalFontItem, fontFiles: FontFiles): DistFile[] {
  const { name, font } = item;
  const at = (path: string) => [`${name}/${path}`];
  const sheets = new Map<string, FontFile[]>();
  const add = (sheet: string, file: FontFile) =>
    sheets.set(sheet, [...(sheets.get(sheet) ?? []), file]);
  const regular = sheetOf(regularFile(font.files.map((file) => ({ file }))).file);
  for (const file of font.files) {
    const sheet = sheetOf(file);
    add(sheet, file);
    if (sheet === regular) add("index", file);
    for (const subset of file.subset === undefined ? font.subsets : [file.subset])
      add(`${subset}-${sheet}`, file);
  }
  return [
    ...[...sheets].map(([sheet, files]) => ({ paths: at(`${sheet}.css`), body: css(item, files) })),
    ...font.files.map((file) => ({
      paths: at(`files/${fileName(name, file)}`),
      body: fontFiles.get(file.path)?.bytes ?? Buffer.alloc(0),
    })),
    { paths: at("unicode.json"), body: formatJson(unicodeRanges(font.files)) },
    { paths: at("metadata.json"), body: formatJson(metadataOf(item)) },
  ];
}

function css({ name, title }: LocalFontItem, files: readonly FontFile[]): string {
  const located = files.map((file) => ({ ...file, path: `./files/${fileName(name, file)}` }));
  return Object.values(localFaces(title, located))
    .map((face) => cssRule("@font-face", face))
    .join("\n");
}

/** `acme-sans-latin-400-normal.woff2`, as Fontsource names files. */
function fileName(name: string, file: FontFile): string {
  const weight = sheetOf({ ...file, style: "normal" });
  const parts = [name, ...(file.subset === undefined ? [] : [file.subset]), weight, file.style];
  return `${parts.join("-")}.woff2`;
}

function unicodeRanges(files: readonly FontFile[]): Record<string, string> {
  return Object.fromEntries(
    files.flatMap(({ subset, unicodeRange }) =>
      subset === undefined || unicodeRange === undefined ? [] : [[subset, unicodeRange]],
    ),
  );
}

function metadataOf({ name, title, font, categories, meta }: LocalFontItem): object {
  const axes = meta?.axes ?? [];
  return {
    id: name,
    family: title,
    subsets: font.subsets,
    weights: font.weight.map(Number),
    styles: meta?.styles ?? ["normal"],
    defSubset: font.subsets.includes("latin") ? "latin" : font.subsets[0],
    variable:
      axes.length > 0 &&
      Object.fromEntries(axes.map(({ tag, ...range }) => [tag, { ...range, step: 1 }])),
    category: categories?.[0],
    license: { type: meta?.license?.id ?? UNLICENSED, attribution: meta?.license?.copyright },
    type: "other",
  };
}

/** Font files of which an earlier build wrote others into the package under the same version. */
export function otherFonts(
  files: readonly DistFile[],
  earlier: EarlierBuild | undefined,
): string[] {
  const before = new Map(
    earlier?.manifest.contents.flatMap(({ sha256: hash, paths }) =>
      paths.map((path) => [path, hash] as const),
    ),
  );
  const differs = ({ paths: [path = ""], body }: DistFile) =>
    before.has(path) && before.get(path) !== sha256(body);
  const isSameVersion = files.some((file) => file.paths[0] === "package.json" && !differs(file));
  if (!isSameVersion) return [];
  return files
    .filter(differs)
    .flatMap(({ paths }) => paths.filter((path) => path.endsWith(".woff2")));
}

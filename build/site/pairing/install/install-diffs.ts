import type { InstallFlavour } from "../../shared/installed-items.ts";
import type { InstallFramework, PairingInstalls } from "../../shared/recorded-installs.ts";
import { mergedBlocks } from "./merged-blocks.ts";

/** One of the recorded installations of a pairing. */
export interface InstallVariant {
  project: InstallFramework;
  flavour: InstallFlavour;
}

/** What an installation changes in one file, in every kind of project and flavour that changes it. */
export interface FileDiff {
  /** The file's path in each kind of project. */
  paths: ReadonlyMap<InstallFramework, string>;
  places: Place[];
  counts: { text: string; places: Place[] }[];
  parts: DiffPart[];
}

/** Where something is shown; everywhere as far as it states nothing. */
export interface Place {
  projects?: readonly InstallFramework[];
  flavours?: readonly InstallFlavour[];
}

/** Consecutive lines of a diff of one kind, with their signs and without a newline at the end. */
export interface DiffPart {
  kind: "added" | "removed" | "context";
  places: Place[];
  text: string;
}

const KIND: Readonly<Record<string, DiffPart["kind"]>> = { "+": "added", "-": "removed" };
const MANIFEST = "package.json";
const STYLESHEET = "stylesheet";

/** The changed files, the stylesheet first and `package.json` last. */
export function fileDiffs(installs: PairingInstalls): FileDiff[] {
  const variants = variantsOf(installs);
  const files = new Map<string, ChangedFile>([[STYLESHEET, newFile()]]);
  for (const variant of variants)
    for (const { path, blocks } of installs[variant.flavour][variant.project]) {
      const role = path.endsWith(".css") ? STYLESHEET : path;
      const file = files.get(role) ?? newFile();
      file.paths.set(variant.project, path);
      file.blocks.set(variant, shownBlocks(path, blocks));
      files.set(role, file);
    }
  return [...files]
    .sort(([a], [b]) => Number(a === MANIFEST) - Number(b === MANIFEST))
    .map(([, file]) => fileDiff(file, variants));
}

export function variantsOf(installs: PairingInstalls): InstallVariant[] {
  return (Object.keys(installs) as InstallFlavour[]).flatMap((flavour) =>
    (Object.keys(installs[flavour]) as InstallFramework[]).map((project) => ({ project, flavour })),
  );
}

/** There are a few dozen sets of variants, and thousands of parts on each of hundreds of pages. */
const knownPlaces = new Map<string, Place[]>();

/**
 * Where some variants are shown among all those that may be.
 *
 * @returns one place, or several where the kinds of projects have it in different flavours; the same list
 *   for the same variants
 */
export function placesOf(
  variants: readonly InstallVariant[],
  all: readonly InstallVariant[],
): Place[] {
  const key = `${keyOf(variants)} of ${keyOf(all)}`;
  const places = knownPlaces.get(key) ?? placesAmong(variants, all);
  knownPlaces.set(key, places);
  return places;
}

function keyOf(variants: readonly InstallVariant[]): string {
  let key = "";
  for (const { project, flavour } of variants) key += `${project}/${flavour} `;
  return key;
}

function placesAmong(variants: readonly InstallVariant[], all: readonly InstallVariant[]): Place[] {
  const projects = [...new Set(all.map(({ project }) => project))];
  const grouped = new Map<string, InstallFramework[]>();
  for (const project of projects) {
    const key = flavoursIn(variants, project).join(" ");
    if (key !== "") grouped.set(key, [...(grouped.get(key) ?? []), project]);
  }
  return [...grouped].map(([key, group]) => {
    const isEveryFlavour = group.every((project) => flavoursIn(all, project).join(" ") === key);
    return {
      ...(group.length < projects.length && { projects: group }),
      ...(!isEveryFlavour && { flavours: key.split(" ") as InstallFlavour[] }),
    };
  });
}

/** Equal texts once, each with the variants that have it. */
export function variantsByText(
  texts: Iterable<readonly [InstallVariant, string]>,
): Map<string, InstallVariant[]> {
  const grouped = new Map<string, InstallVariant[]>();
  for (const [variant, text] of texts) grouped.set(text, [...(grouped.get(text) ?? []), variant]);
  return grouped;
}

interface ChangedFile {
  paths: Map<InstallFramework, string>;
  blocks: Map<InstallVariant, readonly string[]>;
}

function newFile(): ChangedFile {
  return { paths: new Map(), blocks: new Map() };
}

function fileDiff({ paths, blocks }: ChangedFile, all: readonly InstallVariant[]): FileDiff {
  const own = [...blocks.keys()];
  const counts = new Map(
    own.map((variant): [InstallVariant, LineCount] => [variant, { added: 0, removed: 0 }]),
  );
  const parts: DiffPart[] = [];
  for (const { block, variants } of mergedBlocks(blocks)) {
    const places = placesOf(variants, own);
    for (const line of block.split("\n")) {
      const kind = kindOf(line);
      addLine(parts, { kind, places, text: line });
      for (const variant of variants) {
        const count = counts.get(variant);
        if (count && kind !== "context") count[kind] += 1;
      }
    }
  }
  const texts = variantsByText([...counts].map(([variant, count]) => [variant, countText(count)]));
  return {
    paths,
    places: placesOf(own, all),
    counts: [...texts].map(([text, having]) => ({ text, places: placesOf(having, own) })),
    parts,
  };
}

function addLine(parts: DiffPart[], line: DiffPart): void {
  const last = parts.at(-1);
  if (last?.kind === line.kind && last.places === line.places) last.text += `\n${line.text}`;
  else parts.push(line);
}

function flavoursIn(
  variants: readonly InstallVariant[],
  wanted: InstallFramework,
): InstallFlavour[] {
  return variants.filter(({ project }) => project === wanted).map(({ flavour }) => flavour);
}

/**
 * The numbers of lines differ from one project to another, and so does what stands around the lines of
 * `package.json`.
 */
function shownBlocks(path: string, blocks: readonly string[]): string[] {
  const withoutNumbers = blocks.flatMap((block, index) =>
    block.startsWith("@@") ? (index === 0 ? [] : [" …"]) : [block],
  );
  return path === MANIFEST ? withoutNumbers.flatMap(changedLines) : withoutNumbers;
}

function changedLines(block: string): string[] {
  const changed = block.split("\n").filter((line) => kindOf(line) !== "context");
  return changed.length > 0 ? [changed.join("\n")] : [];
}

interface LineCount {
  added: number;
  removed: number;
}

/** `+6 −1`, with a minus sign. */
function countText({ added, removed }: LineCount): string {
  return [added > 0 ? `+${added}` : [], removed > 0 ? `−${removed}` : []].flat().join(" ");
}

function kindOf(line: string): DiffPart["kind"] {
  return KIND[line.charAt(0)] ?? "context";
}

import { type Catalog, catalogOf } from "../registry/catalog.ts";
import type { FontItem, PairingItem } from "../registry/items.ts";
import {
  type ItemKind,
  type RegistryFolder,
  type Source,
  readRegistryFolder,
} from "../registry/sources.ts";
import { type CheckedFile, checkFile, knownFile, problemOf } from "./checked-file.ts";
import { type Loaded, type LoadedRegistry, pairingsWithFonts } from "./loaded-registry.ts";
import { type Finding, type Problem, inReadingOrder } from "./problem.ts";
import { RULES } from "./rules/index.ts";
import type { Rule } from "./rules/rule.ts";
import { checkVocabularies } from "./vocabularies.ts";

export interface ValidateOptions {
  /** What the folder holds, where it has been read already. */
  folder?: RegistryFolder;
  /**
   * An earlier validation in this process, of this or another folder: a file with the same path and
   * the same bytes is neither parsed nor checked again.
   */
  previous?: Validation;
  /**
   * Whether this exact content, as this kind of item under this name, had no problem when the same
   * version of this package checked it (`Validation.files`, those without problems). It is parsed,
   * but its schema and the rules on one item alone are skipped.
   */
  isKnownValid?: (source: Source) => boolean;
}

/** The result of validating a registry folder. */
export interface Validation {
  /** Every problem, warnings too, by file and from top to bottom. */
  problems: Problem[];
  /** No problem is more than a warning: the registry can be published. */
  isValid: boolean;
  /** The items that their schema accepts. */
  catalog: Catalog;
  fileCount: number;
  /** The item files that could be read, each with the problems that it has taken alone. */
  files: readonly CheckedFile[];
}

const START = { line: 1, column: 1 };

/**
 * Checks every file of a registry folder against its schema, then the items against each other.
 * Reports everything in one run: an item with a problem of its own does not hide the others'.
 */
export function validateRegistry(
  registryDir: string,
  { folder, previous, isKnownValid = () => false }: ValidateOptions = {},
): Validation {
  const { sources, unreadable, strays } = folder ?? readRegistryFolder(registryDir);
  const previousFiles = new Map(previous?.files.map((file) => [file.source.file, file]));
  const files = sources.map((source) => {
    const earlier = previousFiles.get(source.file);
    if (earlier?.source.bytes.equals(source.bytes)) return earlier;
    return isKnownValid(source) ? knownFile(source) : checkFile(source);
  });
  const { vocabularies, problems: vocabularyProblems } = checkVocabularies(registryDir);
  const pairings = loaded(files, "pairing") as Loaded<PairingItem>[];
  const fonts = loaded(files, "font") as Loaded<FontItem>[];
  const registry: LoadedRegistry = {
    pairings,
    fonts,
    fontsByName: new Map(fonts.map(({ stem, item }) => [stem, item])),
    fontNames: new Set(
      [...sources, ...unreadable].filter(({ kind }) => kind === "font").map(({ stem }) => stem),
    ),
    strayFiles: strays,
    vocabularies,
  };

  const problems = [
    ...unreadable.map(({ rule, file, message }) =>
      problemOf({ name: rule, severity: "error" }, { file, pointer: "", message }, START),
    ),
    ...vocabularyProblems,
    ...files.flatMap((file) => file.problems),
    ...problemsAcrossItems(registry, files),
  ];
  return {
    problems: problems.sort(inReadingOrder),
    isValid: problems.every(({ severity }) => severity === "warning"),
    catalog: catalogOf([
      ...pairings.map((pairing) => ({ kind: "pairing" as const, ...pairing })),
      ...fonts.map((font) => ({ kind: "font" as const, ...font })),
    ]),
    fileCount: files.length + unreadable.length,
    files,
  };
}

function loaded(files: readonly CheckedFile[], kind: ItemKind): Loaded<unknown>[] {
  return files.flatMap(({ source: { kind: ownKind, stem, file }, item }) =>
    ownKind === kind && item !== undefined ? [{ stem, file, item }] : [],
  );
}

function problemsAcrossItems(registry: LoadedRegistry, files: readonly CheckedFile[]): Problem[] {
  const complete = pairingsWithFonts(registry);
  const found: [Rule, Finding][] = RULES.flatMap((rule) => [
    ...(rule.checkRegistry?.(registry) ?? []).map((finding): [Rule, Finding] => [rule, finding]),
    ...complete
      .flatMap((pairing) => rule.checkPairingWithFonts?.(pairing) ?? [])
      .map((finding): [Rule, Finding] => [rule, finding]),
  ]);
  if (found.length === 0) return [];
  const byFile = new Map(files.map((file) => [file.source.file, file]));
  return found.map(([rule, finding]) => {
    const { pointer, isAboutKey } = finding;
    const location = byFile.get(finding.file)?.locationOf(pointer, isAboutKey) ?? START;
    return problemOf(rule, finding, location);
  });
}

import { isDeepStrictEqual } from "node:util";
import { type Catalog, catalogOf } from "../../registry/pairing/catalog.ts";
import type { Configuration } from "../../registry/model/sources.ts";
import type { ItemKind } from "../../registry/model/sources.ts";
import type { Vocabulary, VocabularyName } from "../../registry/model/vocabulary.ts";
import { type Problem, inReadingOrder } from "./problem.ts";
import {
  type CheckedFile,
  checkFile,
  shippedFile,
  problemOf,
  unreadProblem,
} from "./read/checked-file.ts";
import { type Loaded, type LoadedRegistry, pairingsWithFonts } from "./read/loaded-registry.ts";
import { type RegistryInputs, readRegistryInputs } from "./read/registry-inputs.ts";
import { checkVocabularies } from "./read/vocabularies.ts";
import { RULES } from "./rules/index.ts";
import { isDerived } from "./rules/items/stated.ts";
import { boundsOf } from "./rules/rule.ts";

export interface ValidateOptions {
  /** What the folder holds, where it has been read already. */
  folder?: RegistryInputs;
  /**
   * An earlier validation in this process, of this or another folder: a file with the same path and
   * the same bytes is neither parsed nor checked again, if the configuration is the same.
   */
  previous?: Validation;
}

/** The result of validating a registry folder. */
export interface Validation {
  /** Every problem, warnings too, by file and from top to bottom. */
  problems: Problem[];
  /** No problem is more than a warning: the registry can be published. */
  isValid: boolean;
  /** The items that their schema accepts. */
  catalog: Catalog;
  /** The item files that could be read, each with the problems that it has taken alone. */
  files: readonly CheckedFile[];
  configuration: Configuration;
  /** This package's lists of tags with the registry's own, without those whose file is invalid. */
  vocabularies: ReadonlyMap<VocabularyName, Vocabulary>;
  /** The registry's own files as they were read, by the names in the problems. */
  contents: ReadonlyMap<string, Buffer>;
}

const START = { line: 1, column: 1 };

/**
 * Checks every file of a registry folder against its schema, then the items against each other.
 * Reports everything in one run: an item with a problem of its own does not hide the others'.
 */
export function validateRegistry(
  registryDir: string,
  { folder = readRegistryInputs(registryDir), previous }: ValidateOptions = {},
): Validation {
  const { sources, unreadable, strays, configuration, shipped, fontFiles } = folder;
  const comparable = isDeepStrictEqual(configuration, previous?.configuration)
    ? previous
    : undefined;
  const previousFiles = new Map(comparable?.files.map((file) => [file.source.file, file]));
  const files = sources.map((source) => {
    const earlier = previousFiles.get(source.file);
    if (earlier?.source.bytes.equals(source.bytes)) return earlier;
    return shipped.has(source) ? shippedFile(source) : checkFile(source, configuration);
  });
  const vocabularyFiles = checkVocabularies(folder.vocabulary);
  const { vocabularies } = vocabularyFiles;
  // When two conflict, the second is reported: the registry's own.
  const shippedFirst = [...files].sort(
    (a, b) => Number(shipped.has(b.source)) - Number(shipped.has(a.source)),
  );
  const catalog = catalogOf(
    files.flatMap(({ source: { kind, stem }, item }) =>
      item === undefined ? [] : [{ kind, stem, item }],
    ),
  );
  const pairings = loaded(shippedFirst, "pairing", catalog.pairings);
  const fonts = loaded(shippedFirst, "font", catalog.fonts);
  const registry: LoadedRegistry = {
    pairings,
    fonts,
    fontsByName: new Map(fonts.map(({ stem, item }) => [stem, item])),
    fontNames: new Set(
      [...sources, ...unreadable].filter(({ kind }) => kind === "font").map(({ stem }) => stem),
    ),
    fontFiles,
    strayFiles: strays,
    vocabularies,
  };

  const found = [
    ...folder.configurationProblems,
    ...[...unreadable, ...folder.unreadFolders].map((one) => unreadProblem(one.file, one)),
    ...vocabularyFiles.problems,
    ...files.flatMap((file) => file.problems),
    ...problemsAcrossItems(registry, files, folder),
  ];
  const problems = withSeverities(found, folder);
  return {
    problems: problems.sort(inReadingOrder),
    isValid: problems.every(({ severity }) => severity === "warning"),
    catalog,
    files,
    configuration,
    vocabularies,
    contents: new Map([
      ...folder.configurationContents,
      ...vocabularyFiles.contents,
      ...sources
        .filter((source) => !shipped.has(source))
        .map(({ file, bytes }): [string, Buffer] => [file, bytes]),
    ]),
  };
}

/**
 * The severities of the configuration, without problems of rules that are off. What the specification allows is
 * a team's own choice: in a registry of its own such rules warn unless it says otherwise. Of an item that it extends
 * there are no warnings, since nobody could act on them.
 */
function withSeverities(
  problems: readonly Problem[],
  { configuration, isThisPackages, shipped }: RegistryInputs,
): Problem[] {
  const { rules = {} } = configuration;
  const shippedFiles = new Set([...shipped].map(({ file }) => file));
  return problems.flatMap((problem) => {
    const { rule, file } = problem;
    const isChoice = !isThisPackages && CHOICES.has(rule);
    const own = isChoice ? "warning" : problem.severity;
    const severity = Object.hasOwn(rules, rule) ? rules[rule] : own;
    if (severity === "off" || severity === undefined) return [];
    return severity === "warning" && shippedFiles.has(file) ? [] : [{ ...problem, severity }];
  });
}

const CHOICES: ReadonlySet<string> = new Set(
  RULES.flatMap(({ name, isBeyondSpecification }) => (isBeyondSpecification ? [name] : [])),
);

function loaded<Item>(
  files: readonly CheckedFile[],
  kind: ItemKind,
  complete: ReadonlyMap<string, Item>,
): Loaded<Item>[] {
  return files.flatMap(({ source, item: written }) => {
    const item = complete.get(source.stem);
    if (source.kind !== kind || written === undefined || item === undefined) return [];
    return [{ stem: source.stem, file: source.file, item, written }];
  });
}

function problemsAcrossItems(
  registry: LoadedRegistry,
  files: readonly CheckedFile[],
  { configuration, shipped }: RegistryInputs,
): Problem[] {
  const locations = new Map(files.map(({ source, locationOf }) => [source.file, locationOf]));
  const written = new Map(registry.pairings.map((one) => [one.file, one.written]));
  // Whoever extends this package cannot change its pairings to fit other bounds.
  const shippedFiles = new Set([...shipped].map(({ file }) => file));
  const complete = pairingsWithFonts(registry).map((pairing) => ({
    pairing,
    bounding: shippedFiles.has(pairing.file) ? {} : configuration,
  }));
  return RULES.flatMap((rule) =>
    [
      ...(rule.checkRegistry?.(registry) ?? []),
      ...complete.flatMap(
        ({ pairing, bounding }) =>
          rule.checkPairingWithFonts?.(pairing, boundsOf(rule, bounding)) ?? [],
      ),
    ].flatMap((found) => {
      if (isDerived(written.get(found.file), found.pointer)) return [];
      const location = locations.get(found.file)?.(found.pointer, found.isAboutKey);
      return [problemOf(rule, found, location ?? START)];
    }),
  );
}

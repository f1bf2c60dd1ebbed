import { type Catalog, catalogOf } from "../registry/catalog.ts";
import { type Source, readSources } from "../registry/sources.ts";
import { loadedRegistry, readFiles } from "./loaded-registry.ts";
import { type LocatedProblem, inReadingOrder } from "./problem.ts";
import { RULES } from "./rules/index.ts";

/** What a look at a whole registry folder gives. */
export interface Validation {
  /** Every problem, warnings too, by file and from top to bottom. */
  problems: LocatedProblem[];
  /** No problem is more than a warning: the registry can be published. */
  isValid: boolean;
  /** The items that their schema accepts. */
  catalog: Catalog;
  fileCount: number;
}

/**
 * Checks every file of a registry folder against its schema, then the items against each other.
 * Reports all there is to report: an item with a problem of its own does not hide the others'.
 */
export function validateRegistry(
  registryDir: string,
  sources: readonly Source[] = readSources(registryDir),
): Validation {
  const files = readFiles(sources);
  const registry = loadedRegistry(registryDir, files);
  const byFile = new Map(files.map((file) => [file.source.file, file]));

  const problems = [
    ...files.flatMap((file) => file.problems),
    ...RULES.flatMap((rule) => rule(registry)),
  ];
  const located = problems.map((problem): LocatedProblem => {
    const json = byFile.get(problem.file)?.json;
    const known = json?.problems.find(
      ({ rule, pointer }) => rule === problem.rule && pointer === problem.pointer,
    );
    const { line, column } = known ??
      json?.placeOf(problem.pointer, problem.isAboutKey) ?? { line: 1, column: 1 };
    return { ...problem, line, column };
  });

  return {
    problems: located.sort(inReadingOrder),
    isValid: located.every(({ severity }) => severity === "warning"),
    catalog: catalogOf([
      ...registry.pairings.map((loaded) => ({ kind: "pairing" as const, ...loaded })),
      ...registry.fonts.map((loaded) => ({ kind: "font" as const, ...loaded })),
    ]),
    fileCount: files.length,
  };
}

import { lstatSync } from "node:fs";
import { join } from "node:path";
import { CONFIGURATION_FILE, type Configuration } from "../registry/configuration.ts";
import { didYouMean } from "../registry/nearest.ts";
import { readRegularFile } from "../registry/folder-files.ts";
import { MAX_FILE_BYTES } from "../registry/sources.ts";
import { parseBaseUrl } from "./base-url.ts";
import { checkJson, problemOf, unreadProblem } from "./checked-file.ts";
import { type Problem, finding } from "./problem.ts";
import { RULES } from "./rules/index.ts";

export interface CheckedConfiguration {
  configuration: Configuration;
  problems: Problem[];
  /** The file, where there is one that can be read. */
  contents: Map<string, Buffer>;
}

/**
 * A registry's `config.json`, checked by its schema and by the rules of the flags; empty where there is none,
 * or where it is invalid.
 */
export function checkConfiguration(registryDir: string): CheckedConfiguration {
  const file = join(registryDir, CONFIGURATION_FILE);
  const contents = new Map<string, Buffer>();
  if (!lstatSync(file, { throwIfNoEntry: false }))
    return { configuration: {}, problems: [], contents };
  const content = readRegularFile(file, MAX_FILE_BYTES, registryDir);
  if (!Buffer.isBuffer(content))
    return { configuration: {}, problems: [unreadProblem(file, content)], contents };
  contents.set(file, content);
  const checked = checkJson("config", file, content);
  if (checked.value === undefined)
    return { configuration: {}, problems: checked.problems, contents };
  const configuration = checked.value as Configuration;
  const problem = (path: string[], predicate: string, isAboutKey = false) => {
    const found = finding({ file }, path, predicate);
    const location = checked.locationOf(found.pointer, isAboutKey);
    return problemOf({ name: "configuration", severity: "error" }, found, location);
  };
  const problems = Object.keys(configuration.rules ?? {})
    .filter((name) => !RULES.some((rule) => rule.name === name))
    .map((name) => {
      const known = RULES.map((rule) => rule.name);
      const predicate = `is not a rule whose severity can be set${didYouMean(name, known)}; CONTRIBUTING.md lists all`;
      return problem(["rules", name], predicate, true);
    });
  const addresses = new Map<string, string>();
  for (const name of ["baseUrl", "homepage"] as const) {
    const { [name]: url } = configuration;
    try {
      if (url !== undefined) addresses.set(name, parseBaseUrl(url));
    } catch (error) {
      problems.push(problem([name], `is refused: ${(error as Error).message}`));
      return { configuration: {}, contents, problems };
    }
  }
  const baseUrl = addresses.get("baseUrl");
  return { configuration: { ...configuration, ...(baseUrl && { baseUrl }) }, contents, problems };
}

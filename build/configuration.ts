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
  const { value, problems, locationOf } = checkJson("config", file, content);
  if (value === undefined) return { configuration: {}, problems, contents };
  const configuration = value as Configuration;
  const problem = (path: string[], predicate: string, isAboutKey = false) => {
    const found = finding({ file }, path, predicate);
    const location = locationOf(found.pointer, isAboutKey);
    return problemOf({ name: "configuration", severity: "error" }, found, location);
  };
  const addresses = (["baseUrl", "homepage"] as const).flatMap((name) => {
    const reason = addressProblem(configuration[name]);
    return reason === undefined ? [] : [problem([name], `is refused: ${reason}`)];
  });
  const rules = Object.keys(configuration.rules ?? {})
    .filter((name) => !RULES.some((rule) => rule.name === name))
    .map((name) => {
      const known = RULES.map((rule) => rule.name);
      const predicate = `is not a rule whose severity can be set${didYouMean(name, known)}; CONTRIBUTING.md lists all`;
      return problem(["rules", name], predicate, true);
    });
  // Nothing may be built with an address that commands cannot carry.
  const accepted = addresses.length > 0 ? {} : configuration;
  return { configuration: accepted, contents, problems: [...addresses, ...rules] };
}

function addressProblem(url: string | undefined): string | undefined {
  if (url === undefined) return undefined;
  try {
    parseBaseUrl(url);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

import { existsSync } from "node:fs";
import { join } from "node:path";
import { CONFIGURATION_FILE, type Configuration } from "../registry/configuration.ts";
import { didYouMean } from "../registry/nearest.ts";
import { readRegularFile } from "../registry/sources.ts";
import { checkJson, problemOf } from "./checked-file.ts";
import { type Problem, finding } from "./problem.ts";
import { RULES } from "./rules/index.ts";

export interface CheckedConfiguration {
  configuration: Configuration;
  problems: Problem[];
  /** The file, where there is one that can be read. */
  contents: Map<string, Buffer>;
}

/** A registry's `config.json`, checked by its schema; empty where there is none, or where it is invalid. */
export function checkConfiguration(registryDir: string): CheckedConfiguration {
  const file = join(registryDir, CONFIGURATION_FILE);
  const contents = new Map<string, Buffer>();
  if (!existsSync(file)) return { configuration: {}, problems: [], contents };
  const content = readRegularFile(file);
  if (!Buffer.isBuffer(content)) {
    const { rule: name, message } = content;
    const start = { line: 1, column: 1 };
    const problem = problemOf({ name, severity: "error" }, { file, pointer: "", message }, start);
    return { configuration: {}, problems: [problem], contents };
  }
  contents.set(file, content);
  const { value, problems, locationOf } = checkJson("config", file, content);
  if (value === undefined) return { configuration: {}, problems, contents };
  const configuration = value as Configuration;
  return {
    configuration,
    contents,
    problems: Object.keys(configuration.rules ?? {})
      .filter((name) => !RULES.some((rule) => rule.name === name))
      .map((name) => {
        const known = RULES.map((rule) => rule.name);
        const predicate = `is not a rule whose severity can be set${didYouMean(name, known)}; CONTRIBUTING.md lists all`;
        const found = finding({ file }, ["rules", name], predicate);
        return problemOf(
          { name: "configuration", severity: "error" },
          found,
          locationOf(found.pointer, true),
        );
      }),
  };
}

import { lstatSync } from "node:fs";
import { join } from "node:path";
import { fullFormats } from "ajv-formats/dist/formats.js";
import { readRegularFile } from "../../../registry/model/folder-files.ts";
import { CONFIGURATION_FILE, type Configuration } from "../../../registry/model/sources.ts";
import { MAX_FILE_BYTES } from "../../../registry/model/sources.ts";
import { didYouMean } from "../../../registry/search/nearest.ts";
import { parseBaseUrl } from "./base-url.ts";
import { type Problem, type Severity, finding, keysOf } from "../problem.ts";
import { REQUIRED_RULES, RULES } from "../rules/index.ts";
import type { RuleDescription } from "../rules/rule.ts";
import { type CheckedJson, checkJson, problemOf, unreadProblem } from "./checked-file.ts";
import { OBSOLETE, OBSOLETE_RULES } from "./obsolete.ts";

export interface CheckedConfiguration {
  configuration: Configuration;
  problems: Problem[];
  /** The file, where there is one that can be read. */
  contents: Map<string, Buffer>;
}

const CONFIGURATION: Pick<RuleDescription, "name" | "severity"> = {
  name: "configuration",
  severity: "error",
};

/**
 * A registry's `config.json`, checked by its schema and by the rules of the flags; empty where there is none,
 * without what the schema refuses.
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
  const { value = withoutRefused(checked) } = checked;
  const { baseUrl, homepage, rules = {}, ...others } = value as Configuration;
  const problems: Problem[] = [...checked.problems];
  const report = (path: string[], predicate: string, isAboutKey = false, rule = CONFIGURATION) => {
    const found = finding({ file }, path, predicate);
    const location = checked.locationOf(found.pointer, isAboutKey);
    problems.push(problemOf(rule, found, location));
  };
  // What is refused is left out, so that the rest of the registry is checked as it is meant.
  const allowed: [string, Severity | "off"][] = [];
  for (const [name, severity] of Object.entries(rules)) {
    const predicate = severityProblem(name, severity);
    if (OBSOLETE_RULES.has(name))
      report(["rules", name], "has no effect any more; remove this line", true, OBSOLETE);
    else if (predicate === undefined) allowed.push([name, severity]);
    else report(["rules", name], predicate, true);
  }
  const addresses: { baseUrl?: string; homepage?: string } = {};
  try {
    if (baseUrl !== undefined) addresses.baseUrl = parseBaseUrl(baseUrl);
  } catch (error) {
    report(["baseUrl"], `is refused: ${(error as Error).message}`);
  }
  if (homepage !== undefined && isPublicPage(homepage)) addresses.homepage = homepage;
  else if (homepage !== undefined)
    report(["homepage"], "is not an absolute http(s) URL without user name and password");
  const configuration = { ...others, ...addresses, rules: Object.fromEntries(allowed) };
  return { configuration, contents, problems };
}

/** What can be read of a configuration that its schema refuses: the fields without a problem. */
function withoutRefused({ refused, problems }: CheckedJson): object {
  if (typeof refused !== "object" || refused === null) return {};
  const wrong = new Set(problems.map(({ pointer }) => keysOf(pointer)[0]));
  return Object.fromEntries(Object.entries(refused).filter(([field]) => !wrong.has(field)));
}

/** @returns the predicate of a sentence about the name */
function severityProblem(name: string, severity: string): string | undefined {
  const known = RULES.map((rule) => rule.name);
  if (!known.includes(name))
    return `is not a rule whose severity can be set${didYouMean(name, known)}; build/check/rules/pages/README.md lists all`;
  return REQUIRED_RULES.has(name) && severity !== "error"
    ? "is a rule that the build relies on, so its problems stay errors; remove this line"
    : undefined;
}

const isUri = fullFormats.uri as (text: string) => boolean;

/** As the schema of the index has it. Nothing is published below it: it may have a query and a fragment. */
function isPublicPage(url: string): boolean {
  if (!isUri(url) || !URL.canParse(url)) return false;
  const { username, password } = new URL(url);
  return username === "" && password === "";
}

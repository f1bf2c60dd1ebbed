import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { FILE_CHECKS } from "../../build/check/rules/explain.ts";
import { RULES } from "../../build/check/rules/index.ts";
import { publishedFiles } from "../../build/publish/published-files.ts";
import { loadCatalog } from "../../registry/model/catalog.ts";
import * as registry from "../../registry/index.ts";
import { ownRegistryDir } from "../../registry/model/package-root.ts";
import { readSources } from "../../registry/model/sources.ts";
import * as edge from "../../server/hosts/edge.ts";
import * as server from "../../server/index.ts";
import { globSync } from "glob";
import { PROJECT, readJson } from "../fixtures/read.ts";
import type { Schema } from "./schema-refusals.ts";

/** What users of a version build upon, apart from what their own files contain. */
export interface PublicInterface {
  version: string;
  /** By the name of the file. */
  schemas: Record<string, Schema>;
  /** Name -> severity. */
  rules: Record<string, string>;
  /** Commands, each of their flags, values of flags and environment variables, by a space. */
  commands: string[];
  /** `{import path} {name}`, and the paths alone. */
  exports: string[];
  /** Below `dist`, with the name of an item replaced. */
  paths: string[];
  /** `pairing {name}` and `font {name}`. */
  items: string[];
}

/** That of the code as it is; the command line has to be compiled. */
export function publicInterface(): PublicInterface {
  const { version } = readJson(join(PROJECT, "package.json")) as { version: string };
  return {
    version,
    schemas: Object.fromEntries(
      namesIn("schemas/*.schema.json").map((path) => [
        path,
        readJson(join(PROJECT, path)) as Schema,
      ]),
    ),
    rules: Object.fromEntries(
      [...FILE_CHECKS, ...RULES].map(({ name, severity }) => [name, severity]),
    ),
    commands: commandsOf([]).sort(),
    exports: exportedNames().sort(),
    paths: publishedPaths().sort(),
    items: readSources(ownRegistryDir).map(({ kind, stem }) => `${kind} ${stem}`),
  };
}

const namesIn = (pattern: string) => globSync(pattern, { cwd: PROJECT, posix: true }).sort();

function helpOf(command: readonly string[]): string {
  const main = join(PROJECT, "lib/build/main.js");
  return execFileSync(process.execPath, [main, ...command, "--help"], { encoding: "utf8" });
}

/** What the help of a command says, and that of the commands in it. */
function commandsOf(command: readonly string[]): string[] {
  const help = helpOf(command);
  const [, list = ""] = help.split("\nCommands:\n");
  const names = Array.from(list.matchAll(/^ {2}([\w-]+)/gm), ([, name = ""]) => name);
  const inner = names.filter((name) => name !== "help").map((name) => [...command, name]);
  const [options = ""] = help.split("\nCommands:\n");
  return [
    ...flagsIn(options).map((flag) => [...command, flag].join(" ")),
    ...inner.flatMap((path) => [path.join(" "), ...commandsOf(path)]),
  ];
}

function flagsIn(help: string): string[] {
  // Each option begins a line; its description may continue on the next ones.
  const options = help
    .split(/\n(?= {2}-)/)
    .slice(1)
    .map((text) => text.replace(/\s+/g, " "));
  return options.flatMap((text) => {
    const [flag = ""] = /--[\w-]+/.exec(text) ?? [];
    const variable = /env: ([A-Z_]+)/.exec(text)?.[1];
    const choices = /choices: ([^)]*?)(?:, default|\))/.exec(text)?.[1]?.match(/[\w-]+/g) ?? [];
    return [flag, ...choices.map((choice) => `${flag} ${choice}`), ...(variable ? [variable] : [])];
  });
}

function exportedNames(): string[] {
  const { exports } = readJson(join(PROJECT, "package.json")) as { exports: object };
  const named = { ".": registry, "./server": server, "./edge": edge };
  return [
    ...Object.keys(exports),
    ...Object.entries(named).flatMap(([path, values]) =>
      Object.keys(values).map((name) => `${path} ${name}`),
    ),
  ];
}

/** Those of one pairing, of one font, and those that are there for any registry. */
function publishedPaths(): string[] {
  const catalog = loadCatalog(join(PROJECT, "test/fixtures/registry"));
  const all = publishedFiles(catalog, { baseUrl: "https://example.com" });
  const names = [...all].flatMap(({ paths }) => paths);
  const stems = new Map([
    ["plain", "{pairing}"],
    ["inter", "{font}"],
  ]);
  const itemIn =
    /(?<=\/(?:pairing-)?)(?:plain|inter|serif|bare|lato|abril-fatface|jetbrains-mono|source-serif-4)(?=\.|$)/;
  return names.flatMap((path) => {
    const [stem] = itemIn.exec(path) ?? [];
    if (stem === undefined) return [path];
    const placeholder = stems.get(stem);
    return placeholder === undefined ? [] : [path.replace(itemIn, placeholder)];
  });
}

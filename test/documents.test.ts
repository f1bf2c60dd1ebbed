import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { globSync } from "glob";
import { headingId } from "../build/site/docs/markdown.ts";
import { getAllPairings } from "../registry/index.ts";
import { loadCatalog } from "../registry/pairing/catalog.ts";
import { ownRegistryDir } from "../registry/model/package-root.ts";
import { readSources } from "../registry/model/sources.ts";
import { PROJECT, readJson } from "./fixtures/read.ts";

const FILES = globSync(
  ["*.md", "build/site/docs/*.md", "build/check/rules/pages/README.md", "registry/*/README.md"],
  { cwd: PROJECT, posix: true },
).sort();
const textOf = (file: string) => readFileSync(join(PROJECT, file), "utf8");

it.each([["README.md", 9000]])("%s is at most %i bytes long", (file, bytes) => {
  expect(Buffer.byteLength(textOf(file))).toBeLessThanOrEqual(bytes);
});

it("the counts in the first sentence of the README are those of the registry", () => {
  const fonts = readSources(ownRegistryDir).filter(({ kind }) => kind === "font").length;
  const readme = textOf("README.md");
  expect(readme).toContain(`${getAllPairings().length} font pairings`);
  expect(readme).toContain(`all ${fonts.toLocaleString("en")} families`);
});

it("the families that clients.md counts as newer than Next.js 15.5 are those of the registry", () => {
  const { fonts } = loadCatalog(ownRegistryDir);
  const newer = [...fonts.values()].filter(({ meta }) => meta?.nextVersion !== undefined);
  expect(textOf("build/site/docs/clients.md")).toContain(`Of ${newer.length} families, `);
});

it.each(FILES)("every link of %s leads somewhere", (file) => {
  const targets = Array.from(textOf(file).matchAll(/\]\((?!https?:)([^)\s]+)\)/g), ([, to]) => to!);
  const broken = targets.filter((target) => {
    const [path = "", anchor] = target.split("#");
    const linked = path === "" ? file : join(dirname(file), path);
    if (!existsSync(join(PROJECT, linked))) return true;
    return anchor !== undefined && !anchorsOf(linked).has(anchor);
  });
  expect(broken).toEqual([]);
});

/** The others name files of a reader's project, or of an earlier version. */
const ABOUT_REPOSITORY = FILES.filter((file) => !/^(?:build|CHANGELOG)/.test(file));

it.each(ABOUT_REPOSITORY)("every path that %s names exists", (file) => {
  const path = /`((?:\.ci|\.github|build|registry|schemas|server|test)\/[\w./-]*)`/g;
  const paths = Array.from(textOf(file).matchAll(path), ([, named]) => named!);
  expect(paths.filter((named) => !existsSync(join(PROJECT, named)))).toEqual([]);
});

function anchorsOf(file: string): Set<string> {
  return new Set(
    Array.from(textOf(file).matchAll(/^#+ (.+)$/gm), ([, title]) => headingId(title!)),
  );
}

it("every npm script that a document names exists", () => {
  const { scripts } = readJson(join(PROJECT, "package.json")) as { scripts: object };
  const named = FILES.flatMap((file) =>
    Array.from(
      textOf(file).matchAll(/npm (?:run (?:--silent )?([\w:-]+)|(start|test)\b)/g),
      ([, script, short]) => script ?? short!,
    ),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

/** A command of the command line in the documents, and the flags that are given to it somewhere. */
const commands = new Map<string, Set<string>>();
for (const file of FILES)
  for (const [, script, bin, rest] of textOf(file).matchAll(
    /(?:npm run (validate|build|serve|start|dev) --|npx typography-registry (new \w+|\w+))([^\n`]*)/g,
  )) {
    const flags = commands.get(script ?? bin!) ?? new Set();
    for (const [flag] of rest!.matchAll(/--[a-z-]+/g)) flags.add(flag);
    commands.set(script ?? bin!, flags);
  }

it.each([...commands])("the documents give %s flags that it has", (command, flags) => {
  const args = [join(PROJECT, "lib/build/main.js"), ...command.split(" "), "--help"];
  const { stdout, status } = spawnSync(process.execPath, args, { encoding: "utf8" });
  expect(status).toBe(0);
  expect([...flags].filter((flag) => !stdout.includes(`${flag} `))).toEqual([]);
});

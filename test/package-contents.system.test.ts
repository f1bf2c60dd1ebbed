import { packedPackage } from "./shared/shared.ts";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { run } from "./clients/processes.ts";
import { PROJECT, readJson } from "./fixtures/read.ts";

const MEGABYTE = 1e6;

/** Everything that the package contains, each kind with the reason why a user needs it. */
const CONTENTS: readonly [RegExp, string][] = [
  [/^(?:package\.json|LICENSE)$/, "what npm reads"],
  [/^(?:README|CHANGELOG|CONTRIBUTING|SECURITY)\.md$/, "documentation"],
  [/^lib\/(?:registry|schemas|server)\/[\w/-]+\.(?:js|d\.ts)$/, "the library and its types"],
  [/^lib\/pairings\/[a-z0-9-]+\.js$/, "each pairing by itself"],
  [/^lib\/build\/[\w/-]+\.js$/, "the command line, which nothing imports"],
  [
    /^lib\/build\/site\/assets\/[\w-]+(?:\.[A-Z0-9]+)?\.(?:js|css|svg)$/,
    "scripts and styles of pages",
  ],
  [/^lib\/build\/site\/assets\/licenses\.txt$/, "the licenses of these scripts"],
  [
    /^lib\/build\/site\/(?:fonts\/|home\/|shared\/(?:cards\/|samples\/)?)?[a-z-]+\.json$/,
    "texts of the pages, in English",
  ],
  [/^build\/check\/rules\/pages\/[\w-]+\.md$/, "what rules explain"],
  [/^registry\/(?:fonts|pairings|vocabulary)\/[a-z0-9-]+\.json$/, "what a registry extends"],
  [/^registry\/next-subsets\.json$/, "what the rule font-subsets compares with"],
  [/^registry\/fontsource-versions\.json$/, "what a build that pins states"],
  [/^registry\/specimens\/faces\/[a-z0-9-]+\.woff2$/, "the faces of the pages"],
  [/^registry\/specimens\/languages\/[\w-]+\.json$/, "the texts of the pages, by language"],
  [/^registry\/specimens\/(?:faces|drawn-pairings)\.json$/, "their index, and widths of names"],
  [/^registry\/specimens\/coverage\.json$/, "which letters fonts have"],
  [/^registry\/specimens\/drawings\/[\w-]+\.json$/, "the names of fonts, as lists draw them"],
  [/^schemas\/[a-z-]+\.schema\.json$/, "the schemas, for editors and imports"],
  [
    /^lib\/server\/hosts\/(?:Caddyfile|Dockerfile|[a-z-]+\.(?:conf|json|jsonc|toml|yml))$/,
    "files to copy",
  ],
  [/^build\/site\/docs\/[\w-]+\.md$/, "the documentation, which is a part of the site"],
  [/^build\/site\/skills\/typography\/SKILL\.md$/, "the skill of agents"],
];

let archive: string;
let paths: string[];

beforeAll(async () => {
  archive = packedPackage();
  const listing = await run("tar", ["tzf", archive], PROJECT);
  paths = listing
    .trim()
    .split("\n")
    .map((path) => path.replace(/^package\//, ""));
});

it("contains nothing that no user needs", () => {
  const isNeeded = (path: string) => CONTENTS.some(([pattern]) => pattern.test(path));
  expect(paths.filter((path) => !isNeeded(path))).toEqual([]);
});

it.each(CONTENTS)("%s: contains %s", (pattern) => {
  expect(paths.filter((path) => pattern.test(path))).not.toEqual([]);
});

it("contains no compiled file whose source is gone", () => {
  const hasSource = (path: string) =>
    [".ts", ".tsx"].some((extension) =>
      existsSync(join(PROJECT, path.replace(/^lib\//, "").replace(/(?:\.d\.ts|\.js)$/, extension))),
    );
  const compiled = paths.filter(
    (path) =>
      /^lib\/.*\.(?:js|d\.ts)$/.test(path) &&
      !/\/(?:assets|evaluated|generated|pairings)\//.test(path),
  );
  expect(compiled.length).toBeGreaterThan(100);
  expect(compiled.filter((path) => !hasSource(path))).toEqual([]);
});

it("contains every file that package.json names", () => {
  const { bin, exports } = readJson(join(PROJECT, "package.json")) as {
    bin: Record<string, string>;
    exports: Record<string, string | Record<string, string>>;
  };
  const targets = [bin, ...Object.values(exports)].flatMap((target) =>
    typeof target === "string" ? [target] : Object.values(target),
  );
  const named = targets.map((target) => target.replace(/^\.\//, ""));
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((path) => !path.includes("*") && !paths.includes(path))).toEqual([]);
});

it("is downloaded in less than 30 MB, most of them faces of the pages", () => {
  expect(statSync(archive).size).toBeLessThan(30 * MEGABYTE);
});

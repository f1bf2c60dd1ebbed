import { readFileSync } from "node:fs";
import { cp, mkdir, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { type Metafile, type Plugin, build as bundle } from "esbuild";
import ts from "typescript";
import { PROJECT, readJson } from "../fixtures/read.ts";
import { BUNDLES } from "./plan.ts";

/** What changed code loads before itself, where a test starts it in a process of its own. */
const STARTED_PROCESS = join(PROJECT, ".cache/compiled/test/mutation/started-process.js");

/** One change that the mutation tester can make, while the program runs. */
export interface Change {
  /** Set as `activeMutant`, it is made. */
  id: string;
  /** Relative to the project. */
  file: string;
  /** From 1. */
  line: number;
  /** What stands there, and what the change puts in its place. */
  code: string;
  replacement: string;
  /** Test files that load the file, by their number, those first that load the fewest others. */
  loadedIn: readonly number[];
}

/** What Stryker's instrumenter states of a change: lines and columns from 0. */
interface Mutant {
  id: string;
  fileName: string;
  replacement: string;
  location: Record<"start" | "end", { line: number; column: number }>;
}

interface Instrumenter {
  instrument: (
    files: { name: string; mutate: true; content: string }[],
    options: object,
  ) => Promise<{ files: { name: string; content: string }[]; mutants: Mutant[] }>;
}

/**
 * Writes a copy of the project that has every change in its code, none of them made: compiled, as users run
 * it, and as bundles of the test files in `bundles/`, `0.mjs` for the first file, and so on. What the
 * bundles share is in them once, so all run in one process.
 *
 * @param tools the folder with Stryker's instrumenter in its `node_modules`
 * @param files relative to the project
 * @param copy a folder, which is replaced
 */
export async function writeChangedProject(
  tools: string,
  files: readonly string[],
  tests: readonly string[],
  copy: string,
): Promise<Change[]> {
  const instrumented = await instrument(tools, files);
  const contents = new Map(instrumented.files.map(({ name, content }) => [name, content]));
  await rm(copy, { recursive: true, force: true });
  await mkdir(copy, { recursive: true });
  // Node.js finds a package by the real path of its package.json.
  const isCopied = (entry: string) => entry === "lib" || entry === "package.json";
  for (const entry of await readdir(PROJECT)) {
    const [from, to] = [join(PROJECT, entry), join(copy, entry)];
    await (isCopied(entry) ? cp(from, to, { recursive: true }) : symlink(from, to));
  }
  for (const [path, content] of contents)
    await writeFile(compiledPath(path, copy), compiled(content, copy));
  const { metafile } = await bundle({
    absWorkingDir: PROJECT,
    metafile: true,
    entryPoints: tests.map((test, index) => ({ in: join(PROJECT, test), out: String(index) })),
    outdir: join(copy, BUNDLES),
    chunkNames: "chunk-[hash]",
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    packages: "external",
    platform: "node",
    format: "esm",
    jsx: "automatic",
    jsxImportSource: "preact",
    plugins: [codeFrom(contents, copy)],
    logLevel: "error",
  });
  const loading = loadingTests(metafile, tests);
  return instrumented.mutants.map((mutant) => asChange(mutant, loading));
}

function compiledPath(source: string, copy: string): string {
  return join(copy, "lib", relative(PROJECT, source).replace(/\.tsx?$/, ".js"));
}

function compiled(content: string, copy: string): string {
  const read = (name: string) => readJson(join(PROJECT, name)) as { compilerOptions: object };
  const { options } = ts.convertCompilerOptionsFromJson(
    {
      ...read("tsconfig.json").compilerOptions,
      ...read("tsconfig.lib.json").compilerOptions,
      module: "esnext",
    },
    PROJECT,
  );
  const { outputText } = ts.transpileModule(content, { compilerOptions: options });
  const loaded = `${pathToFileURL(STARTED_PROCESS).href}?${encodeURIComponent(copy)}`;
  return outputText.startsWith("#!")
    ? outputText.replace("\n", `\nimport "${loaded}";\n`)
    : `import "${loaded}";\n${outputText}`;
}

/** Source file -> the test files that load it, by their number, those first that load the fewest others. */
function loadingTests({ outputs }: Metafile, tests: readonly string[]): Map<string, number[]> {
  const sourcesOf = new Map<number, Set<string>>();
  for (const [path, { entryPoint }] of Object.entries(outputs))
    if (entryPoint !== undefined)
      sourcesOf.set(tests.indexOf(entryPoint), sourcesIn(path, outputs, new Set()));
  const loading = new Map<string, number[]>();
  const byFewest = [...sourcesOf].sort(([, a], [, b]) => a.size - b.size);
  for (const [test, sources] of byFewest)
    for (const source of sources) loading.set(source, [...(loading.get(source) ?? []), test]);
  return loading;
}

/** The sources of a bundle and of those that it imports. */
function sourcesIn(path: string, outputs: Metafile["outputs"], seen: Set<string>): Set<string> {
  const output = outputs[path];
  if (output === undefined || seen.has(path)) return new Set();
  seen.add(path);
  const imported = output.imports.flatMap((one) => [...sourcesIn(one.path, outputs, seen)]);
  return new Set([...Object.keys(output.inputs), ...imported]);
}

async function instrument(
  tools: string,
  files: readonly string[],
): ReturnType<Instrumenter["instrument"]> {
  const folder = join(tools, "node_modules/@stryker-mutator/instrumenter/dist/src");
  const part = (name: string) =>
    import(pathToFileURL(join(folder, name)).href) as Promise<Record<string, unknown>>;
  const [{ Instrumenter }, { createParser }, { transform }, { print }] = await Promise.all([
    part("index.js"),
    part("parsers/index.js"),
    part("transformers/index.js"),
    part("printers/index.js"),
  ]);
  const silent = new Proxy({}, { get: () => () => false });
  const create = Instrumenter as new (...parts: unknown[]) => Instrumenter;
  return new create(silent, createParser, print, transform).instrument(
    files.map((file) => ({
      name: join(PROJECT, file),
      mutate: true,
      content: readFileSync(join(PROJECT, file), "utf8"),
    })),
    { plugins: null, excludedMutations: [], ignorers: [], noHeader: false },
  );
}

/** Gives esbuild the changed code; modules have the address that their source has in the copy. */
function codeFrom(contents: ReadonlyMap<string, string>, copy: string): Plugin {
  return {
    name: "changed-code",
    setup: (build) => {
      build.onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
        const address = join(copy, relative(PROJECT, path));
        return {
          contents: (contents.get(path) ?? readFileSync(path, "utf8"))
            .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(address).href))
            .replaceAll("import.meta.dirname", JSON.stringify(dirname(address))),
          loader: path.endsWith("x") ? "tsx" : "ts",
          resolveDir: dirname(path),
        };
      });
    },
  };
}

function asChange(
  { id, fileName, replacement, location: { start, end } }: Mutant,
  loading: ReadonlyMap<string, readonly number[]>,
): Change {
  const file = relative(PROJECT, fileName);
  const lines = readFileSync(fileName, "utf8").split("\n");
  const [first = "", ...others] = lines.slice(start.line, end.line + 1);
  const code =
    others.length === 0 ? first.slice(start.column, end.column) : `${first.slice(start.column)} …`;
  const loadedIn = loading.get(file) ?? [];
  return { id, file, line: start.line + 1, code, replacement, loadedIn };
}

import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { type Plugin, build as bundle } from "esbuild";
import { PROJECT } from "../fixtures/read.ts";

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
 * Bundles test files with code that has every change in it, none of them made: `0.mjs` for the first file,
 * and so on. What the bundles share is in them once, so all run in one process.
 *
 * @param tools the folder with Stryker in its `node_modules`
 * @param files relative to the project
 */
export async function bundleChangedCode(
  tools: string,
  files: readonly string[],
  tests: readonly string[],
  outDir: string,
): Promise<Change[]> {
  const instrumented = await instrument(tools, files);
  const contents = new Map(instrumented.files.map(({ name, content }) => [name, content]));
  await rm(outDir, { recursive: true, force: true });
  await bundle({
    entryPoints: tests.map((test, index) => ({ in: join(PROJECT, test), out: String(index) })),
    outdir: outDir,
    chunkNames: "chunk-[hash]",
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    packages: "external",
    platform: "node",
    format: "esm",
    jsx: "automatic",
    jsxImportSource: "preact",
    plugins: [codeFrom(contents)],
    logLevel: "error",
  });
  return instrumented.mutants.map(asChange);
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

/** Gives esbuild the changed code; modules keep the address of their source. */
function codeFrom(contents: ReadonlyMap<string, string>): Plugin {
  return {
    name: "changed-code",
    setup: (build) => {
      build.onLoad({ filter: /\.tsx?$/ }, ({ path }) => ({
        contents: (contents.get(path) ?? readFileSync(path, "utf8"))
          .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(path).href))
          .replaceAll("import.meta.dirname", JSON.stringify(dirname(path))),
        loader: path.endsWith("x") ? "tsx" : "ts",
        resolveDir: dirname(path),
      }));
    },
  };
}

function asChange({ id, fileName, replacement, location: { start, end } }: Mutant): Change {
  const lines = readFileSync(fileName, "utf8").split("\n");
  const [first = "", ...others] = lines.slice(start.line, end.line + 1);
  const code =
    others.length === 0 ? first.slice(start.column, end.column) : `${first.slice(start.column)} …`;
  return { id, file: relative(PROJECT, fileName), line: start.line + 1, code, replacement };
}

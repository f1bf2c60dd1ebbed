/**
 * Bundles the site's scripts and stylesheets into `lib/build/site/assets/`, with the licenses of the packages
 * in them. Run by `npm run compile`.
 */
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { basename, join } from "node:path";
import { build } from "esbuild";
import { writeChanged } from "../../schemas/write-generated.mjs";

const siteDir = fileURLToPath(new URL(".", import.meta.url));
const projectDir = join(siteDir, "../..");
const outDir = join(siteDir, "../../lib/build/site/assets");

/** What every page runs before it is drawn: no module, so it imports nothing. */
const CLASSIC_SCRIPTS = ["shared/client/frame.ts"];
/**
 * What pages load; every other module is a part of these. Each is bundled by itself: a page starts with one
 * file, and a second one where parts of it load later. Pages repeat some 10 kB of each other, which costs less
 * than the twenty small files of a shared bundle.
 */
const SCRIPTS = [
  "home/client/home.tsx",
  "fonts/client/fonts.tsx",
  "fonts/client/fonts-worker.ts",
  "pairing/client/pairing.ts",
  "compare/client/compare.tsx",
  "use/client/measure-worker.ts",
  "use/client/use.tsx",
];
const STYLESHEETS = [
  "shared/base.css",
  "shared/list/list.css",
  "home/home.css",
  "fonts/fonts.css",
  "shared/specimen/specimens.css",
  "pairing/pairing.css",
  "compare/compare.css",
  "use/use.css",
  "docs/docs.css",
];

/** What the owner of an app runs there; to be read first, so it is not minified. */
const CHECK = "check/client/check.ts";

/** Emscripten compiles the callers of its functions from text, which the policy of the site forbids. */
const CALLERS_WITHOUT_EVAL = `
  function Function() {
    return (fail, call, compiled, free, result, owner, ...types) => (...given) => {
      const allocated = [];
      const values = given.map((one, index) => types[index].toWireType(allocated, one));
      const value = result.fromWireType(call(compiled, ...values));
      free(allocated);
      return value;
    };
  }
  Function.prototype = globalThis.Function.prototype;`;

const shared = {
  bundle: true,
  minify: true,
  write: false,
  outdir: outDir,
  absWorkingDir: projectDir,
  logLevel: "warning",
  target: ["chrome120", "firefox121", "safari17.5"],
};
const [scripts, classicScripts, styles, check] = await Promise.all([
  Promise.all(SCRIPTS.map(pageScript)),
  build({
    ...shared,
    entryPoints: CLASSIC_SCRIPTS.map(inSite),
    format: "iife",
    entryNames: "[name].[hash]",
  }),
  build({ ...shared, entryPoints: STYLESHEETS.map(inSite), entryNames: "[name]" }),
  build({
    ...shared,
    entryPoints: [inSite(CHECK)],
    format: "iife",
    globalName: "check",
    minify: false,
  }),
]);
// An expression, so that its value is that of the text when a console or a test evaluates it.
const [{ text: checkText }] = check.outputFiles;
await writeChanged(
  join(outDir, "../evaluated"),
  new Map([["check.js", `(() => {\n${checkText}return check.report;\n})();\n`]]),
);

const bundled = [...scripts, classicScripts, styles].flatMap(({ outputFiles }) => outputFiles);
const licenses = licensesOf(scripts.flatMap(({ metafile }) => Object.keys(metafile.inputs)));
await writeChanged(
  outDir,
  new Map([
    ...bundled.map(({ path, text }) => [basename(path), text]),
    ["licenses.txt", licenses],
    ["icon.svg", readFileSync(inSite("icon.svg"), "utf8")],
  ]),
);

/** Lets a worker measure fonts as the build does: without what reads files, and with HarfBuzz in the script. */
function measuresAlone({ onLoad, onResolve }) {
  onResolve({ filter: /^(?:node:.*|fs|module|glob)$/ }, ({ path }) => {
    return { path, external: true, sideEffects: false };
  });
  onLoad({ filter: /harfbuzzjs.dist.index\.mjs$/ }, ({ path }) => ({
    contents: `import wasmBinary from "./harfbuzz.wasm";
      ${readFileSync(path, "utf8").replace("createHarfBuzz()", "createHarfBuzz({ wasmBinary })")}`,
  }));
  onLoad({ filter: /woff2-encoder.dist.decompress\.js$/ }, ({ path }) => ({
    contents: CALLERS_WITHOUT_EVAL + readFileSync(path, "utf8"),
  }));
}

function pageScript(path) {
  const isWorker = path.endsWith("-worker.ts");
  return build({
    ...shared,
    loader: { ".wasm": "binary" },
    plugins: isWorker ? [{ name: "measures-alone", setup: measuresAlone }] : [],
    entryPoints: [inSite(path)],
    format: "esm",
    splitting: !isWorker,
    entryNames: "[name].[hash]",
    chunkNames: "[name].[hash]",
    jsx: "automatic",
    jsxImportSource: "preact",
    tsconfig: join(siteDir, "tsconfig.json"),
    metafile: true,
  });
}

/** Each package that some of the files are of, with the text of its license. */
function licensesOf(files) {
  const packages = new Set(
    files.flatMap((file) => /^node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []),
  );
  return [...packages].sort().map(licenseOf).join("\n\n");
}

function licenseOf(path) {
  const folder = join(projectDir, path);
  const { name, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  if (file === undefined) throw new Error(`${folder} has no file with its license.`);
  return `${name} (${license})\n\n${readFileSync(join(folder, file), "utf8").trim()}\n`;
}

function inSite(path) {
  return join(siteDir, path);
}

import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import {
  getAllMoods,
  getAllPairings,
  getPairing,
  getPairingsByCategory,
  getPairingsByMood,
  searchPairings,
} from "../../registry/index.ts";
import { templatePackages } from "../clients/client-project.ts";
import { freePort, installPackage, run, startedServer } from "../clients/processes.ts";
import { fileServer } from "../clients/file-server.ts";
import { docsExample } from "../fixtures/docs-example.ts";
import { PROJECT } from "../fixtures/read.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";
import { onPage } from "../shared/browser.ts";
import { packedPackage } from "../shared/shared.ts";

const TSC = join(PROJECT, "node_modules/typescript/bin/tsc");

const namesOf = (pairings: readonly { name: string }[]) => pairings.map(({ name }) => name);
const fromJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** An app of `test/library` in a folder of its own, with the packed package installed. */
async function appWithPackage(template: string): Promise<string> {
  const app = join(temporaryFolder(), "app");
  cpSync(join(PROJECT, "test/library", template), app, { recursive: true });
  writeFileSync(join(app, "package.json"), '{"private":true}');
  await installPackage(packedPackage(), app);
  return app;
}

describe("Node.js", () => {
  let app: string;
  beforeAll(async () => {
    app = await appWithPackage("node-app");
    // The lookup functions read none of the package's items.
    const shipped = join(app, "node_modules/typography-registry/registry");
    renameSync(shipped, `${shipped}-elsewhere`);
  });

  it.each(["lookups.mjs", "lookups.cjs"])("%s: by import and by require", async (script) => {
    expect(JSON.parse(await run(process.execPath, [script], app))).toEqual([
      getAllPairings().length,
      fromJson(getPairing("minimal")),
      namesOf(getPairingsByMood("nordic")),
      getPairingsByCategory("serif", "body").length,
      fromJson(getAllMoods()),
      namesOf(searchPairings("warm serif blog")),
    ]);
  });

  it.each(["lookups.mjs", "lookups.cjs"])("%s prints no warning", (script) => {
    const { stderr } = spawnSync(process.execPath, [script], { cwd: app, encoding: "utf8" });
    expect(stderr).toBe("");
  });
});

describe("TypeScript", () => {
  let app: string;
  beforeAll(async () => {
    app = await appWithPackage("typescript-app");
    writeFileSync(join(app, "readme.mts"), docsExample("data", "Lookup functions", "ts"));
  });

  it.each(["nodenext", "bundler"])(
    "moduleResolution %s, every declaration checked",
    async (name) => {
      const flags = ["-p", `tsconfig.${name}.json`];
      await expect(run(process.execPath, [TSC, ...flags], app)).resolves.toBe("");
    },
  );
});

describe("Vite", () => {
  const PAGES = ["index", "search", "moods"];
  let app: string;
  beforeAll(async () => {
    app = await appWithPackage("vite-app");
    const vite = join(await templatePackages("vite-app"), "node_modules/vite/bin/vite.js");
    for (const page of PAGES) {
      const outDir = `dist/${page}`;
      writeFileSync(
        join(app, "vite.config.mjs"),
        `export default { base: "./", logLevel: "warn", build: { outDir: ${JSON.stringify(outDir)}, rollupOptions: { input: "${page}.html" } } };`,
      );
      await run(process.execPath, [vite, "build"], app);
    }
  });

  /** All JavaScript of a page. */
  const bundleOf = (page: string) => {
    const assets = join(app, "dist", page, "assets");
    return readdirSync(assets)
      .map((name) => readFileSync(join(assets, name), "utf8"))
      .join("\n");
  };

  it("the app type-checks", async () => {
    await expect(run(process.execPath, [TSC, "-p", "."], app)).resolves.toBe("");
  });

  it("every function works in a browser", async () => {
    const { url, close } = await fileServer(join(app, "dist"));
    const textOf = async (path: string): Promise<unknown> =>
      JSON.parse(
        await onPage(`${url}/${path}`, (page) =>
          page.evaluate<string>("document.body.textContent"),
        ),
      );
    try {
      expect(await textOf("index/")).toEqual([
        getAllPairings().length,
        fromJson(getPairing("minimal")),
        "minimal",
        namesOf(getPairingsByMood("nordic")),
        getPairingsByCategory("serif", "body").length,
        fromJson(getAllMoods()),
      ]);
      expect(await textOf("search/search.html")).toEqual(
        namesOf(searchPairings("warm serif blog", { mood: "warm" })),
      );
      expect(await textOf("moods/moods.html")).toEqual(fromJson(getAllMoods()));
    } finally {
      close();
    }
  });

  it("a bundle carries what it calls, and nothing else", () => {
    // What is found only in the search data, in MiniSearch, and in the pairings.
    const parts = { searchData: "shownIn", miniSearch: "MiniSearch", pairings: "hostedFontsUrl" };
    const carried = (page: string) => {
      const bundle = bundleOf(page);
      return Object.entries(parts).flatMap(([part, text]) => (bundle.includes(text) ? [part] : []));
    };
    console.log(PAGES.map((page) => `${page}: ${bundleOf(page).length} bytes`).join("\n"));
    expect(carried("search")).toEqual(["searchData", "miniSearch", "pairings"]);
    expect(carried("index")).toEqual(["pairings"]);
    expect(carried("moods")).toEqual([]);
  });
});

describe("Next.js", () => {
  it("a server component and a client component use the functions", async () => {
    const app = temporaryFolder();
    cpSync(join(PROJECT, "test/clients/next-app"), app, { recursive: true });
    cpSync(join(PROJECT, "test/library/next-app"), app, { recursive: true });
    await cp(join(await templatePackages("next-app"), "node_modules"), join(app, "node_modules"), {
      recursive: true,
      verbatimSymlinks: true,
    });
    await installPackage(packedPackage(), app);
    const next = join(app, "node_modules/next/dist/bin/next");
    // The build also type-checks the components.
    await run(process.execPath, [next, "build"], app, { NEXT_TELEMETRY_DISABLED: "1" });

    const port = await freePort();
    const address = ["--port", String(port), "--hostname", "127.0.0.1"];
    const server = await startedServer(process.execPath, [next, "start", app, ...address], port);
    try {
      const [onServer = "", moods, found] = await onPage(`http://127.0.0.1:${port}/`, (page) =>
        page.evaluate<string[]>(
          `["server", "moods", "found"].map((id) => document.getElementById(id).textContent)`,
        ),
      );
      expect(JSON.parse(onServer)).toEqual([
        getAllPairings().length,
        getPairing("minimal").heading,
        searchPairings("nordic")[0]?.name,
      ]);
      expect(moods).toBe(getAllMoods().join(" "));
      expect(found).toBe(namesOf(searchPairings("warm serif blog")).join(" "));
    } finally {
      server.kill("SIGKILL");
    }
  });
});

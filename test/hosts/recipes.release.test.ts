import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { node22 } from "../clients/pinned-node.ts";
import { run } from "../clients/processes.ts";
import { docsExample } from "../fixtures/docs-example.ts";
import { FIXTURE_REGISTRY, PROJECT, readJson } from "../fixtures/read.ts";
import { distWithSite } from "../fixtures/site.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";
import { cloudflareProject, wranglerEnvironment, wranglerScript } from "./wrangler.ts";

const recipes = readFileSync(join(PROJECT, "build/site/docs/hosts.md"), "utf8");

/** A project with the package linked into it, and a registry of its own. */
function project(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "node_modules/.bin"), { recursive: true });
  symlinkSync(PROJECT, join(folder, "node_modules/typography-registry"));
  const main = join(PROJECT, "lib/build/main.js");
  const bin = join(folder, "node_modules/.bin/typography-registry");
  writeFileSync(bin, `#!/bin/sh\nexec node ${main} "$@"\n`, { mode: 0o755 });
  writeFileSync(join(folder, "package.json"), '{"private":true}');
  cpSync(FIXTURE_REGISTRY, join(folder, "registry"), { recursive: true });
  return folder;
}

const netlify = /^command = '(.*)'$/m.exec(
  docsExample("hosts", "Netlify and Cloudflare Pages", "toml"),
);
const vercel = readJson(join(PROJECT, "lib/server/hosts/vercel.json")) as { buildCommand: string };

/** Host -> its build command, with the variables that the platform sets. */
const BUILD_COMMANDS: Record<string, [command: string, env: Record<string, string>]> = {
  Netlify: [netlify?.[1] ?? "", { URL: "https://type.example.com" }],
  Vercel: [vercel.buildCommand, { VERCEL_PROJECT_PRODUCTION_URL: "type.example.com" }],
  "nginx and Caddy": [
    docsExample("hosts", "nginx and Caddy", "sh").split("\n")[0] ?? "",
    { BASE_URL: "https://type.example.com" },
  ],
};

it.each(Object.entries(BUILD_COMMANDS))(
  "%s: the build command publishes with the address of the platform",
  async (_, [command, env]) => {
    const folder = project();
    expect(command).toMatch(/^npx typography-registry build/);
    await run("sh", ["-c", command], folder, env);
    const item = readFileSync(join(folder, "dist/r/plain.json"), "utf8");
    expect(item).toContain("https://type.example.com/r/inter.json");
    expect(existsSync(join(folder, "dist/r/plain.json.br"))).toBe(command.includes("precompress"));
  },
);

it("every file that a recipe copies is there", () => {
  const copied = [...recipes.matchAll(/^cp node_modules\/typography-registry\/(\S+)/gm)];
  const paths = copied.map(([, path = ""]) => path);
  expect(paths.length).toBeGreaterThan(3);
  expect(paths.filter((path) => !existsSync(join(PROJECT, path)))).toEqual([]);
});

describe("Cloudflare Workers", () => {
  let distDir: string;
  beforeAll(() => (distDir = distWithSite()));

  const deploy = async (folder: string, args: readonly string[]) =>
    run(
      await node22(),
      [await wranglerScript(), "deploy", "--dry-run", ...args],
      folder,
      wranglerEnvironment(),
    );

  it("wrangler.jsonc, copied into a project, names the worker and the folder", async () => {
    expect(await deploy(cloudflareProject(distDir), [])).toMatch(/env\.ASSETS\s+Assets/);
  });

  it("a clone of the repository is deployed by the command that is printed", async () => {
    const [, args = ""] = /^npx wrangler deploy (.*--assets) dist$/m.exec(recipes) ?? [];
    const clone = temporaryFolder();
    for (const name of ["lib", "server", "node_modules", "package.json"])
      symlinkSync(join(PROJECT, name), join(clone, name));
    expect(await deploy(clone, [...args.split(" "), distDir])).toMatch(/env\.ASSETS\s+Assets/);
  });
});

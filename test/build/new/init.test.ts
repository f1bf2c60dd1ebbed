import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { init } from "../../../build/new/init.ts";
import { validateRegistry } from "../../../build/check/validate.ts";
import { ownVersion } from "../../../registry/model/package-root.ts";
import { PROJECT, readJson } from "../../fixtures/read.ts";
import { temporaryFolder } from "../../fixtures/temporary.ts";

describe("init in an empty folder", () => {
  it("writes a project whose registry is valid, and extends the shipped fonts", async () => {
    const folder = temporaryFolder();
    const { written, kept } = await init({ folder, name: "acme-type" });
    expect(kept).toEqual([]);
    expect(written.sort()).toEqual([
      ".github/workflows/registry.yml",
      ".gitignore",
      ".vscode/settings.json",
      "README.md",
      "package.json",
      "registry/config.json",
      "registry/files/house-sans.woff2",
      "registry/fonts/house-sans.json",
      "registry/pairings/house.json",
    ]);
    for (const path of written) expect(existsSync(join(folder, path))).toBe(true);
    const { problems, catalog, configuration } = validateRegistry(join(folder, "registry"));
    expect(problems).toEqual([]);
    expect([...catalog.pairings.keys()]).toEqual(["house"]);
    expect(catalog.fonts.size).toBeGreaterThan(1900);
    expect(configuration.name).toBe("acme-type");
    expect(readJson(join(folder, "package.json"))).toMatchObject({
      devDependencies: { "typography-registry": `^${ownVersion()}` },
    });
  });

  it("its workflow uses the pinned actions of this project's own, and the least permissions", async () => {
    const folder = temporaryFolder();
    await init({ folder, name: "x" });
    const actionsIn = (path: string) =>
      new Set(readFileSync(path, "utf8").match(/uses: \S+@[0-9a-f]{40} # \S+/g));
    const workflow = join(folder, ".github/workflows/registry.yml");
    expect(actionsIn(workflow)).toEqual(actionsIn(join(PROJECT, ".github/workflows/ci.yml")));
    expect(readFileSync(workflow, "utf8")).toContain("permissions:\n  contents: read\n");
  });

  it("every command that its README names exists", async () => {
    const folder = temporaryFolder();
    await init({ folder, name: "x" });
    const readme = readFileSync(join(folder, "README.md"), "utf8");
    const { scripts } = readJson(join(folder, "package.json")) as { scripts: object };
    const named = [...readme.matchAll(/npm run (\w+)/g)].map(([, script = ""]) => script);
    expect(named.length).toBeGreaterThan(0);
    for (const script of named) expect(Object.keys(scripts)).toContain(script);
  });
});

it.each(["{a", "null", "[1]", '{"scripts":5}', ""])(
  "init beside the package.json %j ended in a stack trace; it writes nothing",
  async (text) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "package.json"), text);
    await expect(init({ folder, name: "x" })).rejects.toThrow(
      `${folder}/package.json is not valid JSON with an object of scripts. Correct it.`,
    );
    expect(readdirSync(folder)).toEqual(["package.json"]);
    expect(readFileSync(join(folder, "package.json"), "utf8")).toBe(text);
  },
);

it("init copied what a symlinked package.json leads to", async () => {
  const folder = temporaryFolder();
  const outside = join(temporaryFolder(), "secret.json");
  writeFileSync(outside, '{"token":"x"}');
  symlinkSync(outside, join(folder, "package.json"));
  await expect(init({ folder, name: "x" })).rejects.toThrow("is a symlink that leads out of");
  expect(readdirSync(folder)).toEqual(["package.json"]);
});

it("init keeps a file that exists, and says so", async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "README.md"), "Mine.");
  const { kept, written } = await init({ folder, name: "x" });
  expect(kept).toEqual(["README.md"]);
  expect(written).not.toContain("README.md");
  expect(readFileSync(join(folder, "README.md"), "utf8")).toBe("Mine.");
});

describe("the commands", () => {
  const run = (args: string[], cwd: string) =>
    execFileSync(process.execPath, [join(PROJECT, "lib/build/main.js"), ...args], {
      cwd,
      encoding: "utf8",
    });

  it("init asks nothing without a terminal, new pairing says what is left, --version its version", () => {
    const folder = temporaryFolder();
    const printed = run(["init", "--base-url", "https://type.acme.example"], folder);
    expect(printed).toContain("Wrote registry/pairings/house.json\n");
    expect(printed).toContain("npm run dev");
    expect(readJson(join(folder, "registry/config.json"))).toMatchObject({
      baseUrl: "https://type.acme.example",
    });
    const names = ["--heading", "house-sans", "--body", "lora", "--mono", "fira-code"];
    expect(run(["new", "pairing", "story", ...names], folder)).toBe(
      "Wrote registry/pairings/story.json\nWhat is left to be written: typography-registry validate\n",
    );
    expect(run(["--version"], folder)).toBe(`${ownVersion()}\n`);
  });
});

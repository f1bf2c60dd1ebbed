import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { validateRegistry } from "../../../build/check/validate.ts";
import { pathsBelow } from "../../../build/dist/paths-below.ts";
import { init } from "../../../build/new/init.ts";
import { NewItemError } from "../../../build/new/write-new-file.ts";
import { ownVersion } from "../../../registry/model/package-root.ts";
import { PROJECT, readJson } from "../../fixtures/read.ts";
import { temporaryFolder } from "../../fixtures/temporary.ts";

const FILES = [
  "package.json",
  "registry/config.json",
  ".github/workflows/registry.yml",
  ".vscode/settings.json",
  ".gitignore",
  "README.md",
  "skills/typography/SKILL.md",
];
const EXAMPLES = [
  "registry/files/house-sans.woff2",
  "registry/fonts/house-sans.json",
  "registry/pairings/house.json",
];

describe("in an empty folder", () => {
  let folder: string;
  const textOf = (path: string) => readFileSync(join(folder, path), "utf8");

  beforeAll(async () => {
    folder = temporaryFolder();
    const project = await init(folder, { name: "acme-type" });
    expect(project).toEqual({ written: [...FILES, ...EXAMPLES], skipped: [] });
  });

  it("writes a project whose registry is valid, and extends the shipped fonts", () => {
    for (const path of [...FILES, ...EXAMPLES]) expect(existsSync(join(folder, path))).toBe(true);
    const { problems, catalog, configuration } = validateRegistry(join(folder, "registry"));
    expect(problems).toEqual([]);
    expect([...catalog.pairings.keys()]).toEqual(["house"]);
    expect(catalog.fonts.has("inter")).toBe(true);
    expect(configuration.name).toBe("acme-type");
  });

  it("has a private package with the commands, and the version of this one", () => {
    const commands = ["validate", "build", "dev", "start"];
    expect(readJson(join(folder, "package.json"))).toEqual({
      name: "acme-type",
      version: "0.1.0",
      private: true,
      scripts: Object.fromEntries(commands.map((name) => [name, `typography-registry ${name}`])),
      devDependencies: { "typography-registry": `^${ownVersion()}` },
    });
  });

  it("its workflow uses the pinned actions of this project's own, and the least permissions", () => {
    const actionsIn = (text: string) => new Set(text.match(/uses: \S+@[0-9a-f]{40} # \S+/g));
    const workflow = textOf(".github/workflows/registry.yml");
    const own = readFileSync(join(PROJECT, ".github/workflows/ci.yml"), "utf8");
    expect(actionsIn(workflow)).toEqual(actionsIn(own));
    expect(workflow).toContain("permissions:\n  contents: read\n");
  });

  it("every command that its README names exists, also beside a package.json of another project", () => {
    const readme = textOf("README.md");
    const named = [...readme.matchAll(/npx typography-registry (\w+)/g)].map(([, name]) => name);
    expect(new Set(named)).toEqual(new Set(["dev", "validate", "build", "new"]));
    expect(readme).not.toContain("npm run");
    expect(readme).toContain("`npx shadcn add --yes http://localhost:3000/r/layered/house.json`");
  });

  it("tells the editor the published schema of each kind of file", () => {
    const schema = (file: string, name: string) => ({
      fileMatch: [`registry/${file}.json`],
      url: `./dist/schemas/${name}.schema.json`,
    });
    expect(readJson(join(folder, ".vscode/settings.json"))).toEqual({
      "json.schemas": [
        schema("pairings/*", "pairing"),
        schema("fonts/*", "font"),
        schema("vocabulary/*", "vocabulary"),
        schema("config", "config"),
      ],
    });
  });

  it("commits neither packages nor builds", () => {
    expect(textOf(".gitignore")).toBe("node_modules/\ndist/\nfont-package/\n.dist.*\n.wrangler/\n");
  });

  it("a second one is refused, and nothing is written", async () => {
    const before = pathsBelow(folder);
    await expect(init(folder, { name: "x" })).rejects.toThrow(
      new NewItemError(
        `${folder}/registry is not empty. Add to it by \`typography-registry new\`, or choose another folder.`,
      ),
    );
    expect(pathsBelow(folder)).toEqual(before);
  });
});

it("the base URL is in the configuration, and the README installs from it", async () => {
  const folder = temporaryFolder();
  const baseUrl = "https://type.acme.example";
  await init(folder, { name: "acme-type", baseUrl });
  expect(readJson(join(folder, "registry/config.json"))).toEqual({
    $schema: "../dist/schemas/config.schema.json",
    name: "acme-type",
    baseUrl,
    extends: ["typography-registry/fonts"],
  });
  const readme = readFileSync(join(folder, "README.md"), "utf8");
  expect(readme).toContain(`\`npx shadcn add --yes ${baseUrl}/r/layered/house.json\``);
});

it.each([
  ['{\n "scripts": { "build": "vite build" },\n "type":  "module"\n}'],
  ["{a"],
  ["null"],
  ["[1]"],
  ['{"scripts":5}'],
  [""],
])(
  "beside the package.json %j it edited the file, or ended in a stack trace; it leaves it as it is",
  async (text) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "package.json"), text);
    mkdirSync(join(folder, "registry"));
    const { written, skipped } = await init(folder, { name: "x" });
    expect(skipped).toEqual(["package.json"]);
    expect(written).toEqual([...FILES.slice(1), ...EXAMPLES]);
    expect(readFileSync(join(folder, "package.json"), "utf8")).toBe(text);
  },
);

it("a symlinked package.json was replaced by what it leads to", async () => {
  const folder = temporaryFolder();
  const outside = join(temporaryFolder(), "secret.json");
  writeFileSync(outside, '{"token":"x"}');
  symlinkSync(outside, join(folder, "package.json"));
  expect((await init(folder, { name: "x" })).skipped).toEqual(["package.json"]);
  expect(lstatSync(join(folder, "package.json")).isSymbolicLink()).toBe(true);
  expect(readFileSync(outside, "utf8")).toBe('{"token":"x"}');
});

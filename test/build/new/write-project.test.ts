import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { NewItemError } from "../../../build/new/new-item-error.ts";
import { writeProject } from "../../../build/new/write-project.ts";
import { ownVersion } from "../../../registry/model/package-root.ts";
import { pathsBelow } from "../../../build/dist/paths-below.ts";
import { readJson } from "../../fixtures/read.ts";
import { temporaryFolder } from "../../fixtures/temporary.ts";

const FILES = [
  "package.json",
  "registry/config.json",
  ".github/workflows/registry.yml",
  ".vscode/settings.json",
  ".gitignore",
  "README.md",
];

const SCRIPTS = {
  validate: "typography-registry validate",
  build: "typography-registry build",
  dev: "typography-registry dev",
  start: "typography-registry start",
};

describe("a new project", () => {
  it("has a private package with the commands, and the version of this one", () => {
    const folder = temporaryFolder();
    expect(writeProject({ folder, name: "acme-type" })).toEqual({ written: FILES, kept: [] });
    expect(readJson(join(folder, "package.json"))).toEqual({
      name: "acme-type",
      version: "0.1.0",
      private: true,
      scripts: SCRIPTS,
      devDependencies: { "typography-registry": `^${ownVersion()}` },
    });
  });

  it.each([
    [{}, {}, "http://localhost:3000"],
    [
      { baseUrl: "https://type.acme.example" },
      { baseUrl: "https://type.acme.example" },
      "https://type.acme.example",
    ],
  ])(
    "of %j has a configuration with %j, and a README that installs from %s",
    (given, stated, url) => {
      const folder = temporaryFolder();
      writeProject({ folder, name: "acme-type", ...given });
      expect(readJson(join(folder, "registry/config.json"))).toEqual({
        $schema: "../dist/schemas/config.schema.json",
        name: "acme-type",
        ...stated,
        extends: ["typography-registry/fonts"],
      });
      const readme = readFileSync(join(folder, "README.md"), "utf8");
      expect(readme).toMatch(/^# acme-type\n/);
      expect(readme).toContain(`\`npx shadcn add ${url}/r/layered/house.json\``);
    },
  );

  it("tells the editor the published schema of each kind of file", () => {
    const folder = temporaryFolder();
    writeProject({ folder, name: "x" });
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
    const folder = temporaryFolder();
    writeProject({ folder, name: "x" });
    const ignored = readFileSync(join(folder, ".gitignore"), "utf8");
    expect(ignored).toBe("node_modules/\ndist/\n.dist.*\n");
  });
});

describe("in a folder with files", () => {
  it("they are kept, and those that are missing are written", () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, ".gitignore"), "mine");
    mkdirSync(join(folder, "registry"));
    expect(writeProject({ folder, name: "x" })).toEqual({
      written: FILES.filter((path) => path !== ".gitignore"),
      kept: [".gitignore"],
    });
    expect(readFileSync(join(folder, ".gitignore"), "utf8")).toBe("mine");
  });

  it("a package.json gets the scripts that it lacks, in its own place and with its own permissions", () => {
    const folder = temporaryFolder();
    const file = join(folder, "package.json");
    writeFileSync(
      file,
      '{\n  "scripts": {\n    "build": "vite build"\n  },\n  "type":  "module"\n}',
    );
    chmodSync(file, 0o640);
    expect(writeProject({ folder, name: "x" })).toEqual({ written: FILES, kept: [] });
    expect(readFileSync(file, "utf8")).toBe(
      `{
  "scripts": {
    "build": "vite build",
    "validate": "typography-registry validate",
    "dev": "typography-registry dev",
    "start": "typography-registry start"
  },
  "type":  "module"
}`,
    );
    expect(statSync(file).mode & 0o777).toBe(0o640);
    expect(readdirSync(folder)).not.toContainEqual(expect.stringContaining("package.json."));
  });

  it("a package.json without scripts gets all of them", () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "package.json"), "{}");
    writeProject({ folder, name: "x" });
    expect(readJson(join(folder, "package.json"))).toEqual({ scripts: SCRIPTS });
  });

  it("a package.json that has all scripts is kept as it is", () => {
    const folder = temporaryFolder();
    const file = join(folder, "package.json");
    writeFileSync(file, JSON.stringify({ scripts: { ...SCRIPTS, dev: "" } }));
    const { ino } = statSync(file);
    expect(writeProject({ folder, name: "x" }).kept).toEqual(["package.json"]);
    expect(statSync(file).ino).toBe(ino);
  });

  it("a registry with anything in it is refused, and nothing is written", () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, "registry/pairings"), { recursive: true });
    expect(() => writeProject({ folder, name: "x" })).toThrow(
      new NewItemError(
        `${folder}/registry is not empty. Add to it by \`typography-registry new\`, or choose another folder.`,
      ),
    );
    expect(pathsBelow(folder)).toEqual([]);
    expect(existsSync(join(folder, "registry/pairings"))).toBe(true);
  });
});

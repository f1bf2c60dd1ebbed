import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildRegistry } from "../../build/publish/build.ts";
import { edited } from "../fixtures/edited.ts";
import { PROJECT, readJson } from "../fixtures/read.ts";
import { temporaryFolder, temporaryRegistry } from "../fixtures/temporary.ts";
import { projectForTests } from "./projects.ts";

/** What stands for github.com. */
const github = temporaryFolder();
const repository = join(github, "acme/type.git");
const git = (...args: string[]) => execFileSync("git", args, { cwd: repository, stdio: "pipe" });

const registryDir = temporaryRegistry();
const file = join(registryDir, "pairings/plain.json");
const app = projectForTests("vite");

/** Builds for a tag, and commits what was built under it. */
function release(tag: string): void {
  const outDir = join(temporaryFolder(), "dist");
  const baseUrl = "https://type.example";
  const built = buildRegistry({ registryDir, outDir, baseUrl, github: `acme/type#${tag}` });
  expect(built.manifest).toBeDefined();
  cpSync(outDir, repository, { recursive: true });
  git("add", "--all");
  git("-c", "user.name=Ann", "-c", "user.email=ann@type.example", "commit", "-qm", tag);
  git("tag", tag);
}

beforeAll(() => {
  mkdirSync(repository, { recursive: true });
  git("init", "-q");
  release("v1");
  writeFileSync(file, JSON.stringify(edited(readJson(file), ["css", "h1", "font-size"], "3rem")));
  release("v2");
  // As git and the client read them.
  process.env["GIT_CONFIG_COUNT"] = "1";
  process.env["GIT_CONFIG_KEY_0"] = `url.${pathToFileURL(github).href}/.insteadOf`;
  process.env["GIT_CONFIG_VALUE_0"] = "https://github.com/";
  process.env["GITHUB_STAND_IN"] = repository;
  const standIn = pathToFileURL(join(PROJECT, "test/clients/github-stand-in.mjs")).href;
  process.env["NODE_OPTIONS"] = `--import=${standIn}`;
});

it.each([
  ["v1", "2.25rem"],
  ["v2", "3rem"],
])("the client installs the pairing of the tag %s out of the repository", async (tag, size) => {
  await app().reset();
  await app().add(`acme/type/plain#${tag}`);
  expect(readFileSync(app().stylesheet, "utf8")).toMatch(
    new RegExp(`h1 \\{[^}]*font-size: ${size}`),
  );
  const manifest = readFileSync(join(app().folder, "package.json"), "utf8");
  expect(manifest).toContain("@fontsource-variable/inter");
  expect(manifest).toContain("@fontsource-variable/jetbrains-mono");
});

it("the client finds the registry of the repository valid", async () => {
  expect(await app().client("registry", "validate", "acme/type#v2")).toContain("registry.json");
  await expect(app().client("registry", "validate", "acme/type#v9")).rejects.toThrow("v9");
});

it("an item that is not there changes nothing", async () => {
  await app().reset();
  const before = readFileSync(app().stylesheet, "utf8");
  await expect(app().add("acme/type/nope#v1")).rejects.toThrow(/nope/);
  expect(readFileSync(app().stylesheet, "utf8")).toBe(before);
});

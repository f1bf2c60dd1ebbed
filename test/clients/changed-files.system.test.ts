import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { changedFiles } from "../../build/site/pairing/install/changed-files.tsx";
import {
  FIRST_CHOICE,
  FLAVOUR_CHOICES,
  FRAMEWORKS,
} from "../../build/site/shared/install-choices.ts";
import { isRelease } from "../shared/shared.ts";
import { assembledStylesheet } from "./measured-page.ts";
import { run } from "./processes.ts";
import { projectForTests } from "./projects.ts";
import { servedUrl } from "./served-registry.ts";

/** It has a face that `next/font` loads. */
const PAIRING = "minimal";
const AUTHOR = ["-c", "user.name=Test", "-c", "user.email=test@example.com"];

const tried = FRAMEWORKS.filter(({ client }) => isRelease || client === "shadcn");

describe.each(tried)("in a new project: $label", ({ value: framework, client }) => {
  const app = projectForTests(framework);
  const git = (...args: string[]) => run("git", [...AUTHOR, ...args], app().folder);
  const flavours = FLAVOUR_CHOICES.filter(
    ({ value }) => client === "shadcn" || value === "self-hosted",
  );

  beforeAll(async () => {
    await writeFile(join(app().folder, ".gitignore"), "node_modules\n.svelte-kit\n");
    await git("init", "--quiet");
    await git("add", "--all");
    await git("commit", "--quiet", "--message", "Before");
  });

  beforeEach(async () => {
    await git("reset", "--quiet", "--hard");
    await git("clean", "--quiet", "--force", "-d");
  });

  it.each(flavours)(
    "the client changes the files that are listed, and no other: $value",
    async ({ value: flavour, folder }) => {
      await app().add(servedUrl(`${folder}${PAIRING}.json`));
      const changed = (await git("status", "--porcelain")).trimEnd().split("\n");
      const listed = changedFiles({ ...FIRST_CHOICE, framework, flavour });
      expect(changed.map((line) => line.slice("XY ".length)).sort()).toEqual(
        listed.map(({ path }) => path).sort(),
      );
    },
  );

  it("git restore undoes an installation before a commit, and npm install removes the packages", async () => {
    await app().add(servedUrl(`r/self-hosted/${PAIRING}.json`));
    const fontPackages = join(app().folder, "node_modules/@fontsource-variable");
    expect(await readdir(fontPackages)).not.toEqual([]);
    await git("restore", ".");
    await run("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts"], app().folder);
    expect(await git("diff", "HEAD")).toBe("");
    expect(await readdir(fontPackages)).toEqual([]);
  });
});

describe("the stylesheet of measured pages", () => {
  const app = projectForTests("vite");

  it("has the lines that the client writes", async () => {
    const url = servedUrl(`r/layered/${PAIRING}.json`);
    await app().add(url);
    const written = linesOf(await readFile(app().stylesheet, "utf8"));
    expect(written).toEqual(expect.arrayContaining(linesOf(await assembledStylesheet(url))));
  });
});

function linesOf(css: string): string[] {
  return css.split("\n").map((line) => line.trim());
}

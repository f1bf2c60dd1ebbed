import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addNewCommands } from "../../../build/commands/new-commands.ts";
import { BRAND_FILE } from "../../fixtures/brand-font.ts";
import { readJson } from "../../fixtures/read.ts";
import { runCommand } from "../../fixtures/run-command.ts";
import { temporaryFolder, temporaryRegistry } from "../../fixtures/temporary.ts";

const run = (...args: string[]) => runCommand(addNewCommands, args);

describe("init", () => {
  const INSTALL =
    "\n  npm install --save-dev PACKAGE   # a packed file, or the repository's URL: see its README";

  const CHANGE =
    "The name, URL and namespace of the registry are in registry/config.json: change them there.\n";

  it("names each file that it wrote, and what to do next", async () => {
    const folder = temporaryFolder();
    const flags = ["--name", "acme-type", "--base-url", "https://type.example/"];
    const { printed, misuse } = await run("init", folder, ...flags);
    expect(misuse).toBe("");
    expect(printed).toEqual(
      expect.arrayContaining(["Wrote registry/config.json", "Wrote registry/pairings/house.json"]),
    );
    expect(printed.at(-1)).toBe(`${CHANGE}Next:${INSTALL}\n  npm run dev`);
    expect(readJson(join(folder, "registry/config.json"))).toMatchObject({
      name: "acme-type",
      baseUrl: "https://type.example",
    });
  });

  it("names each file that it skipped, and a command that needs no script in its package.json", async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, "node_modules/typography-registry"), { recursive: true });
    writeFileSync(join(folder, "package.json"), "{}");
    const { printed } = await run("init", folder, "--name", "acme");
    expect(printed.slice(-2)).toEqual([
      "Skipped package.json, which exists",
      `${CHANGE}Next:\n  npx typography-registry dev`,
    ]);
  });

  it("asks nothing: the registry has the name of the folder, and no URL", async () => {
    const folder = join(temporaryFolder(), "Acme Type");
    expect((await run("init", folder)).misuse).toBe("");
    const configuration = readJson(join(folder, "registry/config.json"));
    expect(configuration).toMatchObject({ name: "acme-type" });
    expect(configuration).not.toHaveProperty("baseUrl");
  });

  it.each([
    ["--namespace", "acme", "expected @ and a name of lowercase letters"],
    ["--host", "heroku", "Allowed choices are github-pages, cloudflare, netlify, docker."],
    ["--name", "Acme", "expected lowercase words joined by hyphens"],
    ["--base-url", "acme.example", '"acme.example" is not a base URL.'],
  ])("%s %s is misuse", async (flag, value, message) => {
    const { misuse } = await run("init", temporaryFolder(), flag, value);
    expect(misuse).toContain(`error: option '${flag}`);
    expect(misuse).toContain(message);
  });
});

describe("new font", () => {
  it("writes a font of woff2 files, with the title and the category of the flags", async () => {
    const registry = temporaryRegistry();
    const flags = ["--title", "Acme Sans", "--category", "display", "--registry", registry];
    const made = await run("new", "font", "acme-sans", "--files", BRAND_FILE, ...flags);
    const printed = ["files/acme-sans.woff2", "fonts/acme-sans.json"].map(
      (path) => `Wrote ${registry}/${path}`,
    );
    expect(made).toEqual({ printed, misuse: "", code: undefined });
    expect(readJson(join(registry, "fonts/acme-sans.json"))).toMatchObject({
      name: "acme-sans",
      title: "Acme Sans",
      categories: ["display"],
    });
  });
});

describe("new pairing", () => {
  const FONTS = ["--heading", "inter", "--body", "lato", "--mono", "jetbrains-mono"];

  it("writes a pairing with the fonts, the character and the tags of the flags", async () => {
    const registry = temporaryRegistry();
    const tags = ["--mood", "calm", "elegant", "--use-case", "blog", "editorial"];
    const args = [...FONTS, ...tags, "--character", "generous", "--registry", registry];
    expect(await run("new", "pairing", "story", ...args)).toEqual({
      printed: [
        `Wrote ${registry}/pairings/story.json`,
        "Next: fill in the TODOs that `typography-registry validate` lists",
      ],
      misuse: "",
      code: undefined,
    });
    expect(readJson(join(registry, "pairings/story.json"))).toMatchObject({
      name: "pairing-story",
      registryDependencies: expect.arrayContaining(["{base_url}/r/lato.json"]),
      meta: { mood: ["calm", "elegant"], useCase: ["blog", "editorial"] },
    });
  });

  it.each(["--heading", "--body", "--mono"])("without %s is misuse", async (flag) => {
    const index = FONTS.indexOf(flag);
    const { misuse } = await run("new", "pairing", "story", ...FONTS.toSpliced(index, 2));
    expect(misuse).toBe(`error: required option '${flag} <font>' not specified\n`);
  });
});

it.each([
  ["a registry that is there already", ["init", "--name", "acme"], /\/registry is not empty\. /],
  ["a font that exists", ["new", "font", "lato"], /\/fonts\/lato\.json exists\. /],
  [
    "a font that the registry lacks",
    ["new", "pairing", "x", "--heading", "intr", "--body", "lato", "--mono", "inter"],
    /"intr"/,
  ],
])("%s is misuse", async (_, args, message) => {
  const registry = temporaryRegistry();
  const where = args[0] === "init" ? [join(registry, "..")] : ["--registry", registry];
  const { printed, misuse, code } = await run(...args, ...where);
  expect({ printed, code }).toEqual({ printed: [], code: undefined });
  expect(misuse).toMatch(/^error: [^\n]+\n$/);
  expect(misuse).toMatch(message);
});

import { execFileSync } from "node:child_process";
import { rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { validateRegistry } from "../../../build/check/validate.ts";
import { newFont } from "../../../build/new/new-font.ts";
import { MAX_FONT_FILE_BYTES } from "../../../registry/model/font-files.ts";
import type { LocalFontItem } from "../../../registry/model/items.ts";
import { formatJson } from "../../../registry/model/json.ts";
import { ownRegistryDir } from "../../../registry/model/package-root.ts";
import { BRAND_FILE, brandBytes } from "../../fixtures/brand-font.ts";
import { REMOVED, edited } from "../../fixtures/edited.ts";
import { readJson } from "../../fixtures/read.ts";
import { folderOf, temporaryFolder, temporaryRegistry } from "../../fixtures/temporary.ts";

const ITEM = "fonts/acme-sans.json";
const FILE = "files/acme-sans.woff2";

/** Made once: measuring takes longer than copying. */
const source = temporaryFolder();
beforeAll(() => newFont({ registryDir: source, name: "acme-sans", files: [BRAND_FILE] }));

/** A registry with a font of its own, its item edited. */
function registryWith(path: (string | number)[] = [], content?: unknown): string {
  const item = readJson(join(source, ITEM)) as LocalFontItem;
  const text = formatJson(path.length === 0 ? item : edited(item, path, content));
  return folderOf({ [ITEM]: text, [FILE]: brandBytes() });
}

const problemsOf = (registryDir: string) => validateRegistry(registryDir).problems;

it("a font that new font has written is valid", () => {
  expect(problemsOf(registryWith())).toEqual([]);
});

describe("a file that is not a font of the registry", () => {
  it.each<[string, (path: string) => void, string]>([
    ["is missing", () => undefined, "was not found"],
    ["is a text", (path) => writeFileSync(path, "<html>"), "is not a woff2 font"],
    [
      "is too large",
      (path) => writeFileSync(path, Buffer.alloc(MAX_FONT_FILE_BYTES + 1)),
      "has more than 10000000 bytes; make it smaller",
    ],
    ["is a FIFO", (path) => execFileSync("mkfifo", [path]), "is not a regular file"],
    ["leads out", (path) => symlinkSync(BRAND_FILE, path), "is a symlink that leads out of "],
    ["leads nowhere", (path) => symlinkSync("none", path), "is a symlink that leads to no file"],
  ])("%s", (_, change, message) => {
    const registryDir = registryWith();
    rmSync(join(registryDir, FILE));
    change(join(registryDir, FILE));
    const problems = problemsOf(registryDir);
    expect(problems.map(({ rule, pointer }) => [rule, pointer])).toEqual([
      ["font-files", "/font/files/0/path"],
    ]);
    expect(problems[0]?.message).toContain(`font.files[0].path is ${FILE}, which `);
    expect(problems[0]?.message).toContain(message);
  });
});

describe("what a local font does not have", () => {
  it.each<[(string | number)[], unknown, string, string]>([
    [["dependencies"], ["@fontsource/inter"], "font-package", "is not allowed in a local font"],
    [["css"], { '@import "@fontsource/inter"': {} }, "font-imports", "the build declares"],
    [["font", "import"], "Acme_Sans", "schema/additionalProperties", 'unknown field "import"'],
    [["font", "files"], REMOVED, "schema/required", "The woff2 files"],
    [["font", "provider"], "lokal", "schema/discriminator", '"google", "local"; did you mean'],
    [["font", "provider"], REMOVED, "schema/discriminator", "missing the required field"],
    [["font", "family"], "'Acme', serif", "font-family", "the build declares 'Acme Sans'"],
  ])("%j = %j", (path, content, rule, message) => {
    const [problem, ...others] = problemsOf(registryWith(path, content));
    expect([problem?.rule, others]).toEqual([rule, []]);
    expect(problem?.message).toContain(message);
  });
});

it("an invented Acme_Sans of Google passed validation and broke the build of Next.js", () => {
  const lato = readJson(join(ownRegistryDir, "fonts/lato.json"));
  const text = JSON.stringify(lato).replaceAll("lato", "acme-sans").replaceAll("Lato", "Acme Sans");
  const item = edited(JSON.parse(text) as LocalFontItem, ["font", "import"], "Acme_Sans");
  const registryDir = temporaryRegistry([ITEM, formatJson(item)]);
  expect(problemsOf(registryDir)).toEqual([
    expect.objectContaining({
      rule: "font-provider",
      pointer: "/font/provider",
      message: expect.stringContaining('for a font of your own write "local" and its files'),
    }),
  ]);
});

import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pointerOf } from "../../../build/check/problem.ts";
import { validateRegistry } from "../../../build/check/validate.ts";
import { REMOVED } from "../../fixtures/edited.ts";
import { type Edit, temporaryRegistry } from "../../fixtures/temporary.ts";

const problemsOf = (registryDir: string) =>
  validateRegistry(registryDir).problems.map(({ file, correction, ...problem }) => ({
    ...problem,
    file: file.replace(`${registryDir}/`, ""),
  }));

it("the fixture registry is valid", () => {
  expect(problemsOf(temporaryRegistry())).toEqual([]);
});

const PLAIN = "pairings/plain.json";
const BARE = "pairings/bare.json";
const LATO = "fonts/lato.json";
const SERIF = "fonts/source-serif-4.json";

it("what a pairing must not set is refused with the remedy", () => {
  const edit: Edit = [PLAIN, ["css", "pre code", "font-family"], "var(--font-mono)"];
  expect(problemsOf(temporaryRegistry(edit))).toMatchObject([
    {
      rule: "schema/additionalProperties",
      pointer: "/css/pre code/font-family",
      message: expect.stringContaining('Always {"font-size": "inherit"}'),
    },
  ]);
});

it("what the specification leaves open, and no rule asks for, is no problem", () => {
  const height: Edit = [PLAIN, ["css", "code, pre", "line-height"], "1.5"];
  const edits: Edit[] = [height, [PLAIN, ["meta", "rating"], 5], [LATO, ["category"], "Serif"]];
  expect(problemsOf(temporaryRegistry(...edits))).toEqual([]);
});

describe("what an item may make a user install", () => {
  const URL = "https://example.com/r/evil.json";
  const FALLBACK = ["css", "/* a */ @font-face"];

  it.each<[rule: string, file: string, path: (string | number)[], value: unknown]>([
    ["font-package", LATO, ["dependencies", 1], "@fontsource/evil"],
    ["schema/pattern", LATO, ["dependencies", 0], "evil-postinstall"],
    ["schema/pattern", LATO, ["dependencies", 0], "-g"],
    ["schema/pattern", LATO, ["font", "dependency"], "@fontsource/lato@npm:evil"],
    ["font-imports", SERIF, ["css", '@import "@fontsource/lato/700.css"'], {}],
    ["schema/propertyNames", SERIF, ["css", '@import "https://example.com/a.css"'], {}],
    ["font-imports", SERIF, FALLBACK, { "font-family": "'Lato'", src: "local('Papyrus')" }],
    ["schema/pattern", SERIF, [...FALLBACK, "src"], "url(https://example.com/a.woff2)"],
    ["schema/additionalProperties", LATO, ["devDependencies"], ["evil-postinstall"]],
    ["schema/additionalProperties", LATO, ["registryDependencies"], [URL]],
    ["schema/additionalProperties", LATO, ["files"], [{ path: "evil.sh", target: "~/.profile" }]],
    ["schema/additionalProperties", PLAIN, ["dependencies"], ["evil-postinstall"]],
    ["schema/const", PLAIN, ["extends"], URL],
    ["font-references", PLAIN, ["registryDependencies", 0], "https://example.com/r/inter.json"],
    ["schema/pattern", PLAIN, ["registryDependencies", 0], "shadcn-evil"],
  ])("is an allow-list, by %s: %s %j %j", (rule, file, path, value) => {
    const edits: Edit[] = [[file, path, value]];
    if (path.length === 3) edits.unshift([file, path.slice(0, -1), {}]);
    const problems = problemsOf(temporaryRegistry(...edits)).filter((one) => one.file === file);
    const pointer = pointerOf(path);
    expect(problems).toContainEqual(expect.objectContaining({ rule, pointer, severity: "error" }));
  });

  it("a font of another family's package is never valid, whatever else it states", () => {
    const dependency: Edit = [LATO, ["font", "dependency"], "@fontsource/evil"];
    const registry = temporaryRegistry(dependency, [LATO, ["meta"], REMOVED]);
    expect(validateRegistry(registry).isValid).toBe(false);
  });
});

describe("what can be read in a pull request is what is published", () => {
  it.each<[file: string, path: (string | number)[]]>([
    [PLAIN, ["title"]],
    [PLAIN, ["description"]],
    [PLAIN, ["css", "h1", "font-family"]],
    [SERIF, ["meta", "license", "copyright"]],
    [LATO, ["$schema"]],
  ])("control and bidirectional characters pass in %s %j", (file, path) => {
    const pointer = path.map((key) => `/${key}`).join("");
    const codes = ["U+0007", "U+202E", "U+2066", "U+200B", "U+061C", "U+FFFE", "U+D800"];
    for (const code of codes) {
      const text = `A${String.fromCodePoint(Number.parseInt(code.slice(2), 16))}b`;
      expect(problemsOf(temporaryRegistry([file, path, text]))).toContainEqual(
        expect.objectContaining({
          file,
          pointer,
          severity: "error",
          rule: "json/invisible-character",
          message: expect.stringContaining(`contains ${code}, an invisible character. Remove it.`),
        }),
      );
    }
  });
});

describe("only regular files directly in the two folders are read", () => {
  const START = { line: 1, column: 1, pointer: "", severity: "error" };
  const notRead = {
    ...START,
    rule: "stray-file",
    message: expect.stringMatching(
      /^This is not read\..*config\.json\. Rename, move or remove it\.$/,
    ),
  };

  it("another name, a folder, or one named as an item, is a stray file", () => {
    const registry = temporaryRegistry(
      ["pairings/serious/a.json", "{}"],
      ["fonts/inter.jsn", "{}"],
    );
    mkdirSync(join(registry, "fonts/inter-tight.json"));
    const strays = ["fonts/inter-tight.json", "fonts/inter.jsn", "pairings/serious"];
    expect(problemsOf(registry)).toEqual(strays.map((file) => ({ ...notRead, file })));
  });

  it("the specimens of a registry of one's own were trusted, and published", () => {
    const registry = temporaryRegistry();
    mkdirSync(join(registry, "specimens"));
    expect(problemsOf(registry)).toEqual([{ ...notRead, file: "specimens" }]);
  });

  it("a folder that a symlink leads out of the registry is reported, and not read", () => {
    const registry = temporaryRegistry();
    const outside = temporaryRegistry();
    for (const folder of ["files", "vocabulary"]) symlinkSync(outside, join(registry, folder));
    expect(problemsOf(registry)).toEqual(
      ["files", "vocabulary"].map((file) => ({
        ...START,
        rule: "file/type",
        file,
        message: `This is a symlink that leads out of ${registry}; replace it with a folder, or remove it.`,
      })),
    );
  });

  it.each(["FONTLOG.txt", "LICENSE_OFL.txt", "README.md", "DESCRIPTION.en_us.html", "AUTHORS"])(
    "%s beside font files is for people",
    (name) => {
      expect(problemsOf(temporaryRegistry([`files/${name}`, ""]))).toEqual([]);
    },
  );

  it("hidden files and folders are ignored", () => {
    const hidden = ["fonts/.git/config.json", "fonts/.json", "pairings/.DS_Store"];
    const registry = temporaryRegistry(...hidden.map((file): Edit => [file, "{}"]));
    expect(problemsOf(registry)).toEqual([]);
  });

  it("a FIFO, a device or a directory behind a link does not hang validation", () => {
    const registry = temporaryRegistry();
    execFileSync("mkfifo", [join(registry, "fonts/fifo.json")]);
    symlinkSync("/dev/zero", join(registry, "fonts/device.json"));
    symlinkSync(registry, join(registry, "fonts/folder.json"));
    const remedy = "replace it with a regular file, or remove it.";
    expect(problemsOf(registry)).toEqual(
      [
        ["device", `is a symlink that leads out of ${registry}`],
        ["fifo", "is not a regular file"],
        ["folder", "is not a regular file"],
      ].map(([name, problem]) => ({
        ...START,
        rule: "file/type",
        file: `fonts/${name}.json`,
        message: `This ${problem}; ${remedy}`,
      })),
    );
  });
});

const MOODS = "vocabulary/moods.json";

it("a mistake in the vocabulary's own files is a problem with its location, reported once", () => {
  const registry = temporaryRegistry([MOODS, '{\n  "calm": {}\n  "bold": {}\n}']);
  expect(problemsOf(registry)).toMatchObject([
    { file: MOODS, line: 2, column: 13, severity: "error", rule: "json/syntax" },
  ]);
});

it("one tag of a registry's own replaced the whole vocabulary", () => {
  const text = JSON.stringify({ stormy: { definition: "Own." } });
  const edit: Edit = [PLAIN, ["meta", "mood"], ["stormy", "minimal"]];
  expect(problemsOf(temporaryRegistry([MOODS, text], edit))).toEqual([]);
});

describe("all problems in one run", () => {
  it("of several files, sorted by file, line and column", () => {
    const problems = problemsOf(
      temporaryRegistry(
        [PLAIN, ["css", "h1", "font-size"], "2pt"],
        [PLAIN, ["title"], "Plain"],
        [LATO, ["font", "variable"], "--font-latto"],
        ["fonts/inter.json", "{"],
        [BARE, ["css", "h1", "font-weight"], "700"],
      ),
    );
    expect(problems.map(({ file, rule, line }) => `${file}:${line} ${rule}`)).toEqual([
      "fonts/inter.json:1 json/syntax",
      "fonts/lato.json:17 font-variable",
      "pairings/bare.json:32 font-weights",
      "pairings/plain.json:6 schema/pattern",
      "pairings/plain.json:27 schema/pattern",
    ]);
  });

  it("an invalid font still exists for the pairings that use it", () => {
    const problems = problemsOf(temporaryRegistry(["fonts/inter.json", "{"]));
    expect(problems.map(({ rule }) => rule)).toEqual(["json/syntax"]);
  });

  it("a removed font is reported where pairings refer to it", () => {
    const registry = temporaryRegistry();
    renameSync(join(registry, LATO), join(registry, "fonts/latto.json"));
    expect(problemsOf(registry).map(({ file, rule }) => `${file} ${rule}`)).toEqual([
      "fonts/latto.json file-name",
      "pairings/bare.json font-references",
      "pairings/bare.json font-references",
    ]);
  });
});

describe("validation again", () => {
  it("with the previous result, only files of other bytes are parsed and checked", () => {
    const registry = temporaryRegistry([LATO, ["font", "variable"], "--font-latto"]);
    const previous = validateRegistry(registry);
    const again = validateRegistry(registry, { previous });
    expect(again).toEqual(previous);
    for (const [index, file] of again.files.entries()) expect(file).toBe(previous.files[index]);

    const lato = join(registry, LATO);
    writeFileSync(lato, readFileSync(lato, "utf8").replace("--font-latto", "--font-lato"));
    const corrected = validateRegistry(registry, { previous: again });
    expect(corrected.problems).toEqual([]);
    const changed = corrected.files.filter((file, index) => file !== again.files[index]);
    expect(changed.map(({ source }) => source.stem)).toEqual(["lato"]);
  });

  it("with the previous result, rules across items see what changed", () => {
    const registry = temporaryRegistry();
    const previous = validateRegistry(registry);
    renameSync(join(registry, LATO), join(registry, "lato.json"));
    const without = validateRegistry(registry, { previous });
    const rules = without.problems.map(({ rule }) => rule);
    expect(rules).toEqual(["font-references", "font-references"]);
    renameSync(join(registry, "lato.json"), join(registry, LATO));
    expect(validateRegistry(registry, { previous: without }).problems).toEqual([]);
  });
});

it.each(["font-weight", "font-size"])("an object that is no text ended validation: %s", (key) => {
  const edit: Edit = [PLAIN, ["css", "h1", key], { toString: null }];
  const problems = problemsOf(temporaryRegistry(edit));
  expect(problems).toMatchObject([{ message: expect.stringContaining('is {"toString":null}; ') }]);
});

it('"1200: did you mean 100?": a number is not a misspelling of another', () => {
  for (const weight of ["1200", 1200, "10", "1000"]) {
    const [problem] = problemsOf(temporaryRegistry([PLAIN, ["css", "h1", "font-weight"], weight]));
    expect(problem?.message).toMatch(/expected one of "100", .*"900"$/);
  }
});

it("the font size of an h1 that is too long for its pattern is one problem", () => {
  const fluid = "clamp(2rem, 5vw, 3rem)";
  const problems = problemsOf(temporaryRegistry([PLAIN, ["css", "h1", "font-size"], fluid]));
  expect(problems.map(({ rule }) => rule)).toEqual(["schema/pattern"]);
});

import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import {
  DESCRIBED_RULES,
  descriptionOf,
  explanationOf,
  rulePage,
  rulePageFile,
  rulesOverview,
} from "../../../build/check/rules/explain.ts";
import { fixRegistry } from "../../../build/check/fix/fix-registry.ts";
import type { Problem } from "../../../build/check/problem.ts";
import { validateRegistry } from "../../../build/check/validate.ts";
import { rulePagesDir } from "../../../registry/model/package-root.ts";
import { BRAND_FILE } from "../../fixtures/brand-font.ts";
import { PROJECT, readJson } from "../../fixtures/read.ts";
import { temporaryRegistry } from "../../fixtures/temporary.ts";

/** A fenced block of a page, and the file that the line above it names. */
interface Block {
  language: string;
  file: string;
  content: string;
}

function sectionOf(page: string, title: string): string {
  const [, section = ""] = page.split(`\n## ${title}\n`);
  return section.split("\n## ")[0] ?? "";
}

function blocksOf(section: string): Block[] {
  const fences = section.matchAll(/(?:In `registry\/([^`]+)`:\n\n)?```(\w+)\n(.*?)\n```/gs);
  return [...fences].map(([, file = "", language = "", content = ""]) => ({
    language,
    file,
    content,
  }));
}

/** RFC 7396, without removals. */
function merged(target: unknown, patch: unknown): unknown {
  const isObject = (value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isObject(patch)) return patch;
  const result = { ...(isObject(target) ? (target as object) : {}) } as Record<string, unknown>;
  for (const [key, value] of Object.entries(patch as object))
    result[key] = merged(result[key], value);
  return result;
}

/** The rules that report something after the blocks were applied to the fixture registry. */
function reportedBy(blocks: readonly Block[], replaced: readonly Block[]): Set<string | undefined> {
  const { problems } = validateRegistry(registryWith(blocks, replaced));
  return new Set(problems.map(({ rule }) => descriptionOf(rule)?.name));
}

function registryWith(blocks: readonly Block[], replaced: readonly Block[]): string {
  const registry = temporaryRegistry();
  prepareProject(join(registry, ".."));
  for (const [index, { language, file, content }] of blocks.entries()) {
    const path = join(registry, file);
    if (language === "sh") execFileSync("sh", ["-ec", content], { cwd: join(registry, "..") });
    else if (language === "json") {
      const before = existsSync(path) ? readJson(path) : {};
      writeFileSync(path, JSON.stringify(merged(before, JSON.parse(content))));
    } else {
      const text = readFileSync(path, "utf8");
      const right = replaced[index]?.content ?? "";
      expect(text).toContain(right);
      writeFileSync(
        path,
        text.replace(right, () => content),
      );
    }
  }
  return registry;
}

/** Where the commands of a page run: with the package installed, and a font of one's own. */
function prepareProject(folder: string): void {
  const installed = join(folder, "node_modules/.bin");
  mkdirSync(installed, { recursive: true });
  const command = `#!/bin/sh\nexec "${process.execPath}" "${PROJECT}/lib/build/main.js" "$@"\n`;
  writeFileSync(join(installed, "typography-registry"), command, { mode: 0o755 });
  copyFileSync(BRAND_FILE, join(folder, "acme-sans.woff2"));
}

/** How a message ends, or goes on, that words one remedy. */
const ONLY_REMEDY = /; (?:write (?:"[^"]*"(?!.* or )|it as a string|a list)|remove it$|add it)/;

describe.each(DESCRIBED_RULES)("$name", (rule) => {
  const page = rulePage(rule);
  const [wrong, right] = ["Wrong", "Right"].map((title) => blocksOf(sectionOf(page, title)));

  it("has a page that begins with its name, severity and summary, and says why", () => {
    expect(page.startsWith(`# ${rule.name}\n\n`)).toBe(true);
    expect(page.replace(/\s+/g, " ")).toContain(`**${rule.severity}**: ${rule.summary} ## Why`);
    expect(sectionOf(page, "Why").trim().length).toBeGreaterThan(60);
  });

  it("reports the wrong example of its page", () => {
    expect(wrong).not.toEqual([]);
    expect([...reportedBy(wrong!, right!)]).toContain(rule.name);
  });

  it("makes by --fix what its message words as the only remedy, which nothing refuses then", () => {
    const registry = registryWith(wrong!, right!);
    const worded = (problem: Problem) =>
      descriptionOf(problem.rule)?.name === rule.name && ONLY_REMEDY.test(problem.message);
    const before = validateRegistry(registry).problems;
    const own = before.filter((problem) => worded(problem));
    const { validation } = fixRegistry(registry);
    const left = validation.problems.map(({ message }) => message);
    expect(own.filter(({ message }) => left.includes(message))).toEqual([]);
    const known = before.map(({ rule: name }) => name);
    expect(
      own.length === 0 ? [] : validation.problems.filter(({ rule: name }) => !known.includes(name)),
    ).toEqual([]);
  });

  it("does not report the right example of its page", () => {
    expect(right).not.toEqual([]);
    expect([...reportedBy(right!, right!)]).not.toContain(rule.name);
  });
});

it("there is no page of a rule that does not exist", () => {
  const pages = readdirSync(rulePagesDir).filter((name) => name !== "README.md");
  expect(pages.sort()).toEqual(DESCRIBED_RULES.map(rulePageFile).sort());
});

it("no two rules have the same name", () => {
  const names = DESCRIBED_RULES.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

it("the overview lists every rule; `npm run sync:rules` writes it", () => {
  expect(readFileSync(join(rulePagesDir, "README.md"), "utf8")).toBe(rulesOverview());
});

it.each([
  ["css-family", "css-family"],
  ["schema/*", "schema/*"],
  ["schema/pattern", "schema/*"],
  ["schema", "schema/*"],
  ["json/duplicate-key", "json/*"],
  ["file/a/b", "file/*"],
  ["configuration", "configuration"],
])("a problem of the name %s is explained by the page of %s", (name, rule) => {
  const description = descriptionOf(name);
  expect(description?.name).toBe(rule);
  expect(explanationOf(name)).toBe(description && rulePage(description));
  expect(explanationOf(name).split("\n")[0]).toBe(`# ${rule}`);
});

it.each(["font-weight", "configuration/x", "font-weights/x", "schemata/x", "*", "", "__proto__"])(
  "no rule has the name %j",
  (name) => {
    expect(descriptionOf(name)).toBeUndefined();
  },
);

it("the page of a rule beyond the specification says where it warns", () => {
  expect(explanationOf("font-weights")).toContain(
    "**error**, in a registry of your own a warning:",
  );
});

it("an unknown name is refused with the one that is near", () => {
  expect(() => explanationOf("font-wieghts")).toThrow(
    new RangeError('There is no rule "font-wieghts"; did you mean "font-weights"?'),
  );
});

it("a name that is near none is refused with all names", () => {
  const names = DESCRIBED_RULES.map(({ name }) => name).join(", ");
  expect(names.startsWith("file/*, json/*, schema/*, configuration, obsolete, css-family, ")).toBe(
    true,
  );
  expect(() => explanationOf("colour")).toThrow(
    new RangeError(`There is no rule "colour". The rules are: ${names}.`),
  );
});

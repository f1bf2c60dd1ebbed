import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getAllPairings } from "../registry/index.ts";
import { readSources } from "../registry/model/sources.ts";
import { ownRegistryDir } from "../registry/model/package-root.ts";
import { PROJECT } from "./fixtures/read.ts";

const readme = readFileSync(join(PROJECT, "README.md"), "utf8");
const [newcomer = "", reference = ""] = readme.split("\n## Reference\n");

it("a newcomer reads less than 1,200 words before the reference", () => {
  expect(reference).not.toBe("");
  expect(newcomer.split(/\s+/).length).toBeLessThan(1200);
});

it("the counts in the first sentence are those of the registry", () => {
  const fonts = readSources(ownRegistryDir).filter(({ kind }) => kind === "font").length;
  expect(newcomer).toContain(`${getAllPairings().length} font pairings`);
  expect(newcomer).toContain(`all ${fonts.toLocaleString("en")} families`);
});

it("every npm script that is named exists", () => {
  const { scripts } = JSON.parse(readFileSync(join(PROJECT, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  const named = [...readme.matchAll(/npm (?:run (?:--silent )?([\w:-]+)|(start|test)\b)/g)];
  const names = new Set(named.map(([, run, short]) => run ?? short ?? ""));
  expect(names.size).toBeGreaterThan(5);
  expect([...names].filter((name) => !(name in scripts))).toEqual([]);
});

it("every link inside the repository leads somewhere", () => {
  const targets = [...readme.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, to = ""]) => to);
  const anchors = new Set(
    [...readme.matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) => anchorOf(title)),
  );
  const broken = targets.filter((target) =>
    target.startsWith("#") ? !anchors.has(target.slice(1)) : !existsSync(join(PROJECT, target)),
  );
  expect(targets.length).toBeGreaterThan(5);
  expect(broken).toEqual([]);
});

/** As GitHub makes it of a heading: lower case, spaces to hyphens, without punctuation. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
}

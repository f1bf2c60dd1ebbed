import { readFileSync } from "node:fs";
import { join } from "node:path";
import { INSTALL_FLAVOURS, installedItemsHash } from "../../build/site/shared/installed-items.ts";
import {
  type FileChange,
  INSTALL_FRAMEWORKS,
  type InstallFramework,
  recordedInstalls,
} from "../../build/site/shared/recorded-installs.ts";
import { addedPackages, undoSteps } from "../../build/site/pairing/install/undo-steps.ts";
import { loadCatalog } from "../../registry/model/catalog.ts";
import { ownRegistryDir } from "../../registry/model/package-root.ts";
import { PROJECT } from "../fixtures/read.ts";
import { withEditsApplied } from "./applied-edits.ts";

const recorded = recordedInstalls(join(PROJECT, "build/site"));
const { pairings, fonts } = loadCatalog(ownRegistryDir);

/** Every recorded installation, by flavour and name. */
const installs = Object.fromEntries(
  INSTALL_FRAMEWORKS.map((framework) => [framework, new Map<string, FileChange[]>()]),
) as Record<InstallFramework, Map<string, FileChange[]>>;
for (const [name, item] of pairings)
  for (const flavour of INSTALL_FLAVOURS) {
    const hash = installedItemsHash(item, flavour, (font) => fonts.get(font));
    for (const framework of INSTALL_FRAMEWORKS) {
      const changes = recorded.of(name, flavour, framework, hash);
      if (changes) installs[framework].set(`${flavour} ${name}`, changes);
    }
  }

const minimal = (framework: InstallFramework): FileChange[] =>
  installs[framework].get("layered minimal") ?? [];

describe("undo with git", () => {
  it("restores every changed file, then removes the packages", () => {
    expect(undoSteps(minimal("next")).withGit).toEqual([
      "git checkout -- app/globals.css app/layout.tsx package.json",
      "npm install",
    ]);
    expect(undoSteps(minimal("vite"), "pnpm").withGit).toEqual([
      "git checkout -- package.json src/index.css",
      "pnpm install",
    ]);
  });

  it("installs nothing where no package was added", () => {
    const changes = [
      { path: "src/index.css", diff: '@@ -1 +1,2 @@\n @import "a";\n+@layer base;' },
    ];
    expect(undoSteps(changes).withGit).toEqual(["git checkout -- src/index.css"]);
    expect(undoSteps(changes).byHand.command).toBeUndefined();
  });
});

describe("undo by hand", () => {
  it.each([
    ["npm", "npm uninstall"],
    ["pnpm", "pnpm remove"],
    ["yarn", "yarn remove"],
    ["bun", "bun remove"],
  ] as const)("%s removes the packages of the fonts", (packageManager, command) => {
    expect(undoSteps(minimal("next"), packageManager).byHand.command).toBe(
      `${command} @fontsource-variable/inter @fontsource-variable/jetbrains-mono`,
    );
  });

  it("states the lines to remove and those to restore, with their numbers", () => {
    const { edits } = undoSteps(minimal("next")).byHand;
    expect(edits.map(({ path }) => path)).toEqual(["app/globals.css", "app/layout.tsx"]);
    expect(edits[1]?.edits).toEqual([
      {
        line: 3,
        remove: [
          'import { Inter_Tight } from "next/font/google";',
          'import { cn } from "@/lib/utils";',
          "",
          "const interTightInterTight = Inter_Tight({subsets:['latin'],variable:'--font-inter-tight'});",
          "",
        ],
        restore: [],
        restoresLastNewline: false,
      },
      {
        line: 11,
        remove: ['    <html lang="en" className={cn(interTightInterTight.variable)}>'],
        restore: ['    <html lang="en">'],
        restoresLastNewline: false,
      },
    ]);
  });

  it.each(INSTALL_FRAMEWORKS)(
    "%s: gives the files of before, byte for byte, for every recorded installation",
    (framework) => {
      const different: string[] = [];
      for (const [name, changes] of installs[framework])
        for (const { path, edits } of undoSteps(changes).byHand.edits) {
          const before = readFileSync(join(PROJECT, `test/clients/${framework}-app`, path), "utf8");
          const diff = changes.find((change) => change.path === path)?.diff ?? "";
          const after = withDiffApplied(before, diff);
          if (after === before || withEditsApplied(after, edits) !== before)
            different.push(`${name}: ${path}`);
        }
      expect(installs[framework].size).toBe(pairings.size * INSTALL_FLAVOURS.length);
      expect(different).toEqual([]);
    },
  );

  it.each(INSTALL_FRAMEWORKS)("%s: removes every package that was added", (framework) => {
    const wrong = [...installs[framework]].filter(([, changes]) => {
      const manifest = changes.find(({ path }) => path === "package.json")?.diff ?? "";
      const added = manifest.split("\n").filter((line) => /^\+ {4}"@fontsource/.test(line));
      return added.length !== addedPackages(changes).length;
    });
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  it("a line that only gains a comma is no package", () => {
    const diff =
      '@@ -2,3 +2,4 @@\n   "dependencies": {\n-    "a": "1.0.0"\n+    "a": "1.0.0",\n+    "b": "^1.0.0"\n   }';
    expect(addedPackages([{ path: "package.json", diff }])).toEqual(["b"]);
  });
});

/** A file as a unified diff leaves it. @throws where the diff does not fit the file */
function withDiffApplied(before: string, diff: string): string {
  const lines = before.split("\n").slice(0, -1);
  const after: string[] = [];
  let next = 0;
  let endsWithNewline = true;
  for (const line of diff.split("\n")) {
    const hunk = /^@@ -(\d+)/.exec(line);
    if (hunk) {
      after.push(...lines.slice(next, Number(hunk[1]) - 1));
      next = Number(hunk[1]) - 1;
    } else if (line.startsWith("\\")) endsWithNewline = false;
    else {
      if (!line.startsWith("+") && lines[next++] !== line.slice(1))
        throw new Error(`line ${next} is not ${line}`);
      if (!line.startsWith("-")) after.push(line.slice(1));
    }
  }
  after.push(...lines.slice(next));
  return after.join("\n") + (endsWithNewline ? "\n" : "");
}

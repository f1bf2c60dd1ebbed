import { hash } from "node:crypto";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import {
  type InstallFlavour,
  installedItemsHash,
} from "../../build/site/shared/installed-items.ts";
import {
  type FileChange,
  INSTALL_FRAMEWORKS,
  type InstallFramework,
  recordedInstalls,
} from "../../build/site/shared/recorded-installs.ts";
import { addedPackages, undoSteps } from "../../build/site/pairing/install/undo-steps.ts";
import { byCodePoints } from "../../registry/model/items.ts";
import { PROJECT } from "../fixtures/read.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";
import { withEditsApplied } from "../site/applied-edits.ts";
import { run } from "./processes.ts";
import { projectForTests } from "./projects.ts";
import { changesBetween } from "./record-installs-diff.ts";
import { writeNewProject } from "./record-installs-project.ts";
import { catalog, pairingNamed, servedUrl } from "./served-registry.ts";

/** shadcn-svelte imports its own stylesheet instead. */
const DARK_VARIANT = "@custom-variant dark (&:is(.dark *));";

const recorded = recordedInstalls(join(PROJECT, "build/site"));
const root = temporaryFolder();

describe.each(INSTALL_FRAMEWORKS)(
  "the client's command and the real npm in a new %s project",
  (framework) => {
    const app = projectForTests(framework);
    beforeAll(() => writeNewProject(framework, join(root, framework)));

    it("change what is recorded of four pairings", async () => {
      for (const name of sample(4, "layered")) await expectRecorded(name, "layered");
    });

    it.each(["self-hosted", "typeset", "plain"] as const)(
      "change what is recorded of a pairing in the flavour %s",
      async (flavour) => {
        for (const name of sample(1, flavour)) await expectRecorded(name, flavour);
      },
    );

    it("undone by hand, the project is as before, byte for byte", async () => {
      const { byHand } = undoSteps(await install("minimal", "layered"));
      for (const { path, edits } of byHand.edits) {
        const file = join(app().folder, path);
        await writeFile(file, withEditsApplied(await readFile(file, "utf8"), edits));
      }
      await runInProject(byHand.command ?? "");
      expect(await currentChanges()).toEqual([]);
    });

    it("undone with git, the project is as before, byte for byte", async () => {
      await writeNewProject(framework, app().folder);
      await writeFile(join(app().folder, ".gitignore"), "node_modules\n");
      await runInProject("git init --quiet");
      await runInProject("git add --all");
      const author = "-c user.name=Test -c user.email=test@example.com";
      await runInProject(`git ${author} commit --quiet --message Before`);
      const { withGit } = undoSteps(await install("minimal", "layered"));
      for (const command of withGit) await runInProject(command);
      expect(await currentChanges()).toEqual([]);
    });

    async function runInProject(command: string): Promise<void> {
      const [program = "", ...args] = command.split(" ");
      await run(program, args, app().folder);
    }

    /** @returns what the installation changed in the project, as it was before any */
    async function install(name: string, flavour: InstallFlavour): Promise<FileChange[]> {
      await writeNewProject(framework, app().folder);
      const folder = flavour === "plain" ? "r" : `r/${flavour}`;
      await app().add(servedUrl(`${folder}/${name}.json`));
      return currentChanges();
    }

    async function currentChanges(): Promise<FileChange[]> {
      const after = join(root, `${framework}-after`);
      const notOwn = ["node_modules", "package-lock.json", ".git", ".gitignore"];
      await rm(after, { recursive: true, force: true });
      await cp(app().folder, after, {
        recursive: true,
        filter: (path) => !notOwn.includes(basename(path)),
      });
      return changesBetween(root, framework, `${framework}-after`);
    }

    async function expectRecorded(name: string, flavour: InstallFlavour): Promise<void> {
      const changes = await install(name, flavour);
      const stored = recordedOf(name, flavour, framework);
      expect([name, ...changes.map(withoutVersions)]).toEqual([
        name,
        ...(stored ?? []).map(withoutVersions),
      ]);
    }
  },
);

describe.each([
  ["vue", (line: string) => line, []],
  // The panel states this difference.
  ["svelte", (line: string) => line.trim(), [DARK_VARIANT]],
] as const)("the client for %s", (client, read, absent) => {
  const app = projectForTests(client);

  it("writes the rules that are recorded of a Vite project, and adds its packages", async () => {
    await app().add(servedUrl("r/self-hosted/minimal.json"));
    const stylesheet = (await readFile(app().stylesheet, "utf8")).split("\n").map(read);
    const manifest = await readFile(join(app().folder, "package.json"), "utf8");
    const stored = recordedOf("minimal", "self-hosted", "vite") ?? [];
    const lines = addedLines(stored, "src/index.css").map(read);
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.filter((line) => !stylesheet.includes(line))).toEqual(absent);
    for (const name of addedPackages(stored)) expect(manifest).toContain(`"${name}": "`);
  });
});

it("a file that an installation adds is refused, not left out", async () => {
  await mkdir(join(root, "old"));
  await mkdir(join(root, "new"));
  await writeFile(join(root, "new/added.css"), "");
  await expect(changesBetween(root, "old", "new")).rejects.toThrow(
    "Only changed files can be recorded, not new or deleted ones",
  );
});

function addedLines(changes: readonly FileChange[], path: string): string[] {
  const diff = changes.find((change) => change.path === path)?.diff ?? "";
  return diff.split("\n").flatMap((line) => (line.startsWith("+") ? [line.slice(1)] : []));
}

function recordedOf(
  name: string,
  flavour: InstallFlavour,
  framework: InstallFramework,
): FileChange[] | undefined {
  const fontNamed = (font: string) => catalog.fonts.get(font);
  const itemsHash = installedItemsHash(pairingNamed(name), flavour, fontNamed);
  return recorded.of(name, flavour, framework, itemsHash);
}

/** Names drawn at random, the same ones in every run; other ones for each flavour. */
function sample(size: number, flavour: InstallFlavour): string[] {
  const order = (name: string) => hash("sha256", `${flavour} ${name}`);
  return [...catalog.pairings.keys()]
    .sort((a, b) => byCodePoints(order(a), order(b)))
    .slice(0, size);
}

/** npm writes the newest version; the recordings have that which the registry states. */
function withoutVersions({ path, diff }: FileChange): FileChange {
  return { path, diff: diff.replace(/("@fontsource[^"]+": "\^)\d+\.\d+\.\d+"/g, '$10.0.0"') };
}

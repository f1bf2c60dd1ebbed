import { hash } from "node:crypto";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { type InstallFlavour, installedItemsHash } from "../../build/site/installed-items.ts";
import {
  type FileChange,
  type InstallFramework,
  recordedInstalls,
} from "../../build/site/recorded-installs.ts";
import { addedPackages, undoSteps } from "../../build/site/undo-steps.ts";
import { byCodePoints } from "../../registry/model/items.ts";
import { PROJECT } from "../fixtures/read.ts";
import { withEditsApplied } from "../site/applied-edits.ts";
import type { ClientProject } from "./client-project.ts";
import { nextProject } from "./next.ts";
import { run } from "./processes.ts";
import { changesBetween } from "./record-installs-diff.ts";
import { writeNewProject } from "./record-installs-project.ts";
import { type ServedRegistry, servedRegistry } from "./served-registry.ts";
import { svelteProject } from "./svelte.ts";
import { viteProject } from "./vite.ts";
import { vueProject } from "./vue.ts";

/** shadcn-svelte imports its own stylesheet instead. */
const DARK_VARIANT = "@custom-variant dark (&:is(.dark *));";

const recorded = recordedInstalls(join(PROJECT, "build/site"));
let registry: ServedRegistry;
let root: string;

beforeAll(async () => {
  registry = servedRegistry();
  root = await mkdtemp(join(tmpdir(), "recorded-"));
});

afterAll(async () => {
  await rm(root, { recursive: true, force: true });
});

describe.each([
  ["vite", viteProject],
  ["next", () => nextProject([], "", "")],
] as const)("the client's command and the real npm in a new %s project", (framework, created) => {
  let project: ClientProject;

  beforeAll(async () => {
    project = await created();
    await writeNewProject(framework, join(root, framework));
  });

  afterAll(() => project.remove());

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
      const file = join(project.folder, path);
      await writeFile(file, withEditsApplied(await readFile(file, "utf8"), edits));
    }
    await runInProject(byHand.command ?? "");
    expect(await currentChanges()).toEqual([]);
  });

  it("undone with git, the project is as before, byte for byte", async () => {
    await writeNewProject(framework, project.folder);
    await writeFile(join(project.folder, ".gitignore"), "node_modules\n");
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
    await run(program, args, project.folder);
  }

  /** @returns what the installation changed in the project, as it was before any */
  async function install(name: string, flavour: InstallFlavour): Promise<FileChange[]> {
    await writeNewProject(framework, project.folder);
    const folder = flavour === "plain" ? "r" : `r/${flavour}`;
    await project.add(`${registry.url}/${folder}/${name}.json`);
    return currentChanges();
  }

  async function currentChanges(): Promise<FileChange[]> {
    const after = join(root, `${framework}-after`);
    const notOwn = ["node_modules", "package-lock.json", ".git", ".gitignore"];
    await rm(after, { recursive: true, force: true });
    await cp(project.folder, after, {
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
});

describe.each([
  ["Vue", vueProject, (line: string) => line],
  // What its own difference is, the panel says.
  ["Svelte", svelteProject, withoutIndentation],
] as const)("the client for %s", (_, created, read) => {
  it("writes the rules that are recorded of a Vite project, and adds its packages", async () => {
    const project = await created();
    try {
      await project.add(`${registry.url}/r/self-hosted/minimal.json`);
      const stylesheet = (await readFile(project.stylesheet, "utf8")).split("\n").map(read);
      const manifest = await readFile(join(project.folder, "package.json"), "utf8");
      const stored = recordedOf("minimal", "self-hosted", "vite") ?? [];
      const lines = addedLines(stored, "src/index.css").map(read);
      const missing = lines.filter((line) => !stylesheet.includes(line));
      expect(lines.length).toBeGreaterThan(100);
      expect(missing).toEqual(read === withoutIndentation ? [DARK_VARIANT] : []);
      for (const name of addedPackages(stored)) expect(manifest).toContain(`"${name}": "`);
    } finally {
      await project.remove();
    }
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

function withoutIndentation(line: string): string {
  return line.trim();
}

function recordedOf(
  name: string,
  flavour: InstallFlavour,
  framework: InstallFramework,
): FileChange[] | undefined {
  const { pairings, fonts } = registry.catalog;
  const itemsHash = installedItemsHash(pairings.get(name)!, flavour, (font) => fonts.get(font));
  return recorded.of(name, flavour, framework, itemsHash);
}

/** Names drawn at random, the same ones in every run; other ones for each flavour. */
function sample(size: number, flavour: InstallFlavour): string[] {
  const order = (name: string) => hash("sha256", `${flavour} ${name}`);
  return [...registry.catalog.pairings.keys()]
    .sort((a, b) => byCodePoints(order(a), order(b)))
    .slice(0, size);
}

/** npm writes the newest version; the recordings have that which the registry states. */
function withoutVersions({ path, diff }: FileChange): FileChange {
  return { path, diff: diff.replace(/("@fontsource[^"]+": "\^)\d+\.\d+\.\d+"/g, '$10.0.0"') };
}

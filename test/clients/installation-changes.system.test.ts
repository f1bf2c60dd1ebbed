import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  type ChangedFile,
  installationChanges,
} from "../../build/site/pairing/install/installation-changes.ts";
import { pathOf } from "../../build/site/pairing/install/install-changes.tsx";
import { undoWithGit } from "../../build/site/pairing/install/install-undo.tsx";
import { FIRST_CHOICE, FLAVOUR_CHOICES } from "../../build/site/shared/install-choices.ts";
import { itemsBehind } from "./measured-page.ts";
import { run } from "./processes.ts";
import { projectForTests } from "./projects.ts";
import { pairingSample } from "./sample.ts";
import { servedUrl } from "./served-registry.ts";

type Kind = ChangedFile["kind"];

const KINDS: readonly Kind[] = ["stylesheet", "layout", "manifest"];
const [SAMPLE = "minimal"] = pairingSample();

describe.each(["vite", "next"] as const)("in a new %s project", (framework) => {
  const choice = { ...FIRST_CHOICE, framework };
  const app = projectForTests(framework);

  it.each(FLAVOUR_CHOICES.map(({ value, folder }) => [value, folder] as const))(
    "the computed changes are those that the client makes by the flavour %s",
    async (_, folder) => {
      const before = await resetFiles();
      const { added, files } = await install(folder);
      for (const kind of KINDS) {
        const computed = files.find((file) => file.kind === kind);
        const lines = { added: computed?.added ?? [], removed: computed?.removed ?? [] };
        expect({
          kind,
          added: beyond(added[kind], before[kind]),
          removed: beyond(before[kind], added[kind]),
        }).toEqual({ kind, added: comparable(lines.added), removed: comparable(lines.removed) });
      }
    },
  );

  it("the commands of git undo an installation", async () => {
    const before = await resetFiles();
    await writeFile(join(app().folder, ".gitignore"), "node_modules\n");
    const author = "-c user.name=Test -c user.email=test@example.com";
    for (const command of ["init --quiet", "add --all", `${author} commit --quiet -m Before`])
      await runCommand(`git ${command}`);
    await install("r/layered/");
    for (const command of undoWithGit(choice)) await runCommand(command);
    expect(await files()).toEqual(before);
  });

  async function install(folder: string) {
    const url = servedUrl(`${folder}${SAMPLE}.json`);
    await app().add(url);
    return { added: await files(), ...installationChanges(await itemsBehind(url), framework) };
  }

  /** The files as they were before any installation: a reset leaves `package.json` with its packages. */
  async function resetFiles() {
    await app().reset();
    const path = join(app().folder, "package.json");
    const manifest = JSON.parse(await readFile(path, "utf8")) as { dependencies: object };
    const own = Object.entries(manifest.dependencies).filter(
      ([name]) => !/^@fontsource/.test(name),
    );
    const content = { ...manifest, dependencies: Object.fromEntries(own) };
    await writeFile(path, `${JSON.stringify(content, null, 2)}\n`);
    return files();
  }

  async function files(): Promise<Record<Kind, string[]>> {
    const [stylesheet = [], layout = [], manifest = []] = await Promise.all(KINDS.map(linesOf));
    return {
      stylesheet: comparable(stylesheet),
      layout: comparable(layout),
      manifest: comparable(manifest),
    };
  }

  async function linesOf(kind: Kind): Promise<string[]> {
    if (kind === "layout" && framework === "vite") return [];
    return (await readFile(join(app().folder, pathOf(kind, choice)), "utf8")).split("\n");
  }

  async function runCommand(command: string): Promise<void> {
    const [program = "", ...args] = command.split(" ").map((word) => word.replaceAll('"', ""));
    await run(program, args, app().folder);
  }
});

/** Without what depends on the project: indentation, empty lines, the versions of packages. */
function comparable(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const text = line
      .trim()
      .replace(/(": "\^).*/, "$1")
      .replace(/,$/, "");
    return text === "" ? [] : [text];
  });
}

/** Those lines that are not among others, each of which counts once. */
function beyond(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const index = left.indexOf(line);
    if (index !== -1) left.splice(index, 1);
    return index === -1;
  });
}

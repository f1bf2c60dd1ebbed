import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Command, Option } from "commander";
import { withEscapes } from "../../registry/model/invisible-characters.ts";
import { CLASSIFICATIONS, type Classification } from "../../registry/model/items.ts";
import { baseUrlArgument } from "../check/read/base-url.ts";
import { HOSTS } from "../new/host-files.ts";
import { CHARACTERS, type Character } from "../new/pairing-scale.ts";
import type { ProjectOptions } from "../new/project-files.ts";
import { NewItemError } from "../new/write-new-file.ts";
import { nameOfFolder, namespaceArgument, registryNameArgument } from "./name-arguments.ts";
import { assertInProject, registryOption } from "./registry-option.ts";

interface FontFlags {
  registry: string;
  files?: string[];
  replace?: true;
  title?: string;
  category?: Classification;
}

interface PairingFlags {
  registry: string;
  heading: string;
  body: string;
  mono: string;
  character: Character;
  mood?: string[];
  useCase?: string[];
}

/** The commands that write a registry: `init`, `new font`, `new pairing`. */
export function addNewCommands(program: Command): void {
  addInit(program);
  const create = program
    .command("new")
    .description("write an item into the registry; replaces nothing that exists");
  addNewFont(create);
  addNewPairing(create);
}

function addInit(program: Command): void {
  program
    .command("init [folder]")
    .description("write a project with a registry of your own; keeps every file that exists")
    .addOption(
      new Option("--name <name>", "of the registry (default: as the folder)").argParser(
        registryNameArgument,
      ),
    )
    .addOption(
      new Option("--base-url <url>", "where it will be published").argParser(baseUrlArgument),
    )
    .addOption(
      new Option("--namespace <name>", "of its items, such as @acme").argParser(namespaceArgument),
    )
    .addOption(new Option("--host <host>", "where it will be deployed").choices(HOSTS))
    .action(
      async (
        folder: string | undefined = ".",
        flags: Partial<ProjectOptions>,
        command: Command,
      ) => {
        const { init } = await import("../new/init.ts");
        await exitOnError(command, async () => {
          const options = { name: nameOfFolder(folder), ...flags };
          const { written, skipped } = await init(folder, options);
          for (const path of written) console.log(`Wrote ${path}`);
          for (const path of skipped) console.log(`Skipped ${path}, which exists`);
          console.log(nextSteps(folder, written));
        });
      },
    );
}

/** The package is not on the npm registry yet, so a project installs it from where it came from. */
function nextSteps(project: string, written: readonly string[]): string {
  const isInstalled = existsSync(join(project, "node_modules/typography-registry"));
  const install = isInstalled
    ? ""
    : "\n  npm install --save-dev PACKAGE   # a packed file, or the repository's URL: see its README";
  // A package.json that exists need not have the script.
  const dev = written.includes("package.json") ? "npm run dev" : "npx typography-registry dev";
  return `The name, URL and namespace of the registry are in registry/config.json: change them there.\nNext:${install}\n  ${dev}`;
}

function addNewFont(create: Command): void {
  create
    .command("font <name>")
    .description("a font of woff2 files, or a copy of a font that this package ships")
    .option("--files <file...>", "woff2 files, which are copied into the registry")
    .option("--replace", "measure a font of the registry again, with its own files or with --files")
    .option("--title <title>", "the name of the family (default: as the files state it)")
    .addOption(
      new Option(
        "--category <category>",
        "the kind of face (default: as the files state it)",
      ).choices(Object.keys(CLASSIFICATIONS)),
    )
    .addOption(registryOption())
    .action(async (name: string, flags: FontFlags, command: Command) => {
      assertInProject(command, flags);
      const { files = [], registry: registryDir, ...rest } = flags;
      const { newFont } = await import("../new/new-font.ts");
      await exitOnError(command, async () => {
        const { written } = await newFont({ name, files, registryDir, ...rest });
        for (const path of written) console.log(`Wrote ${path}`);
      });
    });
}

function addNewPairing(create: Command): void {
  create
    .command("pairing <name>")
    .description("a pairing of three fonts, with a scale for these faces")
    .requiredOption("--heading <font>", "the font item of headings, such as playfair-display")
    .requiredOption("--body <font>", "that of text")
    .requiredOption("--mono <font>", "that of code")
    .addOption(
      new Option("--character <character>", "how far sizes and weights are apart")
        .choices(Object.keys(CHARACTERS))
        .default("balanced"),
    )
    .option("--mood <mood...>", "of the vocabulary, the strongest first")
    .option("--use-case <use...>", "of the vocabulary, the strongest first")
    .addOption(registryOption())
    .action(async (name: string, flags: PairingFlags, command: Command) => {
      assertInProject(command, flags);
      const { registry: registryDir, heading, body, mono, ...rest } = flags;
      const { writeNewPairing } = await import("../new/new-pairing.ts");
      await exitOnError(command, () => {
        const fonts = { heading, body, mono };
        console.log(`Wrote ${writeNewPairing({ name, registryDir, fonts, ...rest })}`);
        console.log("Next: fill in the TODOs that `typography-registry validate` lists");
        return Promise.resolve();
      });
    });
}

/** An expected failure ends the command with its message and exit code 2; any other error is thrown on. */
async function exitOnError(command: Command, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof NewItemError)) throw error;
    command.error(`error: ${withEscapes(error.message)}`);
  }
}

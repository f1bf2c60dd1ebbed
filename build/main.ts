#!/usr/bin/env node
/** The command line: validate, build, serve, start, dev, init, new. Exit codes: 0 done, 1 problems, 2 misuse. */
import { runMain } from "../server/run-main.ts";

await runMain(async () => {
  const { Command } = await import("commander");
  const { ownVersion } = await import("../registry/model/package-root.ts");
  const { addNewCommands } = await import("./commands/new-commands.ts");
  const { addPublishCommands } = await import("./commands/publish-commands.ts");
  const { addValidateCommand } = await import("./commands/validate-command.ts");
  const program = new Command("typography-registry")
    .description("Font pairings and fonts as shadcn registry items.")
    .version(ownVersion(), "--version", "print the version of this package")
    .exitOverride();
  addValidateCommand(program);
  addPublishCommands(program);
  addNewCommands(program);
  return program;
});

#!/usr/bin/env node
/** The command line: validate, build, serve, start, dev, init, new. Exit codes: 0 done, 1 problems, 2 misuse. */
import { Command } from "commander";
import { ownVersion } from "../registry/model/package-root.ts";
import { runMain } from "../server/command-line.ts";
import { addNewCommands } from "./commands/new-commands.ts";
import { addPublishCommands } from "./commands/publish-commands.ts";
import { addValidateCommand } from "./commands/validate-command.ts";

const program = new Command("typography-registry")
  .description("Font pairings and fonts as shadcn registry items.")
  .version(ownVersion(), "--version", "print the version of this package")
  .exitOverride();
addValidateCommand(program);
addPublishCommands(program);
addNewCommands(program);
await runMain(program);

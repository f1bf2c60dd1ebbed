#!/usr/bin/env node
/** The command line: validate, build, serve, start, dev, init, new. Exit codes: 0 done, 1 problems, 2 misuse. */
import { Command } from "commander";
import { ownVersion } from "../registry/package-root.ts";
import { runCommandLine } from "../server/command-line.ts";
import { addNewCommands } from "./new/commands.ts";
import { addPublishCommands } from "./publish-commands.ts";
import { addValidateCommand } from "./validate-command.ts";

const program = new Command("typography-registry")
  .description("Font pairings and fonts as shadcn registry items.")
  .version(ownVersion(), "--version", "print the version of this package")
  .exitOverride();

addValidateCommand(program);
addPublishCommands(program);
addNewCommands(program);

await runCommandLine(program);

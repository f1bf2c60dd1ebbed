import { readdirSync } from "node:fs";
import { type Command, Option } from "commander";
import { folderProblem } from "../../registry/model/folder-problem.ts";
import { isOwnRegistry } from "../../registry/model/package-root.ts";
import { LEADS_OUT, leadsOutOfProject } from "../dist/leads-out.ts";

export interface RegistryFlags {
  registry: string;
}

/** Names the folder of the registry, in every command that reads or writes one. */
export function registryOption(): Option {
  return new Option("--registry <dir>", "the folder with pairings/ and fonts/")
    .env("REGISTRY_DIR")
    .default("registry");
}

/** Ends a command whose --registry is not the folder of a registry. */
export function assertRegistry(command: Command, { registry }: RegistryFlags): void {
  assertInProject(command, { registry });
  const problem =
    folderProblem(registry) ??
    (readdirSync(registry).some((name) => name === "pairings" || name === "fonts")
      ? undefined
      : "contains neither pairings/ nor fonts/");
  if (problem === undefined) return;
  command.error(
    `error: ${registry} ${problem}. Use --registry to name the folder with pairings/ and fonts/.`,
  );
}

/** Ends a command whose --registry leads out of the project; that of this package may be a symlink. */
export function assertInProject(command: Command, { registry }: RegistryFlags): void {
  if (folderProblem(registry) !== undefined) return;
  if (!leadsOutOfProject(registry) || isOwnRegistry(registry)) return;
  command.error(
    `error: ${registry} ${LEADS_OUT}. Use --registry to name the folder that it leads to.`,
  );
}

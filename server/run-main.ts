import type { Command } from "commander";
import { withEscapes } from "../registry/model/invisible-characters.ts";

const REINSTALL =
  ". Install the dependencies again, or raise the limit of open files (`ulimit -n`).";
/** Node.js takes for a missing package, or for an invalid package.json, what it may not open a file of. */
const REMEDIES: ReadonlyMap<string, string> = new Map([
  ["EMFILE", ". Raise the limit of open files (`ulimit -n`)."],
  ["ERR_MODULE_NOT_FOUND", REINSTALL],
  ["ERR_INVALID_PACKAGE_CONFIG", REINSTALL],
]);

/** The environment variables of all commands. */
const VARIABLES = ["REGISTRY_DIR", "PUBLIC_DIR", "DIST_DIR", "BASE_URL", "HOST", "PORT"];

/**
 * Runs a command line. Misuse, which commander reports, exits with 2; an error of the system (permission denied,
 * a full disk), and a module that cannot be loaded, is reported in one line and exits with 1.
 *
 * @param load imports what it needs: where few open files are allowed, loading modules fails first. The
 *   commands have `exitOverride`
 */
export async function runMain(load: () => Promise<Command>): Promise<void> {
  // Shells and containers unset a variable by an empty value.
  for (const name of VARIABLES)
    if (process.env[name] === "") Reflect.deleteProperty(process.env, name);
  try {
    const program = await load();
    await program.parseAsync();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { code = "", exitCode } = error as { code?: string; exitCode?: number };
    if (exitCode !== undefined) {
      process.exitCode = exitCode === 0 ? 0 : 2;
      return;
    }
    const remedy = REMEDIES.get(code);
    if (remedy === undefined && !("syscall" in error)) throw error;
    const message =
      remedy === undefined ? error.message : error.message.replace(/\.$/, "") + remedy;
    console.error(withEscapes(`error: ${message}`));
    process.exitCode = 1;
  }
}

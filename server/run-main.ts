import { withEscapes } from "../registry/model/invisible-characters.ts";

const REINSTALL =
  ". Install the dependencies again, or raise the limit of open files (`ulimit -n`).";
/** Node.js takes for a missing package, or for an invalid package.json, what it may not open a file of. */
const REMEDIES: ReadonlyMap<string, string> = new Map([
  ["EMFILE", ". Raise the limit of open files (`ulimit -n`)."],
  ["ERR_MODULE_NOT_FOUND", REINSTALL],
  ["ERR_INVALID_PACKAGE_CONFIG", REINSTALL],
]);

/**
 * Runs what a `main.ts` does. An error of the system (permission denied, a full disk), and a module that
 * cannot be loaded, is reported in one line and exits with 1.
 *
 * @param main imports what it needs: where few open files are allowed, loading modules fails first
 */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const remedy = REMEDIES.get("code" in error ? String(error.code) : "");
    if (remedy === undefined && !("syscall" in error)) throw error;
    const message =
      remedy === undefined ? error.message : error.message.replace(/\.$/, "") + remedy;
    console.error(withEscapes(`error: ${message}`));
    process.exitCode = 1;
  }
}

import { type Command, CommanderError, InvalidArgumentError, Option } from "commander";
import { withEscapes } from "../registry/model/invisible-characters.ts";

const MAX_PORT = 65_535;

/** The values of the flags of an address. */
export interface AddressFlags {
  host: string;
  port: number;
}

/** The values of the flags of `serve`. */
export interface ServeFlags extends AddressFlags {
  dist: string;
}

/** `--dist` and the flags of the address; each has an environment variable, which the flag overrides. */
export function addServeOptions(command: Command): Command {
  const dist = new Option("--dist <dir>", "the published folder").env("DIST_DIR");
  return addAddressOptions(command.addOption(dist.default("dist")));
}

/** `--host`, `--port`. */
export function addAddressOptions(command: Command): Command {
  const host = new Option("--host <host>", "address to listen on").env("HOST");
  return command
    .addOption(host.default("127.0.0.1").argParser(parseHost))
    .addOption(portOption("port to listen on"));
}

export function portOption(description: string): Option {
  return new Option("--port <number>", description).env("PORT").default(3000).argParser(parsePort);
}

/** An empty host would listen on every address. */
function parseHost(text: string): string {
  if (text.trim() !== "") return text;
  throw new InvalidArgumentError("expected an address; use 0.0.0.0 or :: for all of them.");
}

function parsePort(text: string): number {
  if (/^\d+$/.test(text) && Number(text) <= MAX_PORT) return Number(text);
  throw new InvalidArgumentError(`expected a whole number from 0 to ${MAX_PORT}.`);
}

/** The environment variables of all commands. */
const VARIABLES = ["REGISTRY_DIR", "PUBLIC_DIR", "DIST_DIR", "BASE_URL", "HOST", "PORT"];

/**
 * Runs a command line. Misuse, which commander reports, exits with 2; an error of the system (permission denied,
 * a full disk) is reported in one line and exits with 1.
 *
 * @param program whose commands have `exitOverride`
 */
export async function runMain(program: Command): Promise<void> {
  // Shells and containers unset a variable by an empty value.
  for (const name of VARIABLES)
    if (process.env[name] === "") Reflect.deleteProperty(process.env, name);
  try {
    await program.parseAsync();
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? 0 : 2;
    } else if (error instanceof Error && "syscall" in error) {
      console.error(withEscapes(`error: ${error.message}`));
      process.exitCode = 1;
    } else throw error;
  }
}

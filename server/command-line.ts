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
  return addAddressOptions(
    command.addOption(
      new Option("--dist <dir>", "the published folder").env("DIST_DIR").default("dist"),
    ),
  );
}

/** `--host`, `--port`. */
export function addAddressOptions(command: Command): Command {
  return command
    .addOption(
      new Option("--host <host>", "address to listen on")
        .env("HOST")
        .default("127.0.0.1")
        .argParser(parseHost),
    )
    .addOption(portOption("port to listen on"));
}

export function portOption(description: string): Option {
  return new Option("--port <number>", description)
    .env("PORT")
    .default(3000)
    .argParser((text) => parseWhole(text, 0, MAX_PORT));
}

/** An empty host would listen on every address. */
function parseHost(text: string): string {
  if (text.trim() !== "") return text;
  throw new InvalidArgumentError("expected an address; use 0.0.0.0 or :: for all of them.");
}

function parseWhole(text: string, least: number, most: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw new InvalidArgumentError(`expected a whole number from ${least} to ${most}.`);
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
      return;
    }
    if (!(error instanceof Error && "syscall" in error)) throw error;
    console.error(withEscapes(`error: ${error.message}`));
    process.exitCode = 1;
  }
}

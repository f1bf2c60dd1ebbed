import type { Command } from "commander";
import { withEscapes } from "../../registry/model/invisible-characters.ts";

/** An expected failure of one kind ends the command with its message and exit code 2; any other error is thrown on. */
export async function exitOnError(
  command: Command,
  kind: new (message: string) => Error,
  act: () => Promise<void>,
): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof kind)) throw error;
    command.error(`error: ${withEscapes(error.message)}`);
  }
}

import { percentEncoded } from "./query-string.ts";

/**
 * What passes through the double quotes of bash, zsh, fish, dash, cmd and PowerShell as it is, and is a part
 * of an address. Not `!`, which interactive shells expand there.
 */
const OUTSIDE_ADDRESSES = /[^\u0340-\u037f\w\-.~:/?&=%,()*[\]@]/gu;

/** What they pass on without quotes: no `[`, which zsh expands, and no `@` first, which PowerShell does. */
const UNQUOTED = /^[\w./][\w\-./:@]*$/;

/** An address, or a path, as an argument of a command in any shell; always one argument of one line. */
export function shellArgument(address: string): string {
  const encoded = address.replace(OUTSIDE_ADDRESSES, percentEncoded);
  return UNQUOTED.test(encoded) ? encoded : `"${encoded}"`;
}

/**
 * The command that adds items to a project, in one line.
 *
 * @param items  an address, a path, or a name in a registry of the project; or several
 * @param client how the client is run
 * @param answers flags that answer what it would ask
 */
export function addCommand(
  items: string | readonly string[],
  client = "npx shadcn",
  answers: readonly string[] = ["--yes"],
): string {
  return [client, "add", ...answers, ...[items].flat().map(shellArgument)].join(" ");
}

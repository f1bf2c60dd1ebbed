import { basename, resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { InvalidArgumentError } from "commander";
import { NAMESPACE } from "../../registry/model/address.ts";
import { baseUrlArgument } from "../check/read/base-url.ts";
import { HOSTS, type Host } from "../new/host-files.ts";
import { NewItemError, isHyphenated } from "../new/write-new-file.ts";

/** What `init` is told by flags, or asks for. */
export interface InitAnswers {
  name: string;
  baseUrl?: string;
  namespace?: string;
  host?: Host;
}

/** Where questions are asked: standard input and output, or a terminal of its own. */
export interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream & { isTTY?: boolean };
}

const MAX_CHARACTERS = 64;

/**
 * Asks for the answers; the defaults where a flag is given, or where input or output is not a terminal.
 *
 * @throws NewItemError when the input ends before the last answer
 */
export async function initAnswers(
  folder: string,
  flags: Partial<InitAnswers>,
  { input, output }: Terminal = { input: process.stdin, output: process.stdout },
): Promise<InitAnswers> {
  const name = nameOfFolder(folder);
  const isGiven = Object.keys(flags).length > 0;
  if (isGiven || !input.isTTY || !output.isTTY) return { name, ...flags };
  const terminal = createInterface({ input, output });
  const ended = new AbortController();
  terminal.once("close", () => {
    ended.abort(new NewItemError("The input ended. Nothing was written; answer, or use --name."));
  });
  const ask = async (question: string, parse: (answer: string) => string) => {
    for (;;) {
      const answer = (await terminal.question(question, { signal: ended.signal })).trim();
      if (answer === "") return undefined;
      try {
        return parse(answer);
      } catch (error) {
        if (!(error instanceof InvalidArgumentError)) throw error;
        output.write(`${error.message}\n`);
      }
    }
  };
  try {
    const named = await ask(`Name of the registry (${name}): `, registryNameArgument);
    const baseUrl = await ask("URL that it will be published at (none yet): ", baseUrlArgument);
    const namespace = await ask(
      "Namespace of its items, such as @acme, if it is private (none): ",
      namespaceArgument,
    );
    const host = await ask(`Host (${HOSTS.join(", ")}; none): `, hostArgument);
    return {
      name: named ?? name,
      ...(baseUrl !== undefined && { baseUrl }),
      ...(namespace !== undefined && { namespace }),
      ...(host !== undefined && { host: host as Host }),
    };
  } catch (error) {
    ended.signal.throwIfAborted();
    throw error;
  } finally {
    terminal.close();
  }
}

/** The name of a registry, as an argument of the command line or an answer. */
export function registryNameArgument(text: string): string {
  if (isHyphenated(text) && text.length <= MAX_CHARACTERS) return text;
  throw new InvalidArgumentError(
    `expected lowercase words joined by hyphens, such as acme-type, of at most ${MAX_CHARACTERS} characters.`,
  );
}

function hostArgument(text: string): Host {
  const host = HOSTS.find((one) => one === text.toLowerCase());
  if (host !== undefined) return host;
  throw new InvalidArgumentError(`expected one of ${HOSTS.join(", ")}.`);
}

/** A namespace, as an argument of the command line or an answer. */
export function namespaceArgument(text: string): string {
  if (NAMESPACE.test(text) && text.length <= MAX_CHARACTERS) return text;
  throw new InvalidArgumentError("expected @ and a name of lowercase letters, such as @acme.");
}

/** `My Fonts` -> `my-fonts`; `registry` where nothing is left. */
export function nameOfFolder(folder: string): string {
  const words =
    basename(resolve(folder))
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const name = words.join("-").slice(0, MAX_CHARACTERS);
  return name.replace(/-$/, "") || "registry";
}

import { createInterface } from "node:readline/promises";
import { InvalidArgumentError } from "commander";
import { baseUrlArgument } from "../check/read/base-url.ts";
import { nameOfFolder, registryNameArgument } from "./names.ts";
import { NewItemError } from "./write-new-file.ts";

/** What `init` is told by flags, or asks for. */
export interface ProjectAnswers {
  name: string;
  baseUrl?: string;
}

/** Where questions are asked: standard input and output, or a terminal of its own. */
export interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream & { isTTY?: boolean };
}

/**
 * Asks for the answers; the defaults where a flag is given, or where input or output is not a terminal.
 *
 * @throws NewItemError when the input ends before the last answer
 */
export async function projectAnswers(
  folder: string,
  flags: Partial<ProjectAnswers>,
  { input, output }: Terminal = { input: process.stdin, output: process.stdout },
): Promise<ProjectAnswers> {
  const name = nameOfFolder(folder);
  const isGiven = flags.name !== undefined || flags.baseUrl !== undefined;
  if (isGiven || !input.isTTY || !output.isTTY) return { name, ...flags };
  const terminal = createInterface({ input, output });
  const ended = new Promise<never>((_, reject) => {
    terminal.once("close", () => {
      reject(new NewItemError("The input ended. Nothing was written; answer, or use --name."));
    });
  });
  const ask = async (question: string, parse: (answer: string) => string) => {
    for (;;) {
      const answer = (await Promise.race([terminal.question(question), ended])).trim();
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
    return { name: named ?? name, ...(baseUrl !== undefined && { baseUrl }) };
  } finally {
    ended.catch(() => undefined);
    terminal.close();
  }
}

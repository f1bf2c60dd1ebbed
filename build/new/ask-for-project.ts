import { createInterface } from "node:readline/promises";
import { parseBaseUrl } from "../base-url.ts";
import { nameOfFolder } from "./init.ts";

/** What `init` is told by flags, or asks for. */
export interface ProjectAnswers {
  name: string;
  baseUrl?: string;
}

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The defaults, where flags are given or nobody can answer. */
export async function projectAnswers(
  folder: string,
  flags: Partial<ProjectAnswers>,
): Promise<ProjectAnswers> {
  const name = nameOfFolder(folder);
  const isAsked = flags.name !== undefined || flags.baseUrl !== undefined;
  if (isAsked || !process.stdin.isTTY || !process.stdout.isTTY) return { name, ...flags };
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ask = async (question: string, isValid: (answer: string) => boolean) => {
    for (;;) {
      const answer = (await terminal.question(question)).trim();
      if (answer === "" || isValid(answer)) return answer;
      console.log("That is not valid.");
    }
  };
  try {
    const named = await ask(`Name of the registry (${name}): `, (text) => NAME.test(text));
    const url = await ask("URL that it will be published at (none yet): ", isBaseUrl);
    return { name: named || name, ...(url !== "" && { baseUrl: parseBaseUrl(url) }) };
  } finally {
    terminal.close();
  }
}

function isBaseUrl(text: string): boolean {
  try {
    parseBaseUrl(text);
    return true;
  } catch {
    return false;
  }
}

import { readFileSync } from "node:fs";

/** An instruction of a Dockerfile: its keyword, and the rest of the line. */
export interface Instruction {
  keyword: string;
  rest: string;
}

/** A build stage: what it starts from, its name, and what it does. */
export interface Stage {
  image: string;
  name?: string;
  instructions: Instruction[];
}

/** The stages of a Dockerfile without escapes and continued lines. */
export function dockerfileStages(file: string): Stage[] {
  const stages: Stage[] = [];
  for (const line of readFileSync(file, "utf8").split("\n")) {
    if (line === "" || line.startsWith("#")) continue;
    const [, keyword = "", rest = ""] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (keyword === "FROM") {
      const [image = "", , name] = rest.split(" ");
      stages.push({ image, ...(name !== undefined && { name }), instructions: [] });
    } else stages.at(-1)?.instructions.push({ keyword, rest });
  }
  return stages;
}

/** The rest of the only instruction with a keyword. */
export function instructionOf({ instructions }: Stage, keyword: string): string {
  const [found, ...others] = instructions.filter((one) => one.keyword === keyword);
  if (found === undefined || others.length > 0)
    throw new Error(`The stage has ${others.length + 1} instructions ${keyword}`);
  return found.rest;
}

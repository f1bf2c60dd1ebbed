import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT } from "../fixtures/read.ts";

const FILE = join(PROJECT, "lib/server/hosts/Dockerfile");
const [build, final] = dockerfileStages(FILE) as [Stage, Stage];

describe("Dockerfile", () => {
  it("has two stages of a supported Node.js, of which the last one compiles nothing", () => {
    expect([build.image, final.image]).toEqual(["node:24", "node:24-slim"]);
    expect(build.name).toBe("build");
    expect(final.instructions.map(({ keyword }) => keyword)).not.toContain("RUN");
  });

  it("runs as a user without rights, with its command as process 1", () => {
    expect(instructionOf(final, "USER")).toBe("node");
    expect(commandOf(instructionOf(final, "CMD"))[0]).toBe("node");
    expect(instructionOf(final, "HEALTHCHECK")).toMatch(/ CMD \["node", /);
  });
});

const commandOf = (rest: string) => JSON.parse(rest.slice(rest.indexOf("["))) as string[];

/** An instruction of a Dockerfile: its keyword, and the rest of the line. */
interface Instruction {
  keyword: string;
  rest: string;
}

/** A build stage: what it starts from, its name, and what it does. */
interface Stage {
  image: string;
  name?: string;
  instructions: Instruction[];
}

/** The stages of a Dockerfile without escapes and continued lines. */
function dockerfileStages(file: string): Stage[] {
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
function instructionOf({ instructions }: Stage, keyword: string): string {
  const [found, ...others] = instructions.filter((one) => one.keyword === keyword);
  if (found === undefined || others.length > 0)
    throw new Error(`The stage has ${others.length + 1} instructions ${keyword}`);
  return found.rest;
}

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getPairing } from "../../registry/index.ts";
import { isRelease } from "../shared/shared.ts";
import { projectForTests } from "./projects.ts";
import { servedUrl } from "./served-registry.ts";

const PROGRAM_OF = { vite: "shadcn", vue: "shadcn-vue@latest", svelte: "shadcn-svelte@latest" };

let skill: string;
beforeAll(async () => {
  skill = await (await fetch(servedUrl("skills/typography/SKILL.md"))).text();
});

/** The commands of the skill that start with a program, as their arguments. */
function commandsOf(program: string): string[][] {
  const lines = Array.from(skill.matchAll(/npx (?:--yes )?(\S+) ([^`\n]+)/g));
  return lines
    .filter(([, named]) => named === program)
    .map(([, , line = ""]) => line.match(/"[^"]*"|\S+/g)!.map((word) => word.replaceAll('"', "")));
}

it("has at most 6 KB, and the name and the description that agents read first", () => {
  expect(Buffer.byteLength(skill)).toBeLessThanOrEqual(6144);
  expect(skill).toMatch(/^---\nname: typography\ndescription:\s+Chooses /);
});

it("runs no program but the clients", () => {
  const programs = new Set(
    Array.from(skill.matchAll(/npx (?:--yes )?(\S+)/g), ([, program]) => program),
  );
  expect(programs).toEqual(new Set(Object.values(PROGRAM_OF)));
});

it("names addresses that are published", async () => {
  const addresses = Array.from(skill.matchAll(/https?:\/\/[^\s>`")|]+/g), ([address]) =>
    address.replace(/[.,]$/, "").replace("{name}", "minimal"),
  );
  const own = addresses.filter((address) => address.startsWith(servedUrl("")));
  expect(own.length).toBeGreaterThanOrEqual(9);
  const failed = [];
  for (const address of new Set(own)) if (!(await fetch(address)).ok) failed.push(address);
  expect(failed).toEqual([]);
});

describe.each(isRelease ? (["vite", "vue", "svelte"] as const) : (["vite"] as const))(
  "in a new %s project",
  (client) => {
    const app = projectForTests(client);

    it("every command of its client does what the skill says", async () => {
      const file = join(app().folder, "components.json");
      const registries = { "@typo": servedUrl("r/layered/{name}.json") };
      writeFileSync(
        file,
        JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), registries }),
      );
      const commands = commandsOf(PROGRAM_OF[client]);
      expect(commands.length).toBeGreaterThan(0);
      for (const [command, ...args] of commands) {
        const output = await app().client(command!, ...args);
        if (command === "search") expect(output).toContain("@typo/");
        else if (command === "view") expect(output).toContain("Headings: ");
        else expect(readFileSync(app().stylesheet, "utf8")).toContain(getPairing("minimal").body);
      }
    });
  },
);

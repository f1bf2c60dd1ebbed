import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { assertRegistry } from "../../../build/commands/registry-option.ts";
import { runCommand } from "../../fixtures/run-command.ts";
import { temporaryFolder } from "../../fixtures/temporary.ts";

/** What is printed about the folder of --registry. */
async function misuseOf(registry: string): Promise<string> {
  const { misuse } = await runCommand(
    (program) => {
      program.command("check").action((_, command) => {
        assertRegistry(command, { registry });
      });
    },
    ["check"],
  );
  return misuse;
}

it.each(["pairings", "fonts"])("a folder with nothing but %s/ is a registry", async (name) => {
  const registry = temporaryFolder();
  mkdirSync(join(registry, name));
  expect(await misuseOf(registry)).toBe("");
});

it.each<[string, (folder: string) => string, string]>([
  ["that is missing", (folder) => join(folder, "nowhere"), "was not found"],
  ["without items", (folder) => folder, "contains neither pairings/ nor fonts/"],
])("a folder %s is misuse", async (_, within, problem) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "notes.txt"), "");
  const registry = within(folder);
  expect(await misuseOf(registry)).toBe(
    `error: ${registry} ${problem}. Use --registry to name the folder with pairings/ and fonts/.\n`,
  );
});

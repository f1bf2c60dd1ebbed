import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { run } from "./clients/processes.ts";
import { FIXTURE_REGISTRY, PROJECT, readJson } from "./fixtures/read.ts";
import { temporaryFolder } from "./fixtures/temporary.ts";

/** The sources as they are, in a repository of one commit: what a clone of the project has. */
async function repository(): Promise<string> {
  const folder = temporaryFolder();
  const listed = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
  const paths = (await run("git", listed, PROJECT)).split("\0").filter((path) => path !== "");
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(PROJECT, path), join(folder, path));
  }
  const author = ["-c", "user.name=Test", "-c", "user.email=test@example.com"];
  await run("git", ["init", "--quiet"], folder);
  await run("git", ["add", "--all"], folder);
  await run("git", [...author, "commit", "--quiet", "--message", "All"], folder);
  return folder;
}

it("installed from the repository's URL, the package is compiled; it had no lib/", async () => {
  const team = temporaryFolder();
  writeFileSync(join(team, "package.json"), '{"private":true,"type":"module"}');
  cpSync(FIXTURE_REGISTRY, join(team, "registry"), { recursive: true });
  const flags = ["--no-audit", "--no-fund", "--prefer-offline"];
  await run("npm", ["install", ...flags, `git+file://${await repository()}`], team);

  const { version } = readJson(join(PROJECT, "package.json")) as { version: string };
  expect(await run("npx", ["typography-registry", "--version"], team)).toBe(`${version}\n`);
  expect(await run("npx", ["typography-registry", "validate"], team)).toBe(
    "3 pairings and 5 fonts are valid\n",
  );
});

import { cpSync, existsSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addPublishCommands } from "../../../build/commands/publish-commands.ts";
import { FIXTURE_REGISTRY } from "../../fixtures/read.ts";
import { runCommand } from "../../fixtures/run-command.ts";
import { temporaryFolder, temporaryRegistry } from "../../fixtures/temporary.ts";

const BASE_URL = ["--base-url", "https://type.example"];

const build = (...args: string[]) =>
  runCommand(addPublishCommands, ["build", "--no-site", ...args]);

const newDist = () => join(temporaryFolder(), "dist");

it("prints how many items, files, megabytes and milliseconds, and for which address, and no advice", async () => {
  const dist = newDist();
  const { printed, misuse, code } = await build("--registry", FIXTURE_REGISTRY, "--out", dist);
  expect(printed).toEqual([
    expect.stringMatching(
      /^Built 8 items into \S+dist for http:\/\/localhost:3000: \d+ files, 0\.\d MB, in \d+ ms$/,
    ),
  ]);
  // Of one run, not of the time since the process began.
  const milliseconds = Number(/in (\d+) ms$/.exec(printed[0] ?? "")?.[1]);
  expect(milliseconds).toBeLessThan(performance.now());
  expect({ misuse, code }).toEqual({ misuse: "", code: undefined });
  expect(existsSync(join(dist, "index.html"))).toBe(false);
  expect(existsSync(join(dist, "r/plain.json.br"))).toBe(false);
});

it("leaves a build alone in which nothing would change, and says so", async () => {
  const args = ["--registry", FIXTURE_REGISTRY, "--out", newDist(), ...BASE_URL];
  await build(...args);
  const { ino } = statSync(args[3]!);
  const { printed } = await build(...args);
  expect(printed).toEqual([
    expect.stringContaining(`Unchanged: 8 items in ${args[3]} for https://type.example: `),
  ]);
  expect(statSync(args[3]!).ino).toBe(ino);
});

it("writes compressed forms with --precompress", async () => {
  const dist = newDist();
  await build("--registry", FIXTURE_REGISTRY, "--out", dist, ...BASE_URL, "--precompress");
  expect(readdirSync(join(dist, "r"))).toEqual(
    expect.arrayContaining(["registry.json", "registry.json.br", "registry.json.gz"]),
  );
});

it("takes the base URL of config.json, which --base-url replaces", async () => {
  const config = { name: "acme", baseUrl: "https://acme.example/type" };
  const registry = temporaryRegistry(["config.json", JSON.stringify(config)]);
  const dist = newDist();
  const urls = () => readFileSync(join(dist, "r/plain.json"), "utf8");
  await build("--registry", registry, "--out", dist, "--port", "0");
  expect(urls()).toContain("https://acme.example/type/r/inter.json");
  await build("--registry", registry, "--out", dist, ...BASE_URL);
  expect(urls()).toContain("https://type.example/r/inter.json");
});

it("names each item of one's own that overrides a shipped one", async () => {
  const config = { extends: ["typography-registry/fonts"] };
  const registry = temporaryRegistry(["config.json", JSON.stringify(config)]);
  const { printed } = await build("--registry", registry, "--out", newDist(), ...BASE_URL);
  expect(printed).toContain(
    `${registry}/fonts/inter.json overrides the item inter of typography-registry.`,
  );
});

it("warns of files that no build wrote in a build that was replaced", async () => {
  const dist = newDist();
  const args = ["--registry", FIXTURE_REGISTRY, "--out", dist];
  await build(...args, ...BASE_URL);
  const old = join(dist, "../.dist.old-0123abcd");
  cpSync(dist, old, { recursive: true });
  writeFileSync(join(old, "a.txt"), "");
  writeFileSync(join(old, "r/b.txt"), "");
  const { printed } = await build(...args, "--base-url", "https://other.example");
  expect(printed[0]).toBe(
    `warning: a.txt, r/b.txt appeared while a build replaced the folder. Move what you need out of ${old}, and remove that folder.`,
  );
  expect(existsSync(join(old, "r/b.txt"))).toBe(true);
});

it.each([
  [
    "the folder while another build writes it",
    "dist",
    "is being replaced by another build (process 12 on another-machine). Nothing was changed. ",
  ],
  [
    "a folder that the system does not let it write",
    "d".repeat(255),
    "cannot be written: the path is too long (ENAMETOOLONG). Nothing was changed. Choose a shorter one with --out.",
  ],
])("%s is one line and exit code 1, and no misuse", async (_, name, problem) => {
  const dist = join(temporaryFolder(), name);
  writeFileSync(join(dist, "../.dist.lock"), "process 12 on another-machine");
  const args = ["--registry", FIXTURE_REGISTRY, "--out", dist, ...BASE_URL];
  const { printed, misuse, code } = await build(...args);
  expect(printed).toEqual([expect.stringContaining(`error: ${dist} ${problem}`)]);
  expect({ misuse, code }).toEqual({ misuse: "", code: 1 });
});

it("--port 0 without a base URL is misuse", async () => {
  const misuse = "error: --port 0 has no default base URL. Set one with --base-url.\n";
  const built = await build("--registry", FIXTURE_REGISTRY, "--port", "0");
  expect(built).toEqual({ printed: [], misuse, code: undefined });
});

import {
  appendFileSync,
  cpSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { run } from "../../clients/processes.ts";
import { FIXTURE_REGISTRY, PROJECT, readJson } from "../../fixtures/read.ts";
import { temporaryFolder } from "../../fixtures/temporary.ts";

let project: string;
const inProject = (path: string) => join(project, path);
const generated = () => readFileSync(inProject("registry/generated/names.ts"), "utf8");
const generate = () => run(process.execPath, ["registry/generate.mjs"], project);

/** A copy of the project that has the items of the fixture registry. */
beforeAll(async () => {
  project = temporaryFolder();
  for (const path of ["package.json", "schemas"]) {
    cpSync(join(PROJECT, path), inProject(path), { recursive: true });
  }
  cpSync(join(PROJECT, "registry"), inProject("registry"), {
    recursive: true,
    filter: (path) => !/\/registry\/(pairings|fonts|specimens|generated)$/.test(path),
  });
  for (const folder of ["pairings", "fonts"]) {
    cpSync(join(FIXTURE_REGISTRY, folder), inProject(`registry/${folder}`), { recursive: true });
  }
  symlinkSync(join(PROJECT, "node_modules"), inProject("node_modules"));
  await generate();
});

it("does nothing when nothing has changed", async () => {
  writeFileSync(inProject("registry/generated/names.ts"), "untouched");
  await generate();
  expect(generated()).toBe("untouched");
});

it("runs again when the code has changed, and leaves a module with the same text alone", async () => {
  const before = statSync(inProject("registry/generated/pairings.ts")).mtimeMs;
  appendFileSync(inProject("registry/pairing/scale.ts"), "\n");
  await generate();
  expect(generated()).toContain('"plain"');
  expect(statSync(inProject("registry/generated/pairings.ts")).mtimeMs).toBe(before);
});

it("runs again when an item or the vocabulary has changed", async () => {
  const item = inProject("registry/pairings/plain.json");
  const moods = inProject("registry/vocabulary/moods.json");
  const pairing = readJson(item) as { meta: { mood: string[] } };
  pairing.meta.mood = ["brand-new"];
  writeFileSync(item, JSON.stringify(pairing));
  await generate();
  expect(generated()).toContain('"brand-new"');

  writeFileSync(moods, JSON.stringify({ "brand-new": "Never seen before." }));
  await generate();
  expect(readFileSync(inProject("registry/generated/search.ts"), "utf8")).toContain(
    "Never seen before.",
  );
});

it("runs again when an item is removed or invalid, and leaves it out", async () => {
  rmSync(inProject("registry/pairings/plain.json"));
  writeFileSync(inProject("registry/pairings/bare.json"), "{");
  await generate();
  expect(generated()).toContain('export type PairingName =\n  | "serif";');
});

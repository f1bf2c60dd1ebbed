import {
  cpSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { buildRegistry } from "../../../build/publish/build.ts";
import { type OpenDist, openDist } from "../../../server/publication/open-dist.ts";
import { textOf } from "../../../server/respond/content.ts";
import { FIXTURE_REGISTRY } from "../../fixtures/read.ts";
import { temporaryFolder, temporaryRegistry } from "../../fixtures/temporary.ts";

const folder = temporaryFolder();
const built = (name: string, registryDir: string) => {
  const outDir = join(folder, name);
  buildRegistry({ registryDir, outDir, baseUrl: "https://example.com" });
  return outDir;
};
const before = built("before", FIXTURE_REGISTRY);
const DESCRIPTION =
  "The description as it stands after a change, long enough for every rule there is about it, and a little longer still.";
const after = built(
  "after",
  temporaryRegistry(["pairings/plain.json", ["description"], DESCRIPTION]),
);

/** Files that are links to each other would change together. */
const copyOf = (from: string, to = join(temporaryFolder(), "dist")) => {
  cpSync(from, to, { recursive: true, dereference: true });
  return to;
};
const filesIn = (dist: string) =>
  readdirSync(dist, { recursive: true, encoding: "utf8" })
    .filter((path) => statSync(join(dist, path)).isFile())
    .sort();
const servedFrom = (dist: OpenDist) => textOf(dist.current().file("/r/plain.json")!);
const plainIn = (dist: string) => readFileSync(join(dist, "r/plain.json"), "utf8");

const opened: OpenDist[] = [];
afterEach(() => {
  for (const dist of opened.splice(0)) dist.close();
});
async function open(distDir: string) {
  const errors: string[] = [];
  const dist = await openDist(distDir, ({ message }) => errors.push(message));
  opened.push(dist);
  return { dist, errors };
}
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await delay(20);
}

it("a build that takes the folder's place is served", async () => {
  const distDir = copyOf(before);
  const { dist } = await open(distDir);
  expect(servedFrom(dist)).toBe(plainIn(before));
  const next = copyOf(after);
  renameSync(distDir, `${distDir}.old`);
  renameSync(next, distDir);
  await until(() => servedFrom(dist) === plainIn(after));
});

it("a folder that is missing between two renames is not an error", async () => {
  const distDir = copyOf(before);
  const { dist } = await open(distDir);
  renameSync(distDir, `${distDir}.old`);
  await delay(600);
  expect(servedFrom(dist)).toBe(plainIn(before));
  renameSync(copyOf(after), distDir);
  await until(() => servedFrom(dist) === plainIn(after));
});

it("files copied into the served folder one by one are served together, when all are there", async () => {
  const distDir = copyOf(before);
  const { dist, errors } = await open(distDir);
  const served = new Set<string>();
  for (const path of filesIn(after)) {
    writeFileSync(join(distDir, path), readFileSync(join(after, path)));
    served.add(servedFrom(dist));
    await delay(path.endsWith("plain") || path.includes("manifest") ? 600 : 0);
  }
  await until(() => servedFrom(dist) === plainIn(after));
  expect([...served]).toEqual([plainIn(before)]);
  expect(errors).toEqual([expect.stringContaining("is incomplete")]);
});

it("a damaged build is reported once, and the previous one is served until a valid one is there", async () => {
  const distDir = copyOf(before);
  const { dist, errors } = await open(distDir);
  copyOf(after, distDir);
  rmSync(join(distDir, "r/inter.json"));
  rmSync(join(distDir, "api/r/inter"));
  await until(() => errors.length > 0);
  await delay(800);
  expect(errors).toEqual([
    expect.stringContaining("is incomplete: api/r/inter is not as it was built"),
  ]);
  expect(servedFrom(dist)).toBe(plainIn(before));
  copyOf(after, distDir);
  await until(() => servedFrom(dist) === plainIn(after));
});

it("reload reads the folder immediately", async () => {
  const distDir = copyOf(before);
  const { dist } = await open(distDir);
  copyOf(after, distDir);
  await dist.reload();
  expect(servedFrom(dist)).toBe(plainIn(after));
});

it("a change is served before it is in the folder, until the folder is read again", async () => {
  const { dist } = await open(copyOf(before));
  dist.update(
    new Map([
      ["r/plain.json", plainIn(after)],
      ["r/inter.json", undefined],
    ]),
  );
  expect(servedFrom(dist)).toBe(plainIn(after));
  expect(dist.current().file("/r/inter.json")).toBeUndefined();
  expect(dist.current().file("/r/lato.json")).toBeDefined();
  await dist.reload();
  expect(servedFrom(dist)).toBe(plainIn(before));
  expect(dist.current().file("/r/inter.json")).toBeDefined();
});

it("a build that arrives while the one before it is being read was never served", async () => {
  const distDir = copyOf(before);
  const { dist } = await open(distDir);
  const reloading = dist.reload();
  // The files have been read now; the search is being prepared.
  await new Promise((resolve) => setImmediate(resolve));
  copyOf(after, distDir);
  await reloading;
  expect(servedFrom(dist)).toBe(plainIn(before));
  await until(() => servedFrom(dist) === plainIn(after));
});

import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildRegistry } from "../../build/build.ts";
import { DistError, loadRepresentations } from "../../server/representations.ts";
import { FIXTURE_REGISTRY } from "../fixtures/read.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";

const built = () => {
  const dist = join(temporaryFolder(), "dist");
  buildRegistry({ registryDir: FIXTURE_REGISTRY, outDir: dist, baseUrl: "https://example.com" });
  return dist;
};

it("reads every item under its names, and the other files under their paths", () => {
  const dist = built();
  const { files, itemCount } = loadRepresentations(dist);
  expect(itemCount).toBe(8);
  expect(files.get("/api/r/pairing-plain")?.body).toEqual(readFileSync(join(dist, "r/plain.json")));
  expect(files.get("/r/registry.json")?.body).toEqual(readFileSync(join(dist, "r/registry.json")));
});

it("keeps what it read when the next build takes the folder's place", () => {
  const dist = built();
  const { files } = loadRepresentations(dist);
  rmSync(join(dist, "r"), { recursive: true });
  expect(JSON.parse(String(files.get("/r/plain.json")?.body)).name).toBe("pairing-plain");
});

it("keeps bytes once, under however many paths they are published", () => {
  const { files } = loadRepresentations(built());
  const names = ["plain", "plain.json", "pairing-plain", "pairing-plain.json"];
  const variants = names.map((name) => files.get(`/api/r/${name}`));
  expect(new Set([...variants, files.get("/r/plain.json")]).size).toBe(1);
});

it("reads a file of any size", () => {
  const dist = built();
  const large = `[${"1234567,".repeat(100_000)}0]`;
  writeFileSync(join(dist, "api/pairings.json"), large);
  expect(String(loadRepresentations(dist).files.get("/api/pairings.json")?.body)).toBe(large);
});

it.each<[string, (dist: string) => void, string]>([
  ["missing", (dist) => rmSync(dist, { recursive: true }), "is not there"],
  ["without an index", (dist) => rmSync(join(dist, "r/registry.json")), "holds no r/registry.json"],
  [
    "with half an index",
    (dist) => writeFileSync(join(dist, "r/registry.json"), '{"items":'),
    "holds a broken r/registry.json",
  ],
  [
    "with another index",
    (dist) => writeFileSync(join(dist, "r/registry.json"), "[]"),
    "holds a broken r/registry.json",
  ],
  [
    "without an item of the index",
    (dist) => rmSync(join(dist, "r/inter.json")),
    "lacks r/inter.json",
  ],
  [
    "without one of an item's variants",
    (dist) => rmSync(join(dist, "api/r/pairing-plain")),
    "lacks api/r/pairing-plain",
  ],
])("a folder %s is an error that says so in one line, with the remedy", (_, damage, reason) => {
  const dist = built();
  damage(dist);
  expect(() => loadRepresentations(dist)).toThrow(DistError);
  expect(() => loadRepresentations(dist)).toThrow(
    `${dist} ${reason}; run \`npm run build\`, or name another folder with --dist`,
  );
});

it("an empty folder is one", () => {
  const dist = join(temporaryFolder(), "dist");
  mkdirSync(dist);
  expect(() => loadRepresentations(dist)).toThrow("holds no r/registry.json");
});

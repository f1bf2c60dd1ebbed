import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeDist } from "../../build/dist/write-dist.ts";
import { DistError, readDist } from "../../server/dist.ts";
import { fixtureDist } from "../fixtures/dist.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";

const built = fixtureDist();

/** A copy: files that are links to each other would change together. */
const copy = () => {
  const dist = join(temporaryFolder(), "dist");
  cpSync(built, dist, { recursive: true, dereference: true });
  return dist;
};

it("reads every item under its names, and the other files under their paths", () => {
  const { file } = readDist(built);
  for (const path of ["api/r/pairing-plain", "r/registry.json", "build-manifest.json"])
    expect(file(`/${path}`)?.body).toEqual(readFileSync(join(built, path)));
});

it("a content under paths of several kinds has the type and the kind of each", () => {
  const dist = join(temporaryFolder(), "dist");
  const paths = ["r/a.json", "site/a.json", "r/b.json", "a.txt", "_headers"];
  writeDist(dist, [{ paths, body: "{}" }], { version: "0", fingerprint: "f", items: 3 });
  const { file, build } = readDist(dist);
  expect(paths.map((path) => file(`/${path}`)).map((one) => one && [one.kind, one.type])).toEqual([
    ["shared", "application/json; charset=utf-8"],
    ["asset", "application/json; charset=utf-8"],
    ["shared", "application/json; charset=utf-8"],
    ["other", "text/plain; charset=utf-8"],
    undefined,
  ]);
  expect(build()).toMatchObject({ items: 3, fingerprint: "f" });
});

it("a file that cannot be read is named with the reason of the system", () => {
  const dist = copy();
  rmSync(join(dist, "r/registry.json"));
  symlinkSync("registry.json", join(dist, "r/registry.json"));
  expect(() => readDist(dist)).toThrow(/ cannot be read: ELOOP: .*, stat '.*\/r\/registry\.json'/);
});

const NO_MANIFEST = "has no valid build-manifest.json: it was not found";
const FOREIGN_MANIFEST = "has no valid build-manifest.json: no build wrote it";
const put = (path: string, text: string) => (dist: string) => writeFileSync(join(dist, path), text);
const notAsBuilt = (path: string) => `is incomplete: ${path} is not as it was built`;

it.each<[string, (dist: string) => void, string]>([
  ["missing", (dist) => rmSync(dist, { recursive: true }), "was not found"],
  [
    "that is empty",
    (dist) => {
      rmSync(dist, { recursive: true });
      mkdirSync(dist);
    },
    NO_MANIFEST,
  ],
  ["without a manifest", (dist) => rmSync(join(dist, "build-manifest.json")), NO_MANIFEST],
  ["with half a manifest", put("build-manifest.json", '{"contents":['), FOREIGN_MANIFEST],
  ["with another manifest", put("build-manifest.json", "null"), FOREIGN_MANIFEST],
  ["without an item", (dist) => rmSync(join(dist, "api/r/inter")), notAsBuilt("api/r/inter")],
  [
    "with a folder in the place of a file",
    (dist) => {
      rmSync(join(dist, "api/r/inter"));
      mkdirSync(join(dist, "api/r/inter"));
    },
    notAsBuilt("api/r/inter"),
  ],
  [
    "with a file in the place of a folder",
    (dist) => {
      rmSync(join(dist, "api"), { recursive: true });
      writeFileSync(join(dist, "api"), "");
    },
    notAsBuilt("api/r/bare"),
  ],
  ["with a shorter file", put("api/pairings.json", "[]"), notAsBuilt("api/pairings.json")],
  [
    "with a longer file",
    (dist) => writeFileSync(join(dist, "r/registry.json"), "\n", { flag: "a" }),
    notAsBuilt("r/registry.json"),
  ],
])("a folder %s is refused in one line, with the remedy", (_, damage, reason) => {
  const dist = copy();
  damage(dist);
  expect(() => readDist(dist)).toThrow(DistError);
  expect(() => readDist(dist)).toThrow(
    `${dist} ${reason}. Run \`npm run build\`, or use --dist to choose another folder.`,
  );
});

it("a file that the build compressed for other hosts has no path of its own", () => {
  const dist = fixtureDist({ precompress: true });
  const { file } = readDist(dist);
  for (const suffix of [".br", ".gz"]) {
    expect(readFileSync(join(dist, `r/registry.json${suffix}`)).length).toBeGreaterThan(0);
    expect(file(`/r/registry.json${suffix}`)).toBeUndefined();
  }
});

it("the manifest has a strong entity tag of its own bytes", () => {
  const { file } = readDist(built);
  const bytes = readFileSync(join(built, "build-manifest.json"));
  const sha256 = createHash("sha256").update(bytes).digest("base64url");
  const tag = file("/build-manifest.json")!.etag.replaceAll('"', "");
  expect(tag.length).toBeGreaterThan(20);
  expect(sha256.startsWith(tag)).toBe(true);
});

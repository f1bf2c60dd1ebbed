import { distChange } from "../../../build/commands/dist-change.ts";
import { sha256 } from "../../../build/dist/write-dist.ts";
import type { BuildManifest } from "../../../build/dist/build-manifest.ts";

const manifest = (contents: Record<string, string[]>): BuildManifest => ({
  generator: "typography-registry",
  version: "1.0.0",
  fingerprint: "f",
  items: 1,
  contents: Object.entries(contents).map(([body, paths]) => ({
    sha256: sha256(body),
    bytes: body.length,
    paths,
  })),
});

it("a change states new content by path, and undefined for a path that is not published any more", () => {
  const earlier = manifest({ one: ["a", "b"], two: ["c"], three: ["d"] });
  const files = [
    { paths: ["a"], body: "one" },
    { paths: ["b", "e"], body: "four" },
    { paths: ["d"], body: "three" },
  ];
  expect([...distChange(earlier, files)]).toEqual([
    ["b", "four"],
    ["e", "four"],
    ["c", undefined],
  ]);
});

it("a build that changes nothing has no change", () => {
  expect(distChange(manifest({ one: ["a", "b"] }), [{ paths: ["a", "b"], body: "one" }]).size).toBe(
    0,
  );
});

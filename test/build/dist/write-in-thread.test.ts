import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { assertReplaceable } from "../../../build/dist/out-folder.ts";
import { PublishError } from "../../../build/dist/publish-error.ts";
import { writeDistInThread } from "../../../build/dist/write-in-thread.ts";
import type { DistFile } from "../../../build/dist/write-dist.ts";
import { temporaryFolder } from "../../fixtures/temporary.ts";

const ABOUT = { version: "1.2.3", fingerprint: "abc", items: 1 };

const filesUpTo = (count: number): DistFile[] =>
  Array.from({ length: count }, (_, index) => ({ paths: [`${index}.txt`], body: `text ${index}` }));

const write = (dist: string, files: Iterable<DistFile>) =>
  writeDistInThread(dist, files, ABOUT, assertReplaceable(dist));

// The thread receives a hundred at a time.
it.each([0, 1, 99, 100, 101, 250])("a build of %d files is written whole", async (count) => {
  const dist = join(temporaryFolder(), "dist");
  const { manifest, kept } = await write(dist, filesUpTo(count));
  const names = filesUpTo(count).flatMap(({ paths }) => paths);
  expect(readdirSync(dist).sort()).toEqual([...names, "build-manifest.json"].sort());
  expect(names.map((name) => readFileSync(join(dist, name), "utf8"))).toEqual(
    filesUpTo(count).map(({ body }) => body),
  );
  expect(manifest).toMatchObject({ ...ABOUT, generator: "typography-registry" });
  expect(manifest.contents).toHaveLength(count);
  expect(kept).toEqual([]);
});

it("files that cannot be made leave the earlier build, and nothing beside it", async () => {
  const folder = temporaryFolder();
  const dist = join(folder, "dist");
  await write(dist, filesUpTo(1));
  function* failing() {
    yield* filesUpTo(150);
    throw new RangeError("no such face");
  }
  await expect(write(dist, failing())).rejects.toThrow(new RangeError("no such face"));
  expect(readdirSync(folder)).toEqual(["dist"]);
  expect(readdirSync(dist).sort()).toEqual(["0.txt", "build-manifest.json"]);
});

it("a folder that cannot be written is the error of publishing that it is without a thread", async () => {
  const dist = join(temporaryFolder(), "d".repeat(255));
  const error = await write(dist, filesUpTo(1)).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(PublishError);
  expect((error as PublishError).message).toBe(
    `${dist} cannot be written: the path is too long (ENAMETOOLONG). Nothing was changed. Choose a shorter one with --out.`,
  );
});

it("another error of the system keeps its message and its code", async () => {
  const dist = join(temporaryFolder(), "dist");
  const files = ["one", "two"].map((body) => ({ paths: ["a"], body }));
  await expect(write(dist, files)).rejects.toMatchObject({
    code: "EEXIST",
    message: expect.stringContaining("file already exists"),
  });
});

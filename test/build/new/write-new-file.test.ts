import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathsBelow } from "../../../build/dist/paths-below.ts";
import { writeNewFile } from "../../../build/new/write-new-file.ts";
import { temporaryFolder } from "../../fixtures/temporary.ts";

/** What writing a file throws. */
function refusalOf(folder: string, path: string): Error {
  try {
    writeNewFile(folder, path, "new");
  } catch (error) {
    return error as Error;
  }
  throw new Error(`${path} was written.`);
}

it("a new file is written with the folders above it, also beside another one", () => {
  const folder = temporaryFolder();
  expect(writeNewFile(folder, "a/b/c.json", "{}")).toBe(join(folder, "a/b/c.json"));
  writeNewFile(folder, "a/b/d.woff2", Buffer.from([0, 255]));
  expect(readFileSync(join(folder, "a/b/c.json"), "utf8")).toBe("{}");
  expect(readFileSync(join(folder, "a/b/d.woff2"))).toEqual(Buffer.from([0, 255]));
});

it("a file that exists is never replaced", () => {
  const folder = temporaryFolder();
  const file = join(folder, "a.json");
  writeFileSync(file, "old");
  const refusal = refusalOf(folder, "a.json");
  expect(String(refusal)).toBe(`NewItemError: ${file} exists. Choose another name, or edit it.`);
  expect(refusal.cause).toMatchObject({ code: "EEXIST" });
  expect(readFileSync(file, "utf8")).toBe("old");
});

it("what a symlink that leads nowhere would create is not written", () => {
  const folder = temporaryFolder();
  symlinkSync(join(folder, "outside.json"), join(folder, "a.json"));
  expect(refusalOf(folder, "a.json").message).toContain("a.json exists.");
  expect(pathsBelow(folder)).not.toContain("outside.json");
});

it.each(["fonts/a.json", "fonts/b/c.json"])(
  "a file below another one was said to exist: %s",
  (path) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "fonts"), "");
    expect(refusalOf(folder, path).message).toBe(
      `${folder}/fonts is not a folder. Replace it with a folder.`,
    );
  },
);

it("the system's reason is given where a file cannot be written", () => {
  const refusal = refusalOf(temporaryFolder(), `${"a".repeat(300)}.json`);
  expect(refusal.message).toMatch(/a\.json cannot be written: ENAMETOOLONG: .*\.$/);
  expect(refusal.cause).toMatchObject({ code: "ENAMETOOLONG" });
});

it.each(["fonts/a.json", "fonts/b/c/d.json"])(
  "a folder that is a symlink was written through, out of the registry: %s",
  (path) => {
    const [registry, outside] = [temporaryFolder(), temporaryFolder()];
    symlinkSync(outside, join(registry, "fonts"));
    expect(refusalOf(registry, path).message).toBe(
      `${registry}/${path} is outside ${registry}: a folder above it is a symlink. Replace that with a folder.`,
    );
    expect(pathsBelow(outside)).toEqual([]);
  },
);

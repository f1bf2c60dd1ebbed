import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { schemaLocation } from "../../../build/new/schema-location.ts";
import { writeNewFile } from "../../../build/new/write-new-file.ts";
import { pathsBelow } from "../../../registry/paths-below.ts";
import { PROJECT } from "../../fixtures/read.ts";
import { temporaryFolder } from "../../fixtures/temporary.ts";

/** What writing a file throws. */
function refusalOf(file: string): Error {
  try {
    writeNewFile(file, "new");
  } catch (error) {
    return error as Error;
  }
  throw new Error(`${file} was written.`);
}

it("a new file is written with the folders above it, also beside another one", () => {
  const folder = temporaryFolder();
  writeNewFile(join(folder, "a/b/c.json"), "{}");
  writeNewFile(join(folder, "a/b/d.woff2"), Buffer.from([0, 255]));
  expect(readFileSync(join(folder, "a/b/c.json"), "utf8")).toBe("{}");
  expect(readFileSync(join(folder, "a/b/d.woff2"))).toEqual(Buffer.from([0, 255]));
});

it("a file that exists is never replaced", () => {
  const file = join(temporaryFolder(), "a.json");
  writeFileSync(file, "old");
  const refusal = refusalOf(file);
  expect(String(refusal)).toBe(`NewItemError: ${file} exists. Choose another name, or edit it.`);
  expect(refusal.cause).toMatchObject({ code: "EEXIST" });
  expect(readFileSync(file, "utf8")).toBe("old");
});

it("what a symlink that leads nowhere would create is not written", () => {
  const folder = temporaryFolder();
  symlinkSync(join(folder, "outside.json"), join(folder, "a.json"));
  expect(refusalOf(join(folder, "a.json")).message).toContain("a.json exists.");
  expect(pathsBelow(folder)).not.toContain("outside.json");
});

it("a file below another one cannot be written, and the system's reason is given", () => {
  const above = join(temporaryFolder(), "a");
  writeFileSync(above, "");
  const refusal = refusalOf(join(above, "b/c.json"));
  expect(refusal.message).toBe(
    `${above}/b/c.json cannot be written: ENOTDIR: not a directory, mkdir '${above}/b'.`,
  );
  expect(refusal.cause).toMatchObject({ code: "ENOTDIR" });
});

it("an item finds the schema of this project, and elsewhere the published one", () => {
  expect(schemaLocation(join(PROJECT, "registry"), "font")).toBe("../../schemas/font.schema.json");
  expect(schemaLocation(join(temporaryFolder(), "registry"), "pairing")).toBe(
    "../../dist/schemas/pairing.schema.json",
  );
});

import { closeSync, openSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  MAX_FONT_FILE_BYTES,
  readFontFile,
  readFontFiles,
} from "../../../registry/model/font-files.ts";
import { temporaryFolder } from "../../fixtures/temporary.ts";

function fileOf(bytes: number): string {
  const file = join(temporaryFolder(), "acme.woff2");
  writeFileSync(file, "");
  truncateSync(file, bytes);
  return file;
}

/** The lowest descriptor that is free, which the system gives to the next file opened. */
function nextDescriptor(): number {
  const descriptor = openSync(import.meta.filename, "r");
  closeSync(descriptor);
  return descriptor;
}

it("a file of the greatest size allowed is read; one byte more is a problem", () => {
  expect(readFontFile(fileOf(MAX_FONT_FILE_BYTES)).bytes).toHaveLength(MAX_FONT_FILE_BYTES);
  expect(readFontFile(fileOf(MAX_FONT_FILE_BYTES + 1))).toEqual({
    problem: `has more than ${MAX_FONT_FILE_BYTES} bytes; make it smaller, or remove it`,
  });
});

it.each([
  ["a file that is read", () => fileOf(10)],
  ["a file that is too large", () => fileOf(MAX_FONT_FILE_BYTES + 1)],
  ["a folder", temporaryFolder],
])("%s is closed again: dev reads thousands", (_, made) => {
  const path = made();
  const before = nextDescriptor();
  for (let count = 0; count < 40; count += 1) readFontFile(path);
  expect(nextDescriptor()).toBeLessThan(before + 20);
});

it("a registry without the folder has no files", () => {
  expect(readFontFiles(temporaryFolder())).toEqual({ fontFiles: new Map(), strays: [] });
});

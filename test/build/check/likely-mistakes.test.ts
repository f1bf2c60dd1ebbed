import { readFileSync } from "node:fs";
import { join } from "node:path";
import { validateRegistry } from "../../../build/check/validate.ts";
import { LIKELY_MISTAKES, mistaken } from "../../fixtures/likely-mistakes.ts";
import { PROJECT } from "../../fixtures/read.ts";
import { temporaryRegistry } from "../../fixtures/temporary.ts";

/** By mistake what an author reads, checked by reading: each says what to write instead. */
const READ = readFileSync(join(PROJECT, "test/fixtures/likely-mistakes.txt"), "utf8")
  .split(/^# /m)
  .slice(1)
  .map((section) => section.trim().split("\n"))
  .map(([what = "", ...lines]) => ({ what, lines }));

it("each that was collected is read, and no other", () => {
  expect(READ.map(({ what }) => what)).toEqual(LIKELY_MISTAKES.map(({ what }) => what));
});

it.each(READ)("$what", ({ what: wanted, lines }) => {
  const mistake = LIKELY_MISTAKES.find(({ what }) => what === wanted)!;
  const registry = temporaryRegistry([mistake.file, mistaken(mistake)]);
  const printed = validateRegistry(registry).problems.map(({ file, line, column, rule, message }) =>
    `${file}:${line}:${column} ${rule} ${message}`.replaceAll(`${registry}/`, ""),
  );
  expect(printed).toEqual(lines);
});

import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { folderProblem, problemOfCode } from "../../../registry/model/folder-problem.ts";
import { temporaryFolder } from "../../fixtures/temporary.ts";

describe("a path that cannot be used as a folder", () => {
  const base = temporaryFolder();
  const inside = (name: string) => join(base, name);
  mkdirSync(inside("folder"));
  writeFileSync(inside("file"), "");
  symlinkSync("folder", inside("to-folder"));
  symlinkSync("file", inside("to-file"));
  symlinkSync("nothing", inside("to-nothing"));
  symlinkSync("loop", inside("loop"));

  it.each([
    ["file", "is not a folder"],
    ["to-file", "is not a folder"],
    ["missing", "was not found"],
    ["to-nothing", "was not found"],
    ["file/below", "has a parent that is not a directory"],
    ["loop", "leads through a loop of symlinks"],
    ["loop/below", "leads through a loop of symlinks"],
    ["x".repeat(300), "is a path that is too long"],
  ])("%s", (name, problem) => {
    expect(folderProblem(inside(name))).toBe(problem);
  });

  it.each(["folder", "to-folder"])("is not the %s", (name) => {
    expect(folderProblem(inside(name))).toBeUndefined();
  });
});

it.each([
  ["EACCES", "cannot be read: permission denied"],
  ["EIO", "cannot be read: the system's words"],
  [undefined, "cannot be read: the system's words"],
])("the system's code %s has a message of its own", (code, problem) => {
  expect(problemOfCode(Object.assign(new Error("the system's words"), { code }))).toBe(problem);
});

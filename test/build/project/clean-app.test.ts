import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { App } from "../../../build/project/app.ts";
import { writeFiles } from "../../../build/project/clean-app.ts";
import { temporaryFolder } from "../../fixtures/temporary.ts";

it("writes no file where one of them cannot be written", () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "one.css"), "before");
  mkdirSync(join(folder, "two"));
  const files = ["one.css", "two/gone.css"].map((path) => ({ path, text: "after" }));
  expect(() => {
    writeFiles({ folder } as App, files);
  }).toThrow("gone.css");
  expect(readFileSync(join(folder, "one.css"), "utf8")).toBe("before");
  expect(readdirSync(folder).sort()).toEqual(["one.css", "two"]);
});

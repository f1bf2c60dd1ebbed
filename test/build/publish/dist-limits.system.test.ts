import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathsBelow } from "../../../build/dist/paths-below.ts";
import { PROJECT, readJson } from "../../fixtures/read.ts";
import { distDir } from "../../shared/shared.ts";

const MEBIBYTE = 2 ** 20;
const paths = pathsBelow(distDir());

it("the default build has no more files than its limit, which may only fall", () => {
  const limits = readJson(join(PROJECT, ".ci/limits.json")) as { "files of dist": number };
  expect(paths.length).toBeLessThanOrEqual(limits["files of dist"]);
});

it("the default build fits where the documentation says: 20,000 files of 25 MiB", () => {
  const docs = readFileSync(join(PROJECT, "build/site/docs/hosts.md"), "utf8");
  expect(docs.replaceAll(/\s+/g, " ")).toContain(
    "It accepts 20,000 files (100,000 on paid plans) of 25 MiB each, and all of this registry fits",
  );
  expect(paths.length).toBeLessThanOrEqual(20_000);
  const large = paths.filter((path) => statSync(join(distDir(), path)).size > 25 * MEBIBYTE);
  expect(large).toEqual([]);
});

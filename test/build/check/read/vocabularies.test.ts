import { execFileSync } from "node:child_process";
import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import {
  checkVocabularies,
  readVocabularyFiles,
} from "../../../../build/check/read/vocabularies.ts";
import { VOCABULARIES, shippedVocabulary } from "../../../../registry/model/vocabulary.ts";
import { folderOf, temporaryFolder } from "../../../fixtures/temporary.ts";

const TAG = { definition: "As in a library.", synonyms: ["hushed"] };

function registryWith(moods: string): { registryDir: string; file: string } {
  const registryDir = folderOf({ "vocabulary/moods.json": moods });
  return { registryDir, file: join(registryDir, "vocabulary/moods.json") };
}

const check = (registryDir: string) => checkVocabularies(readVocabularyFiles(registryDir, false));

const shipped = new Map(VOCABULARIES.map((name) => [name, shippedVocabulary(name)]));

it("without lists of its own a registry has the shipped ones", () => {
  const { vocabularies, problems, contents } = check(temporaryFolder());
  expect(vocabularies).toEqual(shipped);
  expect([problems, contents.size]).toEqual([[], 0]);
});

it("the tags of its own come after the shipped ones", () => {
  const { registryDir, file } = registryWith(JSON.stringify({ librarian: TAG }));
  const { vocabularies, problems, contents } = check(registryDir);
  expect(problems).toEqual([]);
  const moods = new Map([...shipped.get("moods")!, ["librarian", TAG]]);
  expect(vocabularies.get("moods")).toEqual(moods);
  expect(vocabularies.get("categories")).toEqual(shipped.get("categories"));
  expect([...contents.keys()]).toEqual([file]);
});

it("an invalid list is none, and its problems are reported", () => {
  const { registryDir, file } = registryWith('{\n"Loud": {}}');
  const { vocabularies, problems, contents } = check(registryDir);
  expect([...vocabularies.keys()]).toEqual(["use-cases", "categories"]);
  expect(problems.length).toBeGreaterThan(0);
  for (const one of problems) expect(one).toMatchObject({ file, line: 2, severity: "error" });
  expect([...contents.keys()]).toEqual([file]);
});

it.each<[string, (file: string) => void]>([
  ["a FIFO, for which the build waited", (file) => execFileSync("mkfifo", [file])],
  ["a device, which took all memory", (file) => symlinkSync("/dev/zero", file)],
  ["a file outside of the registry", (file) => symlinkSync("/etc/hostname", file)],
])("a list that is %s is none, and that is reported", (_, put) => {
  const { registryDir, file } = registryWith("");
  rmSync(file);
  put(file);
  const { vocabularies, problems, contents } = check(registryDir);
  expect([...vocabularies.keys()]).toEqual(["use-cases", "categories"]);
  expect(problems).toMatchObject([{ file, severity: "error", rule: "file/type" }]);
  expect(contents.size).toBe(0);
});

it.each(["x.json", "scripts.json", "look-alikes.json"])(
  "%s is a stray, and is not read",
  (name) => {
    const { registryDir, file } = registryWith("{}");
    symlinkSync("/dev/zero", join(file, "..", name));
    const { files, strays } = readVocabularyFiles(registryDir, false);
    expect(files.map((one) => one.name)).toEqual(["moods.json"]);
    expect(strays).toEqual([join(file, "..", name)]);
  },
);

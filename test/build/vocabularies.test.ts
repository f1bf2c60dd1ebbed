import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkVocabularies } from "../../build/vocabularies.ts";
import { ownRegistryDir } from "../../registry/package-root.ts";
import { VOCABULARIES, readVocabulary } from "../../registry/vocabulary.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";

const TAG = { definition: "As in a library.", synonyms: ["hushed"] };

function registryWith(moods: string): { registryDir: string; file: string } {
  const registryDir = temporaryFolder();
  mkdirSync(join(registryDir, "vocabulary"));
  const file = join(registryDir, "vocabulary/moods.json");
  writeFileSync(file, moods);
  return { registryDir, file };
}

const shipped = new Map(VOCABULARIES.map((name) => [name, readVocabulary(ownRegistryDir, name)]));

it("without lists of its own a registry has the shipped ones", () => {
  const { vocabularies, problems, contents } = checkVocabularies(temporaryFolder());
  expect(vocabularies).toEqual(shipped);
  expect([problems, contents.size]).toEqual([[], 0]);
});

it("the tags of its own come after the shipped ones", () => {
  const { registryDir, file } = registryWith(JSON.stringify({ librarian: TAG }));
  const { vocabularies, problems, contents } = checkVocabularies(registryDir);
  expect(problems).toEqual([]);
  expect(vocabularies.get("moods")).toEqual(
    new Map([...shipped.get("moods")!, ["librarian", TAG]]),
  );
  expect(vocabularies.get("categories")).toEqual(shipped.get("categories"));
  expect([...contents.keys()]).toEqual([file]);
});

it("an invalid list is none, and its problems are reported", () => {
  const { registryDir, file } = registryWith('{\n"Loud": {}}');
  const { vocabularies, problems, contents } = checkVocabularies(registryDir);
  expect([...vocabularies.keys()]).toEqual(["use-cases", "categories"]);
  expect(problems.length).toBeGreaterThan(0);
  for (const problem of problems)
    expect(problem).toMatchObject({ file, line: 2, severity: "error" });
  expect([...contents.keys()]).toEqual([file]);
});

it("a list that is no file is none, and that is reported", () => {
  const registryDir = temporaryFolder();
  const file = join(registryDir, "vocabulary/moods.json");
  mkdirSync(file, { recursive: true });
  const { vocabularies, problems, contents } = checkVocabularies(registryDir);
  expect([...vocabularies.keys()]).toEqual(["use-cases", "categories"]);
  expect(problems).toEqual([
    {
      ...{ file, line: 1, column: 1, severity: "error", rule: "file/type", pointer: "" },
      message: expect.stringMatching(/\S/),
    },
  ]);
  expect(contents.size).toBe(0);
});

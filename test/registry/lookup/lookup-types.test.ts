import { join } from "node:path";
import ts from "typescript";
import {
  type BodyEntry,
  type Category,
  type HeadingEntry,
  type Mood,
  type PairingData,
  type PairingName,
  type ShippedPairing,
  type UseCase,
  getAllMoods,
  getAllPairings,
  getPairing,
  getPairingsByCategory,
  getPairingsByMood,
  searchPairings,
} from "../../../registry/index.ts";
import { PROJECT } from "../../fixtures/read.ts";

/** What the compiler checks; never called. */
export function typesOfTheLookups(
  anyString: string,
  heading: HeadingEntry,
  body: BodyEntry,
): unknown {
  // What is returned is readonly at every depth.
  // @ts-expect-error a frozen array cannot be sorted in place
  getAllMoods().sort();
  // @ts-expect-error what is returned is readonly
  getAllPairings()[0] = getPairing("minimal");
  // @ts-expect-error what is returned is readonly
  getPairingsByMood("nordic").push(getPairing("minimal"));
  // @ts-expect-error what is returned is readonly
  searchPairings("warm").length = 0;
  // @ts-expect-error what is returned is readonly
  getPairing("minimal").mood.push("warm");
  // @ts-expect-error what is returned is readonly
  getPairing("minimal").scale.body.size = "2rem";
  // @ts-expect-error what is returned is readonly
  heading.size = "2rem";
  // @ts-expect-error what is returned is readonly
  body.size = "2rem";

  // A known name always gives a pairing, any other string perhaps.
  const known: ShippedPairing = getPairing("minimal");
  const data: PairingData = known;
  const perhaps: PairingData | undefined = getPairing(anyString);
  // @ts-expect-error it may be undefined
  const unknown: PairingData = getPairing(anyString);

  // Names and tags are unions.
  const tags: [PairingName, Mood | undefined, UseCase | undefined] = [
    ...([known.name, known.mood[0], known.useCase[0]] as const),
  ];
  const category: Category = "display";
  // @ts-expect-error no such pairing
  const name: PairingName = "nope";
  // @ts-expect-error no such mood
  const mood: Mood = "Minimal";
  // @ts-expect-error no such font category
  getPairingsByCategory("slab");

  // Any string is accepted where the specification says a string.
  getPairingsByMood(anyString);
  getPairingsByMood("Minimal");
  searchPairings(anyString, { mood: anyString, useCase: anyString, category: anyString });
  return [data, perhaps, unknown, tags, category, name, mood];
}

const EDITED_FILE = join(PROJECT, "test/registry/lookup/edited.ts");
const IMPORTS = `import { getPairing, getPairingsByCategory, getPairingsByMood, searchPairings } from "../../../registry/index.ts";\n`;
let text = IMPORTS;
let version = 0;

/** An editor's view of the project, with one more file. */
const service = ts.createLanguageService({
  getScriptFileNames: () => [EDITED_FILE],
  getScriptVersion: (path) => (path === EDITED_FILE ? String(version) : "1"),
  getScriptSnapshot: (path) => {
    const content = path === EDITED_FILE ? text : ts.sys.readFile(path);
    return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content);
  },
  getCurrentDirectory: () => PROJECT,
  getCompilationSettings: () => ({
    module: ts.ModuleKind.NodeNext,
    allowImportingTsExtensions: true,
    noEmit: true,
    strict: true,
    types: [],
  }),
  getDefaultLibFileName: (options) => ts.getDefaultLibFilePath(options),
  fileExists: (path) => path === EDITED_FILE || ts.sys.fileExists(path),
  readFile: (path) => ts.sys.readFile(path),
});

/** Reads and binds every file, which takes seconds on a busy machine. */
beforeAll(() => {
  service.getProgram();
});

afterAll(() => {
  service.dispose();
});

describe("an editor completes", () => {
  it.each([
    ["the name of a pairing", 'getPairing("|")', getAllPairings().map(({ name }) => name)],
    ["a mood", 'getPairingsByMood("|")', getAllMoods()],
    ["a font category", 'getPairingsByCategory("|")', ["monospace", "sans-serif", "serif"]],
    ["the mood of a filter", 'searchPairings("", { mood: "|" })', getAllMoods()],
    [
      "the use case of a filter",
      'searchPairings("", { useCase: "|" })',
      [...new Set(getAllPairings().flatMap(({ useCase }) => useCase))].sort(),
    ],
  ])("%s: %s", (_, call, expected) => {
    expect(completionsAt(call)).toEqual(expected);
  });

  it("the category of a filter", () => {
    const completions = completionsAt('searchPairings("", { category: "|" })');
    expect(completions).toEqual(expect.arrayContaining(["display", "sans-serif", "slab"]));
  });
});

/** What TypeScript's language service offers at the `|`, after an import of the lookup functions. */
function completionsAt(code: string): string[] {
  text = IMPORTS + code.replace("|", "");
  version += 1;
  const completions = service.getCompletionsAtPosition(
    EDITED_FILE,
    IMPORTS.length + code.indexOf("|"),
    {},
  );
  return (completions?.entries ?? []).map(({ name }) => name).sort();
}

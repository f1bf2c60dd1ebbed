import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import {
  type CompletionItem,
  type JSONDocument,
  type LanguageService,
  TextDocument,
  getLanguageService,
} from "vscode-json-languageservice";
import { buildRegistry } from "../../../../build/publish/build.ts";
import { FIXTURE_REGISTRY, readJson } from "../../../fixtures/read.ts";
import { temporaryFolder } from "../../../fixtures/temporary.ts";

/** A project with a registry, published beside it. */
const project = temporaryFolder();
const outDir = join(project, "dist");
const BASE_URL = "https://type.example";
buildRegistry({ registryDir: FIXTURE_REGISTRY, outDir, baseUrl: BASE_URL });

/** As an editor does: files by their path, what is served by its address. */
function service(): LanguageService {
  return getLanguageService({
    schemaRequestService: (url) => {
      const path = url.startsWith(`${BASE_URL}/`)
        ? join(outDir, url.slice(BASE_URL.length))
        : fileURLToPath(url);
      return Promise.resolve(readFileSync(path, "utf8"));
    },
    workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
  });
}

interface Opened {
  languages: LanguageService;
  document: TextDocument;
  json: JSONDocument;
}

/** Opens a text as `registry/{folder}/x.json`; `|` marks where the cursor is. */
function opened(
  folder: string,
  text: string,
): Opened & { position: ReturnType<TextDocument["positionAt"]> } {
  const languages = service();
  const uri = pathToFileURL(join(project, "registry", folder, "x.json")).href;
  const offset = text.indexOf("|");
  const document = TextDocument.create(uri, "json", 1, text.replace("|", ""));
  const json = languages.parseJSONDocument(document);
  return { languages, document, json, position: document.positionAt(offset) };
}

async function completions(folder: string, text: string): Promise<CompletionItem[]> {
  const { languages, document, json, position } = opened(folder, text);
  const list = await languages.doComplete(document, position, json);
  return list?.items ?? [];
}

const BY_FILE = '"$schema": "../../dist/schemas/pairing.schema.json"';

describe.each([
  ["by file", BY_FILE],
  ["served", `"$schema": "${BASE_URL}/schemas/pairing.schema.json"`],
])("an editor that finds the schema %s", (_how, schema) => {
  it.each([
    ["fonts to install", '"registryDependencies": ["|"]', '"{base_url}/r/inter.json"'],
    ["fonts of a role", '"cssVars": { "theme": { "--font-body": "|" } }', '"var(--font-lato)"'],
    ["moods", '"meta": { "mood": ["|"] }', '"minimal"'],
    ["use cases", '"meta": { "useCase": ["|"] }', '"documentation"'],
    ["categories", '"categories": ["|"]', '"sans-serif"'],
  ])("completes %s", async (_what, text, expected) => {
    const items = await completions("pairings", `{ ${schema}, ${text} }`);
    expect(items.map(({ label }) => label)).toContain(expected);
  });

  it("completes only fonts of the registry at hand", async () => {
    const items = await completions("pairings", `{ ${schema}, "registryDependencies": ["|"] }`);
    expect(items.map(({ label }) => label).sort()).toEqual(
      ["abril-fatface", "inter", "jetbrains-mono", "lato", "source-serif-4"].map(
        (name) => `"{base_url}/r/${name}.json"`,
      ),
    );
  });

  it("completes keys, and says what each is for", async () => {
    const items = await completions("pairings", `{ ${schema}, "css": { "h1": { "|" } } }`);
    expect(items.map(({ label }) => label)).toEqual(
      expect.arrayContaining(["font-size", "line-height", "letter-spacing"]),
    );
  });

  it("says on hover what a field is for", async () => {
    const text = `{ ${schema}, "meta": { "text|Size": "1rem" } }`;
    const { languages, document, json, position } = opened("pairings", text);
    const hover = await languages.doHover(document, position, json);
    expect(JSON.stringify(hover?.contents)).toContain("The size of long text in rem");
  });

  it("underlines what the schema refuses, where it is", async () => {
    const plain = readJson(join(FIXTURE_REGISTRY, "pairings/plain.json")) as { css: object };
    const text = JSON.stringify({ ...plain, $schema: "" }, null, 2)
      .replace('"$schema": ""', schema)
      .replace('"line-height": "1.2"', '"line-height": 1.2');
    const { languages, document, json } = opened("pairings", text);
    const diagnostics = await languages.doValidation(document, json);
    const lines = text.split("\n");
    expect(
      diagnostics.map(({ range: { start, end } }) =>
        lines[start.line]?.slice(start.character, end.character),
      ),
    ).toEqual(["1.2"]);
  });

  it("finds nothing wrong with an item that is valid", async () => {
    const plain = readFileSync(join(FIXTURE_REGISTRY, "pairings/plain.json"), "utf8");
    const text = plain.replace(/"\$schema": "[^"]*"/, schema);
    const { languages, document, json } = opened("pairings", text);
    expect(await languages.doValidation(document, json)).toEqual([]);
  });
});

it("config.json: rules are completed with what they require", async () => {
  const text = '{ "$schema": "../../dist/schemas/config.schema.json", "rules": { "|" } }';
  const items = await completions("pairings", text);
  const leading = items.find(({ label }) => label === "leading");
  expect(JSON.stringify(leading?.documentation)).toContain("two lines");
});

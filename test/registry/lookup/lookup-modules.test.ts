import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadCatalog } from "../../../registry/pairing/catalog.ts";
import { getAllPairings } from "../../../registry/index.ts";
import { lookupModules } from "../../../registry/lookup/lookup-modules.ts";
import { ownRegistryDir } from "../../../registry/model/package-root.ts";
import { FIXTURE_REGISTRY, allPairingData } from "../../fixtures/read.ts";
import { temporaryRegistry } from "../../fixtures/temporary.ts";

it("the lookup functions give the typographic view of every pairing in the registry", () => {
  expect(getAllPairings()).toEqual(allPairingData(loadCatalog(ownRegistryDir)));
});

it("the generated modules are those of the registry as it is", () => {
  const { modules, leftOut } = lookupModules(ownRegistryDir);
  expect(leftOut).toEqual([]);
  for (const [name, text] of modules) {
    expect(readFileSync(join(ownRegistryDir, "generated", name), "utf8") === text).toBe(true);
  }
});

it("the types are the names and tags in use", () => {
  const names = lookupModules(FIXTURE_REGISTRY).modules.get("names.ts")!;
  expect(names).toContain(`export type PairingName =\n  | "bare"\n  | "plain"\n  | "serif";`);
  expect(names).toContain(`export type Mood =\n  | "elegant"\n  | "minimal"\n  | "professional";`);
  expect(names).toContain(
    `export const MOODS: readonly Mood[] = ["elegant","minimal","professional"];`,
  );
});

it("the modules are ASCII, and give the text back", async () => {
  const text = "“Łukasz” isn't 'plain': 日本語 \\ 😀 ".repeat(3).trim();
  const registry = temporaryRegistry(["pairings/plain.json", ["description"], text]);
  const pairings = lookupModules(registry).modules.get("pairings.ts")!;
  expect(pairings).toMatch(/^[ -~\n]*$/);
  const javascript = pairings.replace(": string", "");
  const { PAIRINGS } = await import(`data:text/javascript,${encodeURIComponent(javascript)}`);
  expect(JSON.parse(PAIRINGS).find(({ name }: { name: string }) => name === "plain")).toMatchObject(
    { description: text },
  );
});

describe("an invalid item is left out, and named", () => {
  it.each<[string, change: [text: string] | [path: string[], content: string], reason: string]>([
    ["not JSON", ["{"], "JSON"],
    ["against its schema", [["meta", "mood"], "elegant"], "/meta/mood must be array"],
    ["with no such font", [["cssVars", "theme", "--font-mono"], "var(--font-x)"], "mono"],
  ])("%s", (_, change, reason) => {
    const registry = temporaryRegistry(["pairings/plain.json", ...change]);
    const { modules, leftOut } = lookupModules(registry);
    expect(leftOut).toEqual([
      { file: "pairings/plain.json", reason: expect.stringContaining(reason) },
    ]);
    expect(modules.get("names.ts")).toContain(
      `export type PairingName =\n  | "bare"\n  | "serif";`,
    );
    expect(modules.get("pairings.ts")).not.toContain('"name":"plain"');
    expect(modules.get("search.ts")).not.toContain('"name":"pairing-plain"');
  });
});

import { packedPackage } from "./shared/shared.ts";
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { installPackage, run } from "./clients/processes.ts";
import { FIXTURE_REGISTRY, PROJECT } from "./fixtures/read.ts";
import { temporaryFolder } from "./fixtures/temporary.ts";

const PACKAGE = "node_modules/typography-registry";

let team: string;

/** A design-system team's folder, with the packed package installed in it. */
beforeAll(async () => {
  team = temporaryFolder();
  writeFileSync(join(team, "package.json"), '{"private":true,"type":"module"}');
  await installPackage(packedPackage(), team);
});

/** The scripts, stylesheets and faces that a page names, by path below `dist`. */
const linksOf = (html: string) =>
  [...html.matchAll(/ (?:href|src)="\/((?:site|pairings)\/[^"?#]+\.[a-z0-9]+)"/g)].map(
    ([, path = ""]) => path,
  );
const isPublished = (path: string) => existsSync(join(team, "dist", path));

it("the bin validates and builds a registry folder of one's own", async () => {
  cpSync(FIXTURE_REGISTRY, join(team, "registry"), { recursive: true });
  expect(await run("npx", ["typography-registry", "validate"], team)).toBe(
    "3 pairings and 5 fonts are valid\n",
  );
  expect(await run("npx", ["typography-registry", "build"], team)).toMatch(
    /^Built 8 items into dist/,
  );
  expect(JSON.parse(readFileSync(join(team, "dist/api/r/plain"), "utf8")).name).toBe(
    "pairing-plain",
  );
  const pageAt = (path: string) => readFileSync(join(team, "dist", path, "index.html"), "utf8");
  expect(pageAt("")).toContain('href="/pairings/plain/"');
  expect(linksOf(pageAt("pairings/plain")).filter((path) => !isPublished(path))).toEqual([]);
});

it("a pairing can be imported by itself, with its type, frozen as the lookup functions return it", async () => {
  const code = `
    import { getPairing } from "typography-registry";
    import editorial from "typography-registry/pairings/editorial";
    import { isDeepStrictEqual } from "node:util";
    console.log(isDeepStrictEqual(editorial, getPairing("editorial")), Object.isFrozen(editorial.scale.h1));`;
  writeFileSync(join(team, "one.js"), code);
  expect(await run("node", ["one.js"], team)).toBe("true true\n");
  expect(readFileSync(join(team, PACKAGE, "lib/pairings/editorial.js")).length).toBeLessThan(3000);
});

it("the type declarations check the use of the functions", async () => {
  writeFileSync(
    join(team, "use.ts"),
    `import { type FontCategory, type PairingData, type PairingItem, getPairing, getPairingsByCategory } from "typography-registry";
    import editorial from "typography-registry/pairings/editorial";
    const pairing: PairingData | undefined = getPairing("minimal");
    export const bytes: number = editorial.fontBytes.total;
    const category: FontCategory = pairing?.headingCategory ?? "serif";
    export const size: string[] = getPairingsByCategory(category, "body").map(({ scale }) => scale.h1.size);
    // @ts-expect-error no such category
    getPairingsByCategory("slab");
    // @ts-expect-error a weight is a string in an item
    export const weight: PairingItem["css"]["h1"]["font-weight"] = 400;`,
  );
  const tsc = join(PROJECT, "node_modules/typescript/bin/tsc");
  const flags = ["--noEmit", "--strict", "use.ts", "--module"];
  const bundled = ["esnext", "--moduleResolution", "bundler"];
  for (const how of [["nodenext"], bundled])
    await expect(run(process.execPath, [tsc, ...flags, ...how], team)).resolves.toBe("");
});

it("the schemas can be imported by path", async () => {
  const code = `import schema from "typography-registry/schemas/font.schema.json" with { type: "json" }; console.log(schema.title);`;
  writeFileSync(join(team, "schema.js"), code);
  expect(await run("node", ["--no-warnings", "schema.js"], team)).toBe("FontItem\n");
});

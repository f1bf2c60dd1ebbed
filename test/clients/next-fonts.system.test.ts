import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { loadCatalog } from "../../registry/catalog.ts";
import { getAllPairings } from "../../registry/index.ts";
import { fontBehind } from "../../registry/pairing-fonts.ts";
import { PROJECT } from "../fixtures/read.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";
import { templatePackages } from "./client-project.ts";
import { run } from "./processes.ts";

const GOOGLE = "next/dist/compiled/@next/font/dist/google";
const { fonts, pairings } = loadCatalog(join(PROJECT, "registry"));

let app: string;
let table: Record<string, { weights: string[]; subsets: string[] }>;

beforeAll(async () => {
  app = await templatePackages("next-app");
  table = createRequire(join(app, "package.json"))(`${GOOGLE}/font-data.json`);
});

it("the registry has every family of the provider's table, and no other", () => {
  const titles = [...fonts.values()].map(({ title }) => title).sort();
  expect(titles.length).toBeGreaterThanOrEqual(1942);
  expect(titles).toEqual(Object.keys(table).sort());
});

it("next/font's own validator accepts import, weights and subsets of every item", () => {
  const { validateGoogleFontFunctionCall } = createRequire(join(app, "package.json"))(
    `${GOOGLE}/validate-google-font-function-call.js`,
  );
  const refused = [...fonts.values()].flatMap(({ name, font }) => {
    const { weight, subsets, variable } = font;
    try {
      const call = { weight, variable, ...(subsets.length > 0 && { subsets }) };
      const { fontFamily } = validateGoogleFontFunctionCall(font.import, call);
      return fontFamily === fonts.get(name)?.title ? [] : [`${name}: ${fontFamily}`];
    } catch (error) {
      return [`${name}: ${(error as Error).message}`];
    }
  });
  console.log(`next/font accepts ${fonts.size - refused.length} of ${fonts.size} fonts`);
  expect(refused).toEqual([]);
});

it("its type declarations accept the call that the client writes for every item", async () => {
  const folder = temporaryFolder();
  const calls = [...fonts.values()].map(({ font }) => {
    const { weight, subsets, variable } = font;
    const options = { ...(subsets.length > 0 && { subsets }), weight, variable };
    return `google.${font.import}(${JSON.stringify(options)});`;
  });
  const file = join(folder, "fonts.ts");
  const declarations = join(app, "node_modules/next/dist/compiled/@next/font/dist/google/index.js");
  writeFileSync(
    file,
    `import * as google from ${JSON.stringify(declarations)};\n${calls.join("\n")}\n`,
  );
  const tsc = join(PROJECT, "node_modules/typescript/bin/tsc");
  const flags = ["--noEmit", "--strict", "--skipLibCheck", "--module", "nodenext"];
  await expect(run(process.execPath, [tsc, ...flags, file], folder)).resolves.toBe("");
  // The check is seen to fire.
  writeFileSync(file, readFileSync(file, "utf8").replace('"latin"', '"menu"'));
  await expect(run(process.execPath, [tsc, ...flags, file], folder)).rejects.toThrow(/menu/);
});

it("every hostedFontsUrl requests families and weights that the provider has, and all that the pairing uses", () => {
  const problems = getAllPairings().flatMap(({ name, hostedFontsUrl }) => {
    const requested = new Map(
      [...new URL(hostedFontsUrl).searchParams.getAll("family")].map((family) => {
        const [title = "", weights = ""] = family.split(":wght@");
        return [title, weights.split(";")] as const;
      }),
    );
    const item = pairings.get(name)!;
    const used = Object.values(item.css).map((rule) => ({
      title: fonts.get(fontBehind(item, rule["font-family"]) ?? "")?.title ?? "",
      weight: rule["font-weight"],
    }));
    return [
      ...[...requested].flatMap(([title, weights]) => [
        ...(title in table ? [] : [`${name}: no family ${title}`]),
        ...weights
          .filter((weight) => !table[title]?.weights.includes(weight))
          .map((weight) => `${name}: ${title} has no ${weight}`),
        ...(weights.join() === [...weights].sort((a, b) => Number(a) - Number(b)).join()
          ? []
          : [`${name}: not ascending`]),
      ]),
      ...used.flatMap(({ title, weight }) => {
        const weights = requested.get(title);
        if (weights && (weight === undefined || weights.includes(weight))) return [];
        return [`${name}: does not request ${title} ${weight ?? ""}`];
      }),
    ];
  });
  console.log(`${getAllPairings().length} hostedFontsUrls checked against the provider's table`);
  expect(problems).toEqual([]);
});

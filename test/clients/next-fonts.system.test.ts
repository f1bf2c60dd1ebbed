import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { loadCatalog } from "../../registry/pairing/catalog.ts";
import { getAllPairings } from "../../registry/index.ts";
import { isGoogleFont } from "../../registry/model/items.ts";
import { resolveFontName } from "../../registry/pairing/pairing-fonts.ts";
import { PROJECT } from "../fixtures/read.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";
import { templatePackages } from "./client-project.ts";
import { run } from "./processes.ts";

const GOOGLE = "next/dist/compiled/@next/font/dist/google";
const { fonts, pairings } = loadCatalog(join(PROJECT, "registry"));
const googleFonts = [...fonts.values()].filter(isGoogleFont);

let app: string;
let table: Record<
  string,
  {
    weights: string[];
    styles: string[];
    subsets: string[];
    axes?: { tag: string; min: number; max: number }[];
  }
>;

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
  const refused = googleFonts.flatMap(({ name, font }) => {
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
  const calls = googleFonts.map(({ font }) => {
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

it("every hostedFontsUrl requests faces that the provider has, and all that the pairing uses", () => {
  const problems = getAllPairings().flatMap(({ name, hostedFontsUrl }) => {
    const requested = new Map(
      new URL(hostedFontsUrl).searchParams.getAll("family").map((family) => {
        const [title = "", axes = "", tuples = ""] = family.split(/[:@]/);
        return [title, facesOf(axes, tuples)] as const;
      }),
    );
    const item = pairings.get(name)!;
    const titleOf = (rule: { "font-family": string }) =>
      fonts.get(resolveFontName(item, rule["font-family"]) ?? "")?.title ?? "";
    const { "body, p": text, "pre code": _, ...rules } = item.css;
    const used = [
      ...Object.values(rules).map((rule) => ({
        title: titleOf(rule),
        italic: "0",
        weight: "font-weight" in rule ? rule["font-weight"] : "400",
      })),
      // A static family may have italics of some weights only.
      ...(table[titleOf(text)]?.styles.includes("italic") ? ["0", "1"] : ["0"]).map((italic) => ({
        title: titleOf(text),
        italic,
        weight: "400",
      })),
    ];
    return [
      ...[...requested].flatMap(([title, faces]) => notProvided(title, faces)),
      ...used.flatMap(({ title, italic, weight }) => {
        const faces = requested.get(title) ?? [];
        if (faces.some((face) => face.ital === italic && face.wght === weight)) return [];
        return [`does not request ${title} ${weight} ital ${italic}`];
      }),
    ].map((problem) => `${name}: ${problem}`);
  });
  console.log(`${getAllPairings().length} hostedFontsUrls checked against the provider's table`);
  expect(problems).toEqual([]);
});

interface RequestedFace {
  ital: string;
  opsz?: string;
  wght: string;
}

/** `ital,wght` and `0,400;1,400` -> a face for each tuple, in order */
function facesOf(axes: string, tuples: string): RequestedFace[] {
  const tags = axes.split(",");
  expect(tags).toEqual([...tags].sort());
  return tuples.split(";").map((tuple) => {
    const values = tuple.split(",");
    const face = Object.fromEntries(tags.map((tag, index) => [tag, values[index] ?? ""]));
    return { ital: "0", wght: "", ...face };
  });
}

/** What the provider would answer 400 to. */
function notProvided(title: string, faces: readonly RequestedFace[]): string[] {
  const family = table[title];
  if (family === undefined) return [`no family ${title}`];
  const sizes = family.axes?.find(({ tag }) => tag === "opsz");
  const order = faces.map(({ ital, wght }) => Number(ital) * 1000 + Number(wght));
  return [
    ...faces.flatMap(({ ital, opsz, wght }) => [
      ...(family.weights.includes(wght) ? [] : [`${title} has no ${wght}`]),
      ...(ital === "0" || family.styles.includes("italic") ? [] : [`${title} has no italic`]),
      ...(opsz === undefined || opsz === `${sizes?.min}..${sizes?.max}`
        ? []
        : [`${title} has no sizes ${opsz}`]),
    ]),
    ...(order.every((value, index) => index === 0 || value > (order[index - 1] ?? 0))
      ? []
      : [`${title}: faces are not in order`]),
  ];
}

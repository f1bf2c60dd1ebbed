import { join } from "node:path";
import { INSTALL_FLAVOURS, sourcesHasher } from "../../build/site/installed-items.ts";
import {
  type FileDiff,
  type InstallVariant,
  type Place,
  fileDiffs,
  placesOf,
  variantsOf,
} from "../../build/site/panel/install-diffs.ts";
import { mergedBlocks } from "../../build/site/panel/merged-blocks.ts";
import { type PairingInstalls, recordedInstalls } from "../../build/site/recorded-installs.ts";
import { loadCatalog } from "../../registry/catalog.ts";
import { ownRegistryDir } from "../../registry/package-root.ts";
import { PROJECT } from "../fixtures/read.ts";

const recorded = recordedInstalls(join(PROJECT, "build/site"));
const { pairings, fonts } = loadCatalog(ownRegistryDir);
const hashOf = sourcesHasher((name) => fonts.get(name));

function installsOf(name: string): PairingInstalls {
  return recorded.all(name, hashOf(pairings.get(name)!))!;
}

/** Pairings of every kind: static and variable fonts, other scripts, long names. */
const SAMPLE = [...pairings.keys()].filter((_, index) => index % 12 === 0);

describe("texts merged into one", () => {
  it.each([
    ["common blocks", { a: ["x", "y"], b: ["x", "y"] }, 2],
    ["an addition", { a: ["x", "y"], b: ["x", "new", "y"] }, 3],
    ["another order", { a: ["x", "y"], b: ["y", "x"] }, 3],
    ["repeated blocks", { a: ["x", "x"], b: ["x"], c: ["x", "x", "x"] }, 3],
    ["nothing in common", { a: ["x"], b: ["y"], c: [] }, 2],
  ])("%s: what is left for each is its text", (_, texts: Record<string, string[]>, length) => {
    const merged = mergedBlocks(new Map(Object.entries(texts)));
    expect(merged).toHaveLength(length);
    for (const [name, blocks] of Object.entries(texts))
      expect(merged.filter(({ variants }) => variants.includes(name)).map(blockOf)).toEqual(blocks);
  });

  function blockOf({ block }: { block: string }): string {
    return block;
  }
});

describe("where a part is shown", () => {
  const next = (...flavours: InstallVariant["flavour"][]) =>
    flavours.map((flavour) => ({ project: "next", flavour }) as const);
  const vite = (...flavours: InstallVariant["flavour"][]) =>
    flavours.map((flavour) => ({ project: "vite", flavour }) as const);
  const all = [...next("layered", "plain"), ...vite("layered", "plain")];

  it.each([
    ["everywhere", all, [{}]],
    ["in one project", next("layered", "plain"), [{ projects: ["next"] }]],
    ["in one flavour", [...next("plain"), ...vite("plain")], [{ flavours: ["plain"] }]],
    [
      "in other flavours of each project",
      [...next("layered", "plain"), ...vite("plain")],
      [{ projects: ["next"] }, { projects: ["vite"], flavours: ["plain"] }],
    ],
    ["nowhere", [], []],
  ])("%s", (_, variants, places) => {
    expect(placesOf(variants, all)).toEqual(places);
  });
});

describe("the lines that the install tab shows", () => {
  it("are those that were recorded, for each project and flavour", () => {
    const different: string[] = [];
    for (const name of SAMPLE) {
      const installs = installsOf(name);
      const diffs = fileDiffs(installs);
      for (const variant of variantsOf(installs))
        if (
          JSON.stringify(shown(diffs, variant)) !== JSON.stringify(recordedLines(installs, variant))
        )
          different.push(`${name}: ${variant.project} ${variant.flavour}`);
    }
    expect(SAMPLE.length).toBeGreaterThan(40);
    expect(different).toEqual([]);
  });

  it("begin with the stylesheet and end with package.json", () => {
    const paths = fileDiffs(installsOf("minimal")).map(({ paths: own }) => [...own.values()]);
    expect(paths).toEqual([
      ["src/index.css", "app/globals.css"],
      ["app/layout.tsx"],
      ["package.json", "package.json"],
    ]);
  });

  it("are counted", () => {
    const [, layout] = fileDiffs(installsOf("minimal"));
    expect(layout?.counts.map(({ text }) => text)).toEqual(["+6 −1", "+10 −1"]);
  });
});

/** By path, what is left without the parts for others. */
function shown(diffs: readonly FileDiff[], variant: InstallVariant): [string, string][] {
  return diffs
    .filter(({ places }) => places.some((place) => isIn(place, variant)))
    .map(({ paths, parts }) => {
      const own = parts.filter(({ places }) => places.some((place) => isIn(place, variant)));
      return [paths.get(variant.project) ?? "", own.map(({ text }) => text).join("\n")];
    });
}

function isIn({ projects, flavours }: Place, { project, flavour }: InstallVariant): boolean {
  return (projects?.includes(project) ?? true) && (flavours?.includes(flavour) ?? true);
}

/** Without the numbers of lines; of `package.json` the changed lines alone. */
function recordedLines(
  installs: PairingInstalls,
  { project, flavour }: InstallVariant,
): [string, string][] {
  return installs[flavour][project]
    .map(({ path, blocks }): [string, string] => {
      const isShown = path === "package.json" ? /^[+-]/ : /^(?!@@)/;
      const lines = blocks.join("\n").split("\n");
      return [path, lines.filter((line) => isShown.test(line)).join("\n")];
    })
    .sort(([a], [b]) => Number(a === "package.json") - Number(b === "package.json"));
}

it("every flavour of a pairing has its installs", () => {
  expect(Object.keys(installsOf("minimal"))).toEqual([...INSTALL_FLAVOURS]);
});

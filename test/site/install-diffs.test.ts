import { join } from "node:path";
import { sourcesHasher } from "../../build/site/shared/installed-items.ts";
import {
  type FileDiff,
  type InstallVariant,
  type Place,
  fileDiffs,
  placesOf,
  variantsByText,
  variantsOf,
} from "../../build/site/pairing/install/install-diffs.ts";
import {
  type ChangedFile,
  type PairingInstalls,
  recordedInstalls,
} from "../../build/site/shared/recorded-installs.ts";
import { loadCatalog } from "../../registry/model/catalog.ts";
import { ownRegistryDir } from "../../registry/model/package-root.ts";
import { PROJECT } from "../fixtures/read.ts";

const recorded = recordedInstalls(join(PROJECT, "build/site"));
const { pairings, fonts } = loadCatalog(ownRegistryDir);
const hashOf = sourcesHasher((name) => fonts.get(name));

function installsOf(name: string): PairingInstalls {
  return recorded.all(name, hashOf(pairings.get(name)!))!;
}

/** Pairings of every kind: static and variable fonts, other scripts, long names. */
const SAMPLE = [...pairings.keys()].filter((_, index) => index % 12 === 0);

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
    [
      "in one flavour of a project, as in all that another one has",
      [...next("layered"), ...vite("layered")],
      [{ flavours: ["layered"] }],
      [...next("layered", "plain"), ...vite("layered")],
    ],
    ["nowhere", [], []],
  ])("%s", (_, variants, places, among = all) => {
    expect(placesOf(variants, among)).toEqual(places);
  });

  it("is the same list for the same variants, by which parts are joined", () => {
    expect(placesOf(next("plain"), all)).toBe(placesOf(next("plain"), all));
  });
});

it("equal texts are one, with the variants that have it", () => {
  const [next, vite, plain] = [
    { project: "next", flavour: "layered" },
    { project: "vite", flavour: "layered" },
    { project: "vite", flavour: "plain" },
  ] as const;
  const texts = [
    [next, "a"],
    [vite, "b"],
    [plain, "a"],
  ] as const;
  expect(variantsByText(texts)).toEqual(
    new Map([
      ["a", [next, plain]],
      ["b", [vite]],
    ]),
  );
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
});

describe("the changes of a file", () => {
  const stylesheet = (...blocks: string[]) => ({ path: "app/globals.css", blocks });
  const manifest = (...blocks: string[]) => ({ path: "package.json", blocks });

  /** Installations of which those that are not stated were not recorded. */
  const recordedAs = (installs: { layered?: Installed; plain?: Installed }) =>
    installs as object as PairingInstalls;
  type Installed = Partial<Record<InstallVariant["project"], ChangedFile[]>>;

  /** Of a file that the only installation changes. */
  const onlyDiff = (file: ChangedFile) =>
    fileDiffs(recordedAs({ layered: { next: [file] } })).at(-1)!;

  /** Kinds and texts of what is shown of it. */
  const shownOf = (file: ChangedFile) => onlyDiff(file).parts.map(({ kind, text }) => [kind, text]);

  it("are its lines, those of one kind together, without the numbers of lines", () => {
    const blocks = ["@@ -1,3 +1,4 @@ body {", " a\n+b", "+c\n-d"];
    const everywhere = [{}];
    expect(onlyDiff(stylesheet(...blocks))).toEqual({
      paths: new Map([["next", "app/globals.css"]]),
      places: everywhere,
      counts: [{ text: "+2 −1", places: everywhere }],
      parts: [
        { kind: "context", places: everywhere, text: " a" },
        { kind: "added", places: everywhere, text: "+b\n+c" },
        { kind: "removed", places: everywhere, text: "-d" },
      ],
    });
  });

  it("have an ellipsis where lines between them are left out", () => {
    expect(shownOf(stylesheet("@@ -1 +1,2 @@", "+a", "@@ -9 +10,2 @@", "+b"))).toEqual([
      ["added", "+a"],
      ["context", " …"],
      ["added", "+b"],
    ]);
  });

  it("are of package.json the changed lines alone", () => {
    const blocks = ["@@ -1 +1,2 @@", " {", '+  "a": 1,\n   "b": 2,\n+  "c": 3,\n-  "d": 4', " }"];
    expect(shownOf(manifest(...blocks))).toEqual([
      ["added", '+  "a": 1,\n+  "c": 3,'],
      ["removed", '-  "d": 4'],
    ]);
  });

  it.each([
    ["+1", "+a"],
    ["−2", "-a\n b\n-c"],
    ["+1 −1", "-a\n+b"],
  ])("are counted as %s", (count, block) => {
    expect(onlyDiff(stylesheet(block)).counts.map(({ text }) => text)).toEqual([count]);
  });

  it("have the stylesheet first and package.json last, in whatever order they were recorded", () => {
    const layout = { path: "app/layout.tsx", blocks: ["+a"] };
    const files = [manifest("+a"), layout, stylesheet("+a")];
    const diffs = fileDiffs(recordedAs({ layered: { next: files } }));
    expect(diffs.map(({ paths }) => paths.get("next"))).toEqual([
      "app/globals.css",
      "app/layout.tsx",
      "package.json",
    ]);
  });

  it("state of each part and count which installations have it", () => {
    const [diff] = fileDiffs(
      recordedAs({
        layered: {
          vite: [{ path: "src/index.css", blocks: ["+a", "+layer"] }],
          next: [stylesheet("+a", "+layer")],
        },
        plain: {
          vite: [{ path: "src/index.css", blocks: ["+a"] }],
          next: [stylesheet("+a", "+next")],
        },
      }),
    );
    expect(diff).toEqual({
      paths: new Map([
        ["vite", "src/index.css"],
        ["next", "app/globals.css"],
      ]),
      places: [{}],
      counts: [
        {
          text: "+2",
          places: [{ projects: ["vite"], flavours: ["layered"] }, { projects: ["next"] }],
        },
        { text: "+1", places: [{ projects: ["vite"], flavours: ["plain"] }] },
      ],
      parts: [
        { kind: "added", places: [{}], text: "+a" },
        { kind: "added", places: [{ flavours: ["layered"] }], text: "+layer" },
        { kind: "added", places: [{ projects: ["next"], flavours: ["plain"] }], text: "+next" },
      ],
    });
  });

  it("are in the installations that change the file at all", () => {
    const layout = { path: "app/layout.tsx", blocks: ["+a"] };
    const [, diff] = fileDiffs(
      recordedAs({ layered: { vite: [stylesheet("+a")], next: [layout] } }),
    );
    expect(diff).toMatchObject({
      places: [{ projects: ["next"] }],
      counts: [{ text: "+1", places: [{}] }],
      parts: [{ kind: "added", places: [{}], text: "+a" }],
    });
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

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { publishedFiles } from "../../build/publish/published-files.ts";
import {
  INSTALL_FLAVOURS,
  hashOfItems,
  installedItems,
  installedItemsHash,
  sourcesHasher,
} from "../../build/site/shared/installed-items.ts";
import {
  type ChangedFile,
  type FileChange,
  INSTALL_FRAMEWORKS,
  recordedInstalls,
} from "../../build/site/shared/recorded-installs.ts";
import { loadCatalog } from "../../registry/model/catalog.ts";
import type { FontItem, PairingItem } from "../../registry/model/items.ts";
import { ownRegistryDir } from "../../registry/model/package-root.ts";
import { PROJECT, readJson } from "../fixtures/read.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";

const recorded = recordedInstalls(join(PROJECT, "build/site"));
const { pairings, fonts } = loadCatalog(ownRegistryDir);
const minimal = pairings.get("minimal")!;
const fontNamed = (name: string): FontItem | undefined => fonts.get(name);

/** What is recorded of adding an item to a Vite project, if it is published as given. */
function layered(name: string, item: PairingItem): FileChange[] | undefined {
  return recorded.of(name, "layered", "vite", installedItemsHash(item, "layered", fontNamed));
}

function joined({ path, blocks }: ChangedFile): FileChange {
  return { path, diff: blocks.join("\n") };
}

describe("what is recorded", () => {
  it("is every pairing in every flavour and framework, as it is published now", () => {
    const missing = [...pairings].flatMap(([name, item]) =>
      INSTALL_FLAVOURS.flatMap((flavour) => {
        const hash = installedItemsHash(item, flavour, fontNamed);
        return INSTALL_FRAMEWORKS.filter(
          (framework) => recorded.of(name, flavour, framework, hash) === undefined,
        ).map((framework) => `${flavour} ${name} ${framework}: npm run record:installs`);
      }),
    );
    expect(missing).toEqual([]);
  });

  it("is found in a build by what each pairing is made from", () => {
    const hashOf = sourcesHasher(fontNamed);
    const different = [...pairings].filter(([name, item]) => {
      const installs = recorded.all(name, hashOf(item));
      return INSTALL_FLAVOURS.some((flavour) => {
        const hash = installedItemsHash(item, flavour, fontNamed);
        return INSTALL_FRAMEWORKS.some(
          (framework) =>
            JSON.stringify(installs?.[flavour][framework].map(joined)) !==
            JSON.stringify(recorded.of(name, flavour, framework, hash)),
        );
      });
    });
    expect(different.map(([name]) => `${name}: npm run record:installs`)).toEqual([]);
  });

  it("was made with the pinned client", () => {
    const { dependencies } = readJson(join(PROJECT, "test/clients/pinned-tools.json")) as {
      dependencies: { shadcn: string };
    };
    expect(recorded.madeWith?.client).toBe(`shadcn ${dependencies.shadcn}`);
  });

  it("is a unified diff of the project's own files, without lock files and base URLs", () => {
    const paths = new Set<string>();
    const notDiffs: string[] = [];
    for (const [name, item] of pairings)
      for (const flavour of INSTALL_FLAVOURS) {
        const hash = installedItemsHash(item, flavour, fontNamed);
        for (const framework of INSTALL_FRAMEWORKS)
          for (const { path, diff } of recorded.of(name, flavour, framework, hash) ?? []) {
            paths.add(`${framework}: ${path}`);
            if (!/^@@ -\d/.test(diff) || /\n$|https?:|127\.0\.0\.1/.test(diff))
              notDiffs.push(`${flavour} ${name} ${path}`);
          }
      }
    expect(notDiffs).toEqual([]);
    expect([...paths].sort()).toEqual([
      "next: app/globals.css",
      "next: app/layout.tsx",
      "next: package.json",
      "vite: package.json",
      "vite: src/index.css",
    ]);
  });

  it("states the pairing's rules, and the packages of its fonts", () => {
    const changes = layered("minimal", minimal);
    const [manifest, stylesheet] = changes ?? [];
    expect(stylesheet?.path).toBe("src/index.css");
    expect(stylesheet?.diff).toContain(
      `+  h1 {\n+    font-family: var(--font-heading);\n+    font-size: ${minimal.css.h1["font-size"]};`,
    );
    expect(manifest?.diff).toMatch(/^\+ {4}"@fontsource-variable\/inter": "\^\d+\.\d+\.\d+",$/m);
  });
});

describe("a recording is given only for the items that it was made from", () => {
  it("not for a pairing with another size", () => {
    const h1 = { ...minimal.css.h1, "font-size": "4rem" };
    expect(layered("minimal", { ...minimal, css: { ...minimal.css, h1 } })).toBeUndefined();
  });

  it("not for a pairing of which a font is published with another family", () => {
    const changedFont = (name: string): FontItem | undefined => {
      const font = fonts.get(name);
      return font && { ...font, font: { ...font.font, family: "'Other', serif" } };
    };
    const hash = installedItemsHash(minimal, "plain", changedFont);
    expect(recorded.of("minimal", "plain", "next", hash)).toBeUndefined();
  });

  it("not for a pairing of one's own under the name of a shipped one", () => {
    expect(layered("minimal", pairings.get("editorial")!)).toBeUndefined();
  });

  it.each(["nope", "constructor", "pairing-minimal"])("not for the unknown name %s", (name) => {
    expect(layered(name, minimal)).toBeUndefined();
  });

  it("also for a pairing of which only the description differs", () => {
    expect(layered("minimal", { ...minimal, description: "Other words." })).toEqual(
      layered("minimal", minimal),
    );
  });
});

describe("the items that a recording depends on", () => {
  const [name, item] = ["minimal", minimal] as const;
  const catalog = {
    pairings: new Map([[name, item]]),
    fonts: new Map(
      item.registryDependencies.map((url) => {
        const font = /([^/]+)\.json$/.exec(url)?.[1] ?? "";
        return [font, fonts.get(font)!] as const;
      }),
    ),
  };
  const published = new Map(
    [...publishedFiles(catalog, "https://example.com")].flatMap(({ paths, body }) =>
      paths.map((path) => [path, body.replaceAll("https://example.com", "{base_url}")] as const),
    ),
  );

  it.each(INSTALL_FLAVOURS)("%s: are those that are published", (flavour) => {
    const [pairing, ...dependencies] = installedItems(item, flavour, fontNamed);
    const at = (path: string) => JSON.parse(published.get(path) ?? "null") as unknown;
    expect(pairing).toEqual(
      at(flavour === "plain" ? "r/minimal.json" : `r/${flavour}/minimal.json`),
    );
    const urls = (pairing as PairingItem).registryDependencies as string[] | undefined;
    expect(dependencies).toEqual((urls ?? []).map((url) => at(url.replace("{base_url}/", ""))));
  });
});

describe("what a pairing is made from", () => {
  const hashOf = sourcesHasher(fontNamed);
  const { meta } = minimal;

  it.each([
    ["its rules", { ...minimal, css: { ...minimal.css, h1: minimal.css.h2 } }],
    ["the size of long text", { ...minimal, meta: { ...meta, textSize: "2rem" } }],
    ["a font", pairings.get("editorial")!],
  ])("is another with another value of %s", (_, other) => {
    expect(hashOf(other)).not.toBe(hashOf(minimal));
  });

  it.each([
    ["description", { ...minimal, description: "Another." }],
    ["mood", { ...minimal, meta: { ...meta, mood: [] } }],
  ])("is the same with another %s", (_, other) => {
    expect(hashOf(other)).toBe(hashOf(minimal));
  });

  it("names a font that there is not", () => {
    expect(() => sourcesHasher(() => undefined)(minimal)).toThrow(RangeError);
  });
});

it("the hash does not depend on the base URL", () => {
  const items = installedItems(minimal, "layered", fontNamed);
  const text = JSON.stringify(items).replaceAll("{base_url}", "https://example.com/type");
  expect(hashOfItems(JSON.parse(text) as object[], "https://example.com/type")).toBe(
    installedItemsHash(minimal, "layered", fontNamed),
  );
});

describe("files of recordings", () => {
  it("a folder without recordings gives none", () => {
    const none = recordedInstalls(temporaryFolder());
    expect(none.madeWith).toBeUndefined();
    expect(none.of("minimal", "layered", "vite", "x")).toBeUndefined();
  });

  it("a missing block is an error that names the command", () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, "installs"));
    const stored = { minimal: { hash: "x", vite: { "src/index.css": ["gone"] }, next: {} } };
    writeFileSync(join(folder, "installs/layered.json"), JSON.stringify(stored));
    expect(() => recordedInstalls(folder).of("minimal", "layered", "vite", "x")).toThrow(
      "build/site/installs lacks gone; run `npm run record:installs`",
    );
  });

  it("a pairing that the folder lacks has no installs, whatever its name", () => {
    expect(recorded.all("constructor", "x")).toBeUndefined();
    expect(recordedInstalls(temporaryFolder()).all("minimal", "x")).toBeUndefined();
  });

  it("are in the package", () => {
    const { files } = readJson(join(PROJECT, "package.json")) as { files: string[] };
    expect(files).toContain("build/site/installs");
    expect(existsSync(join(PROJECT, "build/site/installs/layered.json"))).toBe(true);
  });

  it("hold each block once, in the order of their names", () => {
    const text = readFileSync(join(PROJECT, "build/site/installs/blocks.json"), "utf8");
    const blocks = JSON.parse(text) as Record<string, string>;
    const names = [...text.matchAll(/^"([\w-]+)": "/gm)].map(([, key = ""]) => key);
    expect(names).toEqual([...names].sort());
    expect(new Set(Object.values(blocks)).size).toBe(names.length);
  });
});

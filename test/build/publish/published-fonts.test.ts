import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildRegistry } from "../../../build/publish/build.ts";
import { pathsBelow } from "../../../build/dist/paths-below.ts";
import type { PairingData } from "../../../schemas/index.ts";
import { brandBytes } from "../../fixtures/brand-font.ts";
import { readDist } from "../../../server/dist.ts";
import { respond } from "../../../server/respond/respond.ts";
import { replyBytes } from "../../fixtures/reply-bytes.ts";
import { brandRegistry } from "../../fixtures/brand-registry.ts";
import { readJson } from "../../fixtures/read.ts";
import { temporaryFolder } from "../../fixtures/temporary.ts";

const BASE_URL = "https://type.example/sub";

let registryDir: string;
let dist: string;

beforeAll(async () => {
  registryDir = await brandRegistry();
  writeFileSync(join(registryDir, "files/unused.woff2"), brandBytes());
  dist = built();
});

function built(): string {
  const outDir = join(temporaryFolder(), "dist");
  const options = { registryDir, outDir, baseUrl: BASE_URL, site: true };
  const { validation, manifest } = buildRegistry(options);
  expect(validation.problems).toEqual([]);
  expect(manifest).toBeDefined();
  return outDir;
}

const textOf = (path: string) => readFileSync(join(dist, path), "utf8");
const filesIn = (folder: string) => readdirSync(join(folder, "files")).sort();
const addressOf = (stem: string) => {
  const name = filesIn(dist).find((file) => file.startsWith(`${stem}.`)) ?? "";
  return `${BASE_URL}/files/${name}`;
};

it("each file of an item is published once, as it is, under a hash of its content; no other", () => {
  const stems = filesIn(dist).map((name) => name.replace(/\.[0-9a-f]{16}\./, "."));
  expect(stems).toEqual([
    "acme-mono-400.woff2",
    "acme-sans.woff2",
    "acme-text-400-italic.woff2",
    "acme-text.woff2",
    "brand.css",
    "mixed.css",
  ]);
  const file = filesIn(dist).find((name) => name.startsWith("acme-sans.")) ?? "";
  expect(readFileSync(join(dist, "files", file))).toEqual(brandBytes());
});

it("another content has another address", () => {
  const before = filesIn(dist);
  const path = join(registryDir, "files/acme-mono-400.woff2");
  const item = join(registryDir, "fonts/acme-mono.json");
  const [kept, keptItem] = [readFileSync(path), readFileSync(item, "utf8")];
  // The metadata block of a file is not part of its font.
  writeFileSync(path, withPadding(kept));
  writeFileSync(item, keptItem.replace(`: ${kept.length}`, `: ${kept.length + 4}`));
  const after = readdirSync(join(built(), "files")).sort();
  writeFileSync(path, kept);
  writeFileSync(item, keptItem);
  const changed = after.filter((name) => !before.includes(name));
  expect(changed.map((name) => name.split(".")[0])).toEqual(["acme-mono-400", "brand"]);
});

/** Four bytes longer, and valid. */
function withPadding(file: Buffer): Buffer {
  const longer = Buffer.concat([file, Buffer.alloc(4)]);
  longer.writeUInt32BE(longer.length, 8);
  return longer;
}

it.each(["r/acme-sans.json", "api/r/acme-sans", "r/layered/acme-sans.json"])(
  "%s is an item that clients install: variable, faces by address, no font file",
  (path) => {
    const item = JSON.parse(textOf(path)) as Record<string, object>;
    expect(item).toMatchObject({
      type: "registry:theme",
      cssVars: {
        theme: { "--font-acme-sans": expect.stringMatching(/^'Acme Sans', .*sans-serif$/) },
      },
      css: {
        "/* Acme Sans 500-700 */ @font-face": {
          "font-family": "'Acme Sans'",
          "font-weight": "500 700",
          src: `url("${addressOf("acme-sans")}") format("woff2")`,
        },
      },
    });
    for (const key of ["font", "dependencies", "files"]) expect(item).not.toHaveProperty(key);
  },
);

it.each(["r/layered/brand.json", "r/self-hosted/brand.json", "r/typeset/brand.json"])(
  "%s has every face that it draws, and installs no package",
  (path) => {
    const { css, dependencies, registryDependencies } = JSON.parse(textOf(path)) as {
      css: Record<string, object>;
      dependencies?: string[];
      registryDependencies?: string[];
    };
    expect([dependencies, registryDependencies]).toEqual([undefined, undefined]);
    expect(
      Object.keys(css).filter((key) => key.includes("Acme") && !key.includes(" for ")),
    ).toEqual([
      "/* Acme Sans 500-700 */ @font-face",
      "/* Acme Text 400-700 */ @font-face",
      "/* Acme Text 400 italic */ @font-face",
      "/* Acme Mono 400 */ @font-face",
    ]);
  },
);

it("imports of packages come before the faces of files, where CSS allows them", () => {
  const { css } = JSON.parse(textOf("r/layered/mixed.json")) as { css: object };
  const keys = Object.keys(css);
  const lastImport = keys.findLastIndex((key) => key.startsWith("@import"));
  expect(lastImport).toBeGreaterThanOrEqual(0);
  expect(keys.findIndex((key) => key.includes("@font-face"))).toBeGreaterThan(lastImport);
});

describe("the provider is not asked for a brand font, to which it answers 400", () => {
  const dataOf = (name: string) =>
    (readJson(join(dist, "api/pairings.json")) as PairingData[]).find((one) => one.name === name)!;

  it("hostedFontsUrl is a stylesheet of the registry with all fonts of the pairing", () => {
    for (const name of ["brand", "mixed"])
      expect(dataOf(name).hostedFontsUrl).toBe(addressOf(name));
    expect(dataOf("plain").hostedFontsUrl).toMatch(/^https:\/\/fonts\.googleapis\.com\/css2/);
    const path = addressOf("mixed").slice(BASE_URL.length + 1);
    expect(textOf(path)).toMatch(
      /^@import url\("[^"]*css2\?family=Inter:[^"]*&family=JetBrains\+Mono:/,
    );
    expect(textOf(path)).toContain(addressOf("acme-sans"));
  });

  it("nothing that is published asks for it", () => {
    const asking = pathsBelow(dist)
      .filter((path) => /\.(?:json|css|md|html|txt)$/.test(path))
      .filter((path) => /family=Acme/.test(textOf(path)));
    expect(asking).toEqual([]);
  });

  it("a pairing of brand fonts alone needs no other host", () => {
    const formats = ["css/brand.css", "tokens/brand.tokens.json", "design/brand.md"];
    for (const path of [...formats, "r/layered/brand.json"])
      expect(textOf(path)).not.toMatch(/googleapis|gstatic|fontsource/);
    expect(textOf("css/brand.css")).toContain(addressOf("acme-sans"));
  });

  it("fontBytes counts the files", () => {
    expect(dataOf("brand").fontBytes?.heading).toBe(brandBytes().length);
  });
});

it("pages draw the pairing in the published files", () => {
  const name = addressOf("acme-sans").split("/").at(-1) ?? "";
  const page = textOf("pairings/brand/index.html");
  const [sheet = ""] = /site\/pairings-0\.[\w-]+\.css/.exec(page) ?? [];
  expect(textOf(sheet)).toContain(
    `@font-face{font-family:s-acme-sans;src:url(faces/../../files/${name})`,
  );
  expect(page).toContain(name);
});

it.each(["mixed", "brand"])("a role of %s was 500, since one font is local", (name) => {
  const target = `/r/layered/${name}.json?mono=lato`;
  const reply = respond({ method: "GET", target, headers: {} }, readDist(dist));
  expect(reply.status).toBe(404);
  const { message } = JSON.parse(new TextDecoder().decode(replyBytes(reply)));
  expect(message).toBe(`${name} installs files of acme-sans, and takes no other fonts beside it`);
});

it("a weight of a local font, whose item is not published, is taken as it is", () => {
  const target = "/r/layered/mixed.json?h1-weight=950";
  const reply = respond({ method: "GET", target, headers: {} }, readDist(dist));
  expect(new TextDecoder().decode(replyBytes(reply))).toContain('"font-weight": "950"');
});

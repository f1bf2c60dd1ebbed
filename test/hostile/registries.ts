import { mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brandBytes, brandBytesWith } from "../fixtures/brand-font.ts";
import { groupsOf, tableOf, woff2Of, wordsOf } from "../fixtures/font-tables.ts";

/** A registry that a stranger proposes: a sound one, and what is put into it. */
export interface HostileRegistry {
  kind: string;
  name: string;
  /** @param registry the sound one; beside it is a file `secret` that no output may contain */
  put: (registry: string) => void;
}

/** Every place of a registry that something is read from, or was. */
const FILES = [
  "pairings/leak.json",
  "pairings/plain.json",
  "fonts/leak.json",
  "fonts/inter.json",
  "files/leak.woff2",
  "files/acme-sans.woff2",
  "vocabulary/moods.json",
  "vocabulary/x.json",
  "config.json",
  "specimens/faces.json",
  "specimens/drawn-pairings.json",
  "specimens/languages/de.json",
];
const FOLDERS = ["pairings", "fonts", "files", "vocabulary", "specimens"];

/** Where symlinks lead to: what a process can read, and what has no end. */
const TARGETS = [
  "../../secret",
  "/proc/self/environ",
  "/dev/zero",
  "/dev/stdin",
  "/dev/tty",
  "../..",
  "leak.json",
  "/proc/self/fd/0",
  "../config.json",
];

function put(registry: string, path: string, content: string | Uint8Array): void {
  const file = join(registry, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function link(registry: string, path: string, target: string): void {
  const file = join(registry, path);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { recursive: true, force: true });
  symlinkSync(target, file);
}

const symlinks = [...FILES, ...FOLDERS].flatMap((path) =>
  TARGETS.map((target): HostileRegistry => ({
    kind: "symlink",
    name: `${path} -> ${target}`,
    put: (registry) => link(registry, path, target),
  })),
);

const NAMES = [
  "a\n::error::x",
  "$(touch PWNED)",
  "`touch PWNED`",
  "; touch PWNED;",
  "-rf",
  "--help",
  "a\\..\\..\\b",
  "\u202egnp",
  "\u001b[2J",
  "__proto__",
  "constructor",
  "..",
  "x".repeat(240),
];

const names = ["pairings", "fonts", "files", "vocabulary"].flatMap((folder) =>
  NAMES.map((name): HostileRegistry => ({
    kind: "name",
    name: `${folder}/${JSON.stringify(name).slice(0, 40)}`,
    put: (registry) =>
      put(registry, `${folder}/${name}.${folder === "files" ? "woff2" : "json"}`, "{}"),
  })),
);

const repositories = ["", "pairings/", "vocabulary/", "files/"].map((folder): HostileRegistry => ({
  kind: "repository",
  name: `in the folder "${folder}"`,
  put: (registry) => {
    put(registry, `${folder}HEAD`, "ref: refs/heads/main\n");
    put(registry, `${folder}config`, '[core]\n\tbare = false\n\tfsmonitor = "touch PWNED"\n');
    put(registry, `${folder}refs/heads/main`, `${"0".repeat(40)}\n`);
    put(registry, `${folder}objects/info/alternates`, "/nowhere\n");
    put(registry, `${folder}package.json`, '{"scripts":{"prepare":"touch PWNED"}}');
    put(registry, `${folder}.npmrc`, "script-shell=touch PWNED\n");
  },
}));

const TEXTS: Readonly<Record<string, string | Buffer>> = {
  "half a million brackets": "[".repeat(500_000),
  "half a million objects": '{"a":'.repeat(150_000),
  "duplicate keys": `{${'"a":1,'.repeat(150_000)}"a":1}`,
  "a long key": `{"${"k".repeat(900_000)}":1}`,
  "a long text": `{"name":"${"n".repeat(900_000)}"}`,
  "invisible characters": `{"name":"${"\\u202e".repeat(100_000)}"}`,
  prototypes: '{"__proto__":{"name":"x"},"constructor":{"prototype":1}}',
  "a number without end": '{"name":1e999999,"title":-0,"meta":{"rank":1e308}}',
  "half a surrogate": '{"name":"\\ud800","title":"\\udfff"}',
  "bytes that are not UTF-8": Buffer.from([0x7b, 0xff, 0xfe, 0x7d]),
  "NUL bytes": Buffer.alloc(900_000),
  nothing: "",
  "a list": `[${"0,".repeat(400_000)}0]`,
  "more than a megabyte": " ".repeat(1_000_001),
};

const texts = [
  "pairings/plain.json",
  "fonts/inter.json",
  "vocabulary/moods.json",
  "config.json",
].flatMap((path) =>
  Object.entries(TEXTS).map(([name, text]): HostileRegistry => ({
    kind: "JSON",
    name: `${path}: ${name}`,
    put: (registry) => put(registry, path, text),
  })),
);

/** Groups of a character map that say that they are more than the table holds, or really are. */
const groups = (count: number, stated = count) =>
  groupsOf(Array<[number, number]>(count).fill([0, 0]), stated);
const TABLES = {
  head: tableOf(54, { 18: 1000 }),
  hhea: tableOf(36, { 4: 900, 6: -200 }),
  "OS/2": tableOf(96, { 0: 4, 4: 400 }),
  // Nothing but that there is one: a font without outlines is refused before the rest is read.
  glyf: Buffer.of(0),
  loca: Buffer.alloc(4),
  name: wordsOf(0, 0, 6),
  cmap: groups(1),
};

const FONTS: Readonly<Record<string, () => Buffer>> = {
  "65,535 names": () =>
    woff2Of({
      ...TABLES,
      name: Buffer.concat([
        wordsOf(0, 65_535, 6),
        ...Array.from({ length: 65_535 }, (_, id) => wordsOf(3, 1, 0x409, id, 65_534, 0)),
        Buffer.alloc(65_536),
      ]),
    }),
  "2.4 million groups": () => woff2Of({ ...TABLES, cmap: groups(2_400_000) }),
  "more groups than the table has": () => woff2Of({ ...TABLES, cmap: groups(2, 2 ** 31) }),
  "no outlines": () => woff2Of(TABLES),
  "no tables": () => woff2Of({}),
  "an em of no units": () => woff2Of({ ...TABLES, head: tableOf(54) }),
  "65,535 axes": () => woff2Of({ ...TABLES, fvar: wordsOf(1, 0, 16, 2, 65_535, 20, 0, 0) }),
  "tables of 4 GB": () => brandBytesWith({ 16: 2 ** 32 - 1 }),
  "300 megabytes of nothing": () => woff2Of({ ...TABLES, glyf: Buffer.alloc(300_000_000) }),
  "a file cut in half": () => brandBytes().subarray(0, brandBytes().length / 2),
  "random bytes": () => Buffer.concat([brandBytes().subarray(0, 60), Buffer.alloc(40_000, 0xa5)]),
  "another file": () => Buffer.from("<html>".repeat(1000)),
};

const fonts = Object.entries(FONTS).map(([name, bytes]): HostileRegistry => ({
  kind: "font",
  name,
  put: (registry) => put(registry, "files/acme-sans.woff2", bytes()),
}));

const URLS = [
  "https://t.example/$(touch$IFS/tmp/PWNED)",
  "https://t.example/`touch PWNED`",
  "https://[",
  "https://user:secret-token@t.example",
  "https://t.example/a&b",
  "https://t.example/'+alert()+'",
  "javascript:alert(1)",
  "file:///etc/passwd",
  "https://t.example/%0a::error::",
  "https://",
  "https://t.example/../../x",
  `https://${"a".repeat(2000)}.example`,
  "https://t.example\\@evil",
];

const CONFIGURATIONS: readonly object[] = [
  ...URLS.flatMap((url) => [{ baseUrl: url }, { homepage: url }]),
  { name: "../../x" },
  { extends: ["../../../etc"] },
  { extends: ["typography-registry/pairings"], rules: { __proto__: "off" } },
  { packages: ["--registry=https://evil.example", "../x", "file:/etc"] },
  { rules: { constructor: "off", toString: "error" } },
  { bounds: { "font-budget": { maxBytes: -1 } } },
];

const configurations = CONFIGURATIONS.map((configuration): HostileRegistry => ({
  kind: "configuration",
  name: JSON.stringify(configuration).slice(0, 70),
  put: (registry) => put(registry, "config.json", JSON.stringify(configuration)),
}));

const FACE = { file: "../../.bash_profile", hash: "../../x", font: "inter", style: "normal" };
const INDEX = {
  cards: [],
  text: [{ ...FACE, bytes: 1, weight: "400", unicodeRange: "U+41}body{display:none" }],
  scripts: [],
};

const specimens: HostileRegistry[] = [
  {
    kind: "specimens",
    name: "a face outside of dist",
    put: (registry) => {
      put(registry, "specimens/faces.json", JSON.stringify(INDEX));
      put(registry, "specimens/faces/x.woff2", "touch PWNED");
      link(registry, "specimens/faces/inter.woff2", "/proc/self/environ");
    },
  },
  {
    kind: "specimens",
    name: "a picture outside of dist",
    put: (registry) => {
      put(registry, "specimens/drawn-pairings.json", '{"../../secret":{"key":"","name":{}}}');
      link(registry, "specimens/pictures/plain.png", "/proc/self/environ");
    },
  },
];

const many = (name: string, count: number, bytes: number, pathOf: (index: number) => string) => ({
  kind: "number",
  name,
  put: (registry: string) => {
    for (let index = 0; index < count; index += 1) {
      put(registry, pathOf(index), "");
      truncateSync(join(registry, pathOf(index)), bytes);
    }
  },
});

const numbers: HostileRegistry[] = [
  many("25,000 empty items", 25_000, 0, (index) => `pairings/a${index}.json`),
  many("300 items of a megabyte", 300, 1_000_000, (index) => `fonts/a${index}.json`),
  many("150 fonts of ten megabytes", 150, 10_000_000, (index) => `files/a${index}.woff2`),
  {
    kind: "number",
    name: "30 items of 400,000 numbers",
    put: (registry) => {
      for (let index = 0; index < 30; index += 1)
        put(registry, `pairings/a${index}.json`, `[${"0,".repeat(400_000)}0]`);
    },
  },
  many("3,000 folders", 3000, 0, (index) => `fonts/f${index}/a.json`),
  {
    kind: "number",
    name: "a thousand levels of folders",
    put: (registry) => put(registry, `fonts/${"d/".repeat(1000)}a.json`, "{}"),
  },
];

/** What is not in the registry, and is read or written beside it. */
const beside: HostileRegistry[] = [
  ["dist", "../.."],
  ["dist", "/proc/self"],
  [".dist.replaced-0123456789ab-1-0123abcd", ".."],
  [".dist.old-0123456789ab-1-0123abcd", "../.."],
  [".dist.new-0123456789ab-1-0123abcd", "../home"],
  ["dist/build-manifest.json", "/dev/zero"],
  ["dist/build-manifest.json", "/dev/stdin"],
  ["dist/build-manifest.json", "/proc/self/environ"],
].map(([path = "", target = ""]) => ({
  kind: "beside the registry",
  name: `${path} -> ${target}`,
  put: (registry: string) => link(join(registry, ".."), path, target),
}));

/** Every hostile registry; those of one kind stand together. */
export const HOSTILE_REGISTRIES: readonly HostileRegistry[] = [
  ...symlinks,
  ...names,
  ...repositories,
  ...texts,
  ...fonts,
  ...configurations,
  ...specimens,
  ...beside,
  ...numbers,
];

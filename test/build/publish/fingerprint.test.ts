import { type BuildInputs, fingerprintOf } from "../../../build/publish/fingerprint.ts";
import type { RegistryInputs } from "../../../build/check/read/registry-inputs.ts";
import type { Source } from "../../../registry/model/sources.ts";
import { temporaryFolder } from "../../fixtures/temporary.ts";

const SOURCE: Source = { kind: "font", stem: "a", file: "x/fonts/a.json", bytes: Buffer.from("1") };

const FOLDER: RegistryInputs = {
  sources: [SOURCE],
  unreadable: [],
  strays: [],
  configuration: {},
  configurationProblems: [],
  configurationContents: new Map(),
  isThisPackages: false,
  shipped: new Set(),
  fontFiles: new Map([["files/a.woff2", { bytes: Buffer.from("1") }]]),
  vocabulary: { files: [], strays: [] },
  unreadFolders: [],
  replacing: [],
};

const INPUTS: BuildInputs = {
  folder: FOLDER,
  registryDir: temporaryFolder(),
  publicFiles: [{ paths: ["CNAME"], body: "a" }],
  address: { baseUrl: "https://a.example" },
  precompress: false,
  site: false,
};

const inFolder = (change: Partial<RegistryInputs>) => ({ folder: { ...FOLDER, ...change } });

/** With a list of the vocabulary. */
const withList = (name: string, text: string) => {
  const content = Buffer.from(text);
  return inFolder({ vocabulary: { files: [{ name, file: `x/${name}`, content }], strays: [] } });
};
const withFontFile = (path: string, file: { bytes: Buffer } | { problem: string }) =>
  inFolder({ fontFiles: new Map([[path, file]]) });

const first = fingerprintOf(INPUTS);

it.each<[string, Partial<BuildInputs>]>([
  ["the base URL", { address: { baseUrl: "https://b.example" } }],
  ["the namespace", { address: { baseUrl: "https://a.example", namespace: "@acme" } }],
  ["whether files are compressed", { precompress: true }],
  ["whether there is a site", { site: true }],
  ["the configuration", inFolder({ configuration: { name: "x" } })],
  ["a file that cannot be an item", inFolder({ strays: ["a.txt"] })],
  ["no items", inFolder({ sources: [] })],
  ["the bytes of an item", inFolder({ sources: [{ ...SOURCE, bytes: Buffer.from("2") }] })],
  ["the name of an item", inFolder({ sources: [{ ...SOURCE, stem: "b" }] })],
  ["the kind of an item", inFolder({ sources: [{ ...SOURCE, kind: "pairing" }] })],
  ["no font file", inFolder({ fontFiles: new Map() })],
  ["a font file", withFontFile("files/a.woff2", { bytes: Buffer.from("2") })],
  ["a font file that cannot be read", withFontFile("files/a.woff2", { problem: "is a folder" })],
  ["the path of a font file", withFontFile("files/b.woff2", { bytes: Buffer.from("1") })],
  ["the content of a file of the user's", { publicFiles: [{ paths: ["CNAME"], body: "b" }] }],
  ["the path of a file of the user's", { publicFiles: [{ paths: ["LICENSE"], body: "a" }] }],
  ["a list of the vocabulary", withList("moods.json", "")],
])("%s decides what a build writes", (_, change) => {
  expect(fingerprintOf({ ...INPUTS, ...change })).not.toBe(first);
});

it.each<[string, Partial<BuildInputs>]>([
  ["where the registry is", { registryDir: temporaryFolder() }],
  ["where an item is", inFolder({ sources: [{ ...SOURCE, file: "y/fonts/a.json" }] })],
])("%s does not", (_, change) => {
  expect(fingerprintOf({ ...INPUTS, ...change })).toBe(first);
});

it("the same files with other names or in other files give another fingerprint", () => {
  const fingerprints = [
    withList("moods.json", "1"),
    withList("moods.json", "2"),
    withList("categories.json", "1"),
  ].map((change) => fingerprintOf({ ...INPUTS, ...change }));
  expect(new Set(fingerprints).size).toBe(3);
});

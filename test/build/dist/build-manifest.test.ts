import { isBuildManifest } from "../../../build/dist/build-manifest.ts";

const content = { sha256: "hash", bytes: 3, paths: ["r/lora.json"] };
const gibibyte = { ...content, bytes: 2 ** 30 };
const manifest = {
  generator: "typography-registry",
  version: "1.0.0",
  fingerprint: "print",
  items: 1,
  contents: [content],
};

it.each<[string, unknown]>([
  ["of one content", manifest],
  ["of nothing", { ...manifest, items: 0, contents: [] }],
  ["of an empty file", { ...manifest, contents: [{ ...content, bytes: 0 }] }],
  ["of 2 GiB", { ...manifest, contents: [gibibyte, gibibyte] }],
])("a manifest %s is whole", (_, value) => {
  expect(isBuildManifest(value)).toBe(true);
});

it.each<[string, unknown]>([
  ["null", null],
  ["a text", "{}"],
  ["no items", { ...manifest, items: undefined }],
  ["no fingerprint", { ...manifest, fingerprint: undefined }],
  ["items in a text", { ...manifest, items: "1" }],
  ["fewer items than none", { ...manifest, items: -1 }],
  ["half an item", { ...manifest, items: 0.5 }],
  ["contents that are no list", { ...manifest, contents: { length: 0 } }],
  ["more than 2 GiB", { ...manifest, contents: [{ ...content, bytes: 2 ** 31 + 1 }] }],
])("a manifest with %s is not whole", (_, value) => {
  expect(isBuildManifest(value)).toBe(false);
});

it.each<[string, unknown]>([
  ["null", null],
  ["a text", "r/lora.json"],
  ["no hash", { ...content, sha256: 7 }],
  ["no size", { ...content, bytes: undefined }],
  ["a size in a text", { ...content, bytes: "1" }],
  ["a size beyond memory", { ...content, bytes: 2 ** 40 }],
  ["a negative size", { ...content, bytes: -1 }],
  ["no paths", { ...content, paths: undefined }],
  ["a path instead of paths", { ...content, paths: "r/lora.json" }],
  ["an empty list of paths", { ...content, paths: [] }],
  ["a path that is no text", { ...content, paths: ["r/lora.json", 7] }],
  ...["../.bash_profile", "/etc/passwd", "r//a", "./r", "r/..", "r\\..\\..\\a", ""].map(
    (path): [string, unknown] => [`the path "${path}"`, { ...content, paths: [path] }],
  ),
])("a manifest with %s for a content is not whole", (_, value) => {
  expect(isBuildManifest({ ...manifest, contents: [content, value] })).toBe(false);
});

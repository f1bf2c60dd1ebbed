import { publishedCatalog } from "../../../build/publish/published-catalog.ts";
import { loadCatalog } from "../../../registry/pairing/catalog.ts";
import type { Configuration, Source } from "../../../registry/model/sources.ts";
import { FIXTURE_REGISTRY } from "../../fixtures/read.ts";

const whole = loadCatalog(FIXTURE_REGISTRY);
/** Without the pairing in Abril Fatface and Lato. */
const catalog = {
  ...whole,
  pairings: new Map([...whole.pairings].filter(([name]) => name === "plain")),
};
const shipped = (...names: string[]) =>
  new Set(
    names.map((stem): Source => ({ kind: "font", stem, file: stem, bytes: Buffer.alloc(0) })),
  );
const fontsWith = (configuration: Configuration, ...extended: string[]) => [
  ...publishedCatalog(catalog, { configuration, shipped: shipped(...extended) }).fonts.keys(),
];
const EXTENDS: Configuration = { extends: ["typography-registry/fonts"] };

it("fonts that a registry extends are published as far as its pairings use them", () => {
  expect(fontsWith(EXTENDS, ...catalog.fonts.keys())).toEqual(["inter", "jetbrains-mono"]);
});

it("a font of its own is published whether or not a pairing uses it", () => {
  expect(fontsWith(EXTENDS, "inter", "abril-fatface")).toEqual([
    "inter",
    "jetbrains-mono",
    "lato",
    "source-serif-4",
  ]);
});

it("all are published where the registry says so", () => {
  const all: Configuration = { extends: ["typography-registry/all-fonts"] };
  expect(fontsWith(all, ...catalog.fonts.keys())).toEqual([...catalog.fonts.keys()]);
});

import { REMOVED, edited } from "../fixtures/edited.ts";
import { long, testSchema, variantsOf, violationsOf } from "./rules.ts";

const valid = {
  $schema: "https://ui.shadcn.com/schema/registry.json",
  name: "typography-registry",
  homepage: "http://localhost:3000",
  items: [
    {
      name: "pairing-plain",
      type: "registry:style",
      title: "Plain — Inter + Inter + JetBrains Mono",
      description: "One family for headings and text.",
      categories: ["sans-serif"],
    },
    {
      name: "inter",
      type: "registry:font",
      title: "Inter",
      description: "Inter — Sans Serif font.",
      categories: ["sans-serif"],
      font: {
        family: "'Inter Variable', sans-serif",
        provider: "google",
        import: "Inter",
        variable: "--font-inter",
      },
    },
  ],
};

const theme = { ...valid.items[0], type: "registry:theme", name: "inter", title: "Inter" };
const withTheme = edited<unknown>(valid, ["items", 0], theme);

/** What every kind of item refuses, by its position in the index. */
const ofAnyItem = (index: number): Record<string, Record<string, unknown[]>> => ({
  [`/items/${index}`]: { required: ["name", "type", "title", "description"] },
  [`/items/${index}/name`]: { type: [1], minLength: [""], maxLength: [long(101)] },
  [`/items/${index}/type`]: { const: ["registry:block"] },
  [`/items/${index}/title`]: { type: [1], minLength: [""], maxLength: [long(601)] },
  [`/items/${index}/description`]: { type: [1], minLength: [""], maxLength: [long(6001)] },
  [`/items/${index}/categories`]: { type: ["serif"], maxItems: [Array(31).fill("serif")] },
  [`/items/${index}/categories/0`]: { type: [1], maxLength: [long(65)] },
  [`/items/${index}/css`]: { additionalProperties: [{}] },
});

testSchema(
  "registry",
  [
    ...variantsOf(valid, { "": [valid], "/items/1/categories": [REMOVED] }),
    ...variantsOf(withTheme, { "": [withTheme] }),
  ],
  [
    ...violationsOf(valid, {
      "": { type: [[]], required: ["$schema", "name", "homepage", "items"] },
      "/version": { additionalProperties: [1] },
      "/$schema": { const: ["https://example.com/registry.json"] },
      "/name": { type: [1], minLength: [""], maxLength: [long(101)] },
      "/homepage": {
        type: [1],
        maxLength: [`https://${long(2048)}`],
        pattern: ["ftp://example.com"],
        format: ["http://exa mple.com"],
      },
      "/items": { type: [{}], maxItems: [Array(100_001).fill(valid.items[0])] },
      "/items/0": { type: ["pairing-plain"], oneOf: ["pairing-plain"], required: ["categories"] },
      "/items/1": { type: ["inter"], required: ["font"] },
    }),
    ...[0, 1].flatMap((index) => violationsOf(valid, ofAnyItem(index))),
    ...violationsOf(valid, {
      "/items/1/font": { type: [[]], required: ["family", "provider", "import", "variable"] },
      "/items/1/font/weight": { additionalProperties: [["400"]] },
      "/items/1/font/family": { type: [1], minLength: [""], maxLength: [long(257)] },
      "/items/1/font/provider": { const: ["bunny"] },
      "/items/1/font/import": { type: [1], minLength: [""], maxLength: [long(201)] },
      "/items/1/font/variable": { type: [1], pattern: ["--a"], maxLength: [`--font-${long(101)}`] },
    }),
    ...violationsOf(withTheme, ofAnyItem(0)),
  ],
);

import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  drawnPairings,
  pictureFiles,
  pictureOf,
  picturesDir,
  sitePicture,
} from "../../build/site/shared/pictures.ts";
import type { Site } from "../../build/site/shared/site.ts";
import { sitePairings } from "./own-registry.ts";

const drawn = drawnPairings(sitePairings);
const minimal = sitePairings.find(({ name }) => name === "minimal")!;

it("every pairing has a picture of what its card shows today: run `npm run sync:pictures`", () => {
  const without = sitePairings.filter((pairing) => pictureOf({ drawn }, pairing) === undefined);
  expect(without.map(({ name }) => name)).toEqual([]);
});

it("is of 1200 × 630 pixels, beside the page, and says in words what it shows", () => {
  const picture = pictureOf({ drawn }, minimal)!;
  expect(picture).toMatchObject({
    path: "pairings/minimal/picture.png",
    alt: "“Minimal” set in Inter Tight and Inter",
  });
  const png = readFileSync(join(picturesDir, picture.file));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

it.each<[string, Partial<typeof minimal.item>]>([
  ["use", { meta: { ...minimal.item.meta, useCase: ["wedding"] } }],
  ["title", { title: "Other — Inter" }],
  [
    "tracking",
    { css: { ...minimal.item.css, h1: { ...minimal.item.css.h1, "letter-spacing": "0.2em" } } },
  ],
])("a pairing with another %s has no picture of the former one", (_, changed) => {
  const pairing = { ...minimal, item: { ...minimal.item, ...changed } };
  expect(pictureOf({ drawn: drawnPairings([pairing]) }, pairing)).toBeUndefined();
});

it("a registry of another name has no picture with the name of this one", () => {
  expect(sitePicture({ name: "Acme type" })).toBeUndefined();
  const own = { name: "Acme type", pairings: [], drawn } as unknown as Site;
  expect([...pictureFiles(own, (path) => ({ paths: [path], body: "" }))]).toEqual([]);
});

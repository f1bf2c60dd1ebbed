import { createHash } from "node:crypto";
import { contactFiles, contactTags } from "../../../build/site/contact/contact-sheets.ts";
import type { DistFile } from "../../../build/dist/write-dist.ts";
import { readSpecimenOutlines } from "../../../build/site/shared/specimen/specimen-outlines.ts";
import { sitePairing } from "../../../build/site/shared/site.ts";
import { loadCatalog } from "../../../registry/model/catalog.ts";
import { ownRegistryDir } from "../../../registry/model/package-root.ts";

const MAX_BYTES = 250_000;

const catalog = loadCatalog(ownRegistryDir);
const outlines = readSpecimenOutlines();
const pairings = [...catalog.pairings].map(([name, item]) =>
  sitePairing(name, item, catalog.fonts),
);
/** Comparing millions of bytes one by one takes minutes. */
const hashesOf = (files: readonly DistFile[]) =>
  files.map(({ paths, body }) => [paths, createHash("sha256").update(body).digest("hex")]);
const draw = () => [...contactFiles({ catalog, outlines }, pairings, undefined)];

it("every tag in use has a sheet of at most 250 KB, the same bytes on each build", () => {
  const files = draw();
  expect(files.length).toBe(contactTags(catalog.pairings.values()).length);
  expect(files.filter(({ body }) => body.length > MAX_BYTES)).toEqual([]);
  expect(hashesOf(draw())).toEqual(hashesOf(files));
});

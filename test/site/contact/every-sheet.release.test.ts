import { createHash } from "node:crypto";
import { contactFiles, contactTags } from "../../../build/site/contact/contact-sheets.ts";
import type { DistFile } from "../../../build/dist/write-dist.ts";
import { readSpecimenOutlines } from "../../../build/site/shared/specimen/specimen-outlines.ts";
import { catalog, sitePairings as pairings } from "../own-registry.ts";

const MAX_BYTES = 250_000;

const outlines = readSpecimenOutlines();
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

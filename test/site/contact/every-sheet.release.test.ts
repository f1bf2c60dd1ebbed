import { contactFiles, contactTags } from "../../../build/site/contact/contact-sheets.ts";
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
const draw = () => [...contactFiles({ catalog, outlines }, pairings, undefined)];

it("every tag in use has a sheet of at most 250 KB, the same bytes on each build", () => {
  const files = draw();
  expect(files.length).toBe(contactTags(catalog.pairings.values()).length);
  expect(files.filter(({ body }) => body.length > MAX_BYTES)).toEqual([]);
  expect(draw()).toEqual(files);
});

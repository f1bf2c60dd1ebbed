import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { report } from "../../build/check/reports/report.ts";
import { buildRegistry } from "../../build/publish/build.ts";
import { loadCatalog } from "../../registry/pairing/catalog.ts";
import { FONT_ROLES } from "../../registry/model/items.ts";
import { ownRegistryDir } from "../../registry/model/package-root.ts";
import { fontInRole } from "../../registry/pairing/pairing-fonts.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";

/**
 * A part of this registry, built as the command builds it.
 *
 * @param step every how manieth pairing: each kind of font and script is among every sixth
 */
export function partOfRegistry(step: number) {
  const catalog = loadCatalog(ownRegistryDir);
  const parts = [...catalog.pairings].filter((_, index) => index % step === 0);
  const pairings = parts.map(([name]) => name);
  const fonts = [
    ...new Set(parts.flatMap(([, item]) => FONT_ROLES.map((role) => fontInRole(item, role)!))),
  ];
  const folder = temporaryFolder();
  const registryDir = join(folder, "registry");
  for (const below of ["pairings", "fonts"])
    mkdirSync(join(registryDir, below), { recursive: true });
  const files = [
    ...pairings.map((name) => `pairings/${name}.json`),
    ...fonts.map((name) => `fonts/${name}.json`),
  ];
  for (const file of files) cpSync(join(ownRegistryDir, file), join(registryDir, file));
  const outDir = join(folder, "dist");
  const built = buildRegistry({ registryDir, outDir, baseUrl: "https://type.example" });
  if (built.manifest === undefined) throw new Error(report(built.validation, "text"));
  return { outDir, pairings, fonts };
}

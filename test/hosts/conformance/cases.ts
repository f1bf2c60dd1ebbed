import type { Case, Texts } from "./case.ts";
import { boundCases } from "./cases/bounds.ts";
import { errorCases } from "./cases/errors.ts";
import { methodCases } from "./cases/methods.ts";
import { compressedOverrideCases, missingNameCases, overrideCases } from "./cases/overrides.ts";
import { compressionCases, headerCases, staticCases } from "./cases/published.ts";
import { queryCases } from "./cases/queries.ts";
import { searchCases } from "./cases/searches.ts";
import { siteCases } from "./cases/site.ts";

/**
 * @param files what the build of the fixture registry publishes
 * @param site  what the site beside it publishes
 */
export function conformanceCases(files: Texts, site: ReadonlyMap<string, Buffer>): Case[] {
  return [
    ...staticCases(files),
    ...headerCases(files),
    ...compressionCases(files),
    ...methodCases(),
    ...errorCases(),
    ...queryCases(files),
    ...overrideCases(files),
    ...missingNameCases(),
    ...searchCases(),
    ...boundCases(files),
    ...siteCases(site),
    ...compressedOverrideCases(),
  ];
}

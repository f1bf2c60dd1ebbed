import type { Catalog } from "../../registry/model/catalog.ts";
import { FONT_ROLES } from "../../registry/model/items.ts";
import { fontInRole } from "../../registry/pairing/pairing-fonts.ts";
import type { App } from "./app.ts";
import { type Cleaning, cleaningOf } from "./clean-app.ts";
import type { Diagnosis } from "./diagnosis.ts";
import { installedItems, itemsOfPairing } from "./installed-items.ts";
import { type Traces, tracesOf } from "./traces.ts";

/**
 * What takes out of an app the fonts that are loaded and never drawn, as far as an installation of some pairing
 * wrote them: imports, fallback faces, variables, calls of `next/font`, packages.
 *
 * @throws AppError
 */
export function fixOf(
  app: App,
  catalog: Catalog,
  { installed, unusedFonts }: Pick<Diagnosis, "installed" | "unusedFonts">,
): Cleaning {
  const keep = tracesOf(installed === undefined ? [] : itemsOfPairing(installed.item, catalog));
  const removed = unusedFonts.map((name) => tracesOfFont(name, catalog));
  const all: Traces = {
    css: new Set(removed.flatMap(({ css }) => [...css])),
    properties: new Set(),
    nextFonts: removed.flatMap(({ nextFonts }) => nextFonts),
    packages: new Set(removed.flatMap(({ packages }) => [...packages])),
  };
  return cleaningOf(app, all, keep);
}

/** What an installation of the font wrote, or of any pairing that has it: no rules. */
function tracesOfFont(name: string, catalog: Catalog): Traces {
  const pairings = [...catalog.pairings.values()].filter((pairing) =>
    FONT_ROLES.some((role) => fontInRole(pairing, role) === name),
  );
  const items = installedItems(name, catalog) ?? [];
  const { packages } = tracesOf(items);
  const { css, nextFonts } = tracesOf([
    ...items,
    ...pairings.flatMap((pairing) => itemsOfPairing(pairing, catalog)),
  ]);
  const title = catalog.fonts.get(name)?.title ?? name;
  const starts = [
    `@theme inline{--font-${name}: `,
    ...[...packages].map((one) => `@import "${one}`),
  ];
  const isOfFont = (trace: string) =>
    starts.some((start) => trace.startsWith(start)) ||
    (trace.startsWith("/*") && trace.includes(`for ${title} `));
  return {
    css: new Set([...css].filter(isOfFont)),
    properties: new Set(),
    nextFonts: nextFonts.filter(({ variable }) => variable === `--font-${name}`),
    packages,
  };
}

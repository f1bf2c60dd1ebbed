import type { Browser } from "playwright-core";
import type { Catalog } from "../../registry/model/catalog.ts";
import type { FlavouredPairing } from "../../registry/flavours/index.ts";
import type { FontItem, PairingItem } from "../../registry/model/items.ts";
import { fontInRole } from "../../registry/pairing/pairing-fonts.ts";
import { FONT_ROLES, shortName } from "../../registry/model/items.ts";
import type { ClientProject } from "./client-project.ts";
import { type RenderedPage, renderedAt } from "./rendered-page.ts";
import { SELECTORS, differences, textsOf } from "./stated-typography.ts";

/** What became of an item in a user's app. */
export interface InstalledPairing {
  item: PairingItem;
  page: RenderedPage;
  /** Where the page differs from what the item states; nothing if it renders exactly so. */
  differences: string[];
}

/** Adds a pairing to the app as it was before any, builds it, and looks at it in the browser. */
export async function installedPairing(
  project: ClientProject,
  browser: Browser,
  itemUrl: string,
  { fonts, pairings }: Catalog,
): Promise<InstalledPairing> {
  const served = (await (await fetch(itemUrl)).json()) as PairingItem | FlavouredPairing;
  const css = "@layer base" in served.css ? served.css["@layer base"] : served.css;
  // A flavour has families where the pairing refers to fonts.
  const stated = pairings.get(shortName(served as PairingItem));
  if (stated === undefined) throw new Error(`${served.name} is not in the registry`);
  const item: PairingItem = { ...stated, css: css as PairingItem["css"] };
  await project.reset();
  await project.add(itemUrl);
  const { url, server } = await project.serve();
  try {
    const page = await renderedAt(browser, url, SELECTORS, textsOf(item));
    return { item, page, differences: differences(page, item, fonts) };
  } finally {
    server.kill("SIGKILL");
  }
}

/** The fonts that some pairings are cast in, once each. */
export function fontsOf(pairings: readonly PairingItem[], { fonts }: Catalog): FontItem[] {
  const names = pairings.flatMap((pairing) =>
    FONT_ROLES.map((role) => fontInRole(pairing, role) ?? ""),
  );
  return [...new Set(names)].flatMap((name) => fonts.get(name) ?? []);
}

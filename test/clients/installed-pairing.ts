import type { FlavouredPairing } from "../../registry/flavours/index.ts";
import { pairingRules } from "../../registry/flavours/app-rules.ts";
import { type PairingItem, type Rules, shortName } from "../../registry/model/items.ts";
import { roleNames } from "../../registry/overrides/roles.ts";
import type { ClientProject } from "./client-project.ts";
import { type RenderedPage, type Texts, renderedAt } from "./rendered-page.ts";
import { catalog, pairingNamed, servedUrl } from "./served-registry.ts";
import { SELECTORS, differences, textsOf } from "./stated-typography.ts";

/** What became of an item in a user's app. */
export interface InstalledPairing {
  item: PairingItem;
  page: RenderedPage;
  /** Where the page differs from what the item states; nothing if it renders exactly so. */
  differences: string[];
}

/**
 * Adds a pairing to the app as it was before any, builds it, and looks at it in the browser.
 *
 * @param path of the served item, such as `r/minimal.json`
 */
export async function installedPairing(
  project: ClientProject,
  path: string,
): Promise<InstalledPairing> {
  const item = await statedAt(path);
  const page = await pageWith(project, [servedUrl(path)], SELECTORS, textsOf(item));
  const found = differences(page, item, catalog.fonts);
  return { item, page, differences: found.map((difference) => `${path}: ${difference}`) };
}

/**
 * What a served item states, in the form of a pairing of the registry.
 *
 * @param path of the item, with a query or without one
 */
export async function statedAt(path: string): Promise<PairingItem> {
  const served = (await (await fetch(servedUrl(path))).json()) as PairingItem | FlavouredPairing;
  const { "@layer base": layer } = served.css as Partial<FlavouredPairing["css"]>;
  const css = layer === undefined ? served.css : pairingRules(layer as Rules);
  // A flavour has families where the pairing refers to fonts, which a query may name.
  const { cssVars } = pairingNamed(shortName(served as PairingItem));
  const roles = roleNames(new URL(servedUrl(path)).searchParams);
  const named = [...roles].map(([role, font]) => [`--font-${role}`, `var(--font-${font})`]);
  const theme = { ...cssVars.theme, ...Object.fromEntries(named) };
  return { ...(served as PairingItem), cssVars: { theme }, css: css as PairingItem["css"] };
}

/**
 * How an app draws elements after items were added to it as it was before any.
 *
 * @param edit what to change in the app after that
 */
export async function pageWith(
  project: ClientProject,
  itemUrls: readonly string[],
  selectors: readonly string[],
  texts: Texts = {},
  edit: () => void = () => undefined,
): Promise<RenderedPage> {
  await project.reset();
  for (const url of itemUrls) await project.add(url);
  edit();
  return project.served((url) => renderedAt(url, selectors, texts));
}

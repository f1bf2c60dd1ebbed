import type { DistFile } from "../../write-dist.ts";
import { pageHtml } from "../layout.tsx";
import type { PageFile } from "../page-cache.ts";
import { type Site, type SitePairing, pairingPath } from "../site.ts";

/** The page of a pairing, and the files in its folder. */
export function* pairingPageFiles(
  site: Site,
  pairing: SitePairing,
  page: PageFile,
): Generator<DistFile> {
  const { name, item, heading, body, mono } = pairing;
  yield page(`${pairingPath(name)}index.html`, [item, heading, body, mono], () =>
    pairingPage(site, pairing),
  );
}

function pairingPage(site: Site, { name, title, item }: SitePairing): string {
  const frame = {
    title,
    description: item.description,
    path: pairingPath(name),
    stylesheets: [],
    scripts: [],
  };
  return pageHtml(site, frame, <h1>{title}</h1>);
}

import type { SearchRecord } from "../../../../registry/search/search-data.ts";
import { download } from "../../shared/client/download.ts";
import { type Tuning, overridesOf } from "../../shared/tuning/tuning.ts";
import type { OwnFace } from "./own-face.ts";
import type { OwnPairing } from "./own-files.ts";
import type { SetPartner } from "./set-partner.ts";

interface ExportPartnerProps {
  own: OwnFace;
  set: SetPartner;
  partner: SearchRecord;
  tuning: Tuning;
  reason: string;
}

/** What a font of one's own is used by with a partner: a stylesheet, or the items of a registry of one's own. */
export function ExportPartner({ own, set, partner, tuning, reason }: ExportPartnerProps) {
  const pairing = { own, base: set.base, overrides: overridesOf(tuning), reason };
  const stem = `${own.item.name}-with-${partner.name}`;
  return (
    <p class="use-export">
      <button
        type="button"
        class="button"
        onClick={() => {
          void downloadStylesheet(pairing, `${stem}.css`);
        }}
      >
        Download CSS
      </button>
      <button
        type="button"
        class="button"
        onClick={() => {
          void downloadItems(pairing);
        }}
      >
        Download items
      </button>
    </p>
  );
}

async function downloadStylesheet(pairing: OwnPairing, name: string): Promise<void> {
  const { ownStylesheet } = await import("./own-files.ts");
  download(name, await ownStylesheet(pairing, name));
}

async function downloadItems(pairing: OwnPairing): Promise<void> {
  const { ownItems } = await import("./own-files.ts");
  for (const [path, text] of await ownItems(pairing)) download(path.replace("/", "-"), text);
}

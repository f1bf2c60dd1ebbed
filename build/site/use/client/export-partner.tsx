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

/** What a font of one's own is used by with a partner: a stylesheet, or an item of a registry of one's own. */
export function ExportPartner({ own, set, partner, tuning, reason }: ExportPartnerProps) {
  const stem = `${own.item.name}-with-${partner.name}`;
  const pairing = { own, base: set.base, overrides: overridesOf(tuning), stem, reason };
  return (
    <p class="use-export">
      <button
        type="button"
        class="button"
        onClick={() => {
          void downloadStylesheet(pairing);
        }}
      >
        Download CSS
      </button>
      <button
        type="button"
        class="button"
        onClick={() => {
          void downloadPairing(pairing);
        }}
      >
        Download pairing
      </button>
    </p>
  );
}

async function downloadStylesheet(pairing: OwnPairing): Promise<void> {
  const { ownStylesheet } = await import("./on-demand.ts");
  download(`${pairing.stem}.css`, await ownStylesheet(pairing));
}

async function downloadPairing(pairing: OwnPairing): Promise<void> {
  const { ownPairingItem } = await import("./on-demand.ts");
  download(`${pairing.stem}.json`, await ownPairingItem(pairing));
}

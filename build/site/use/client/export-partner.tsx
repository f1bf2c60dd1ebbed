import { download } from "../../shared/client/download.ts";
import type { OwnPairing } from "./own-files.ts";

/** What a font of one's own is used by with a partner: a stylesheet, or an item of a registry of one's own. */
export function ExportPartner({ pairing }: { pairing: OwnPairing }) {
  const write = async (form: "css" | "json") => {
    const { ownPairingItem, ownStylesheet, stemOf } = await import("./on-demand.ts");
    const text = await (form === "css" ? ownStylesheet(pairing) : ownPairingItem(pairing));
    download(`${stemOf(pairing)}.${form}`, text);
  };
  return (
    <p class="use-export">
      <button type="button" class="button" onClick={() => void write("css")}>
        Download CSS
      </button>
      <button type="button" class="button" onClick={() => void write("json")}>
        Download pairing
      </button>
    </p>
  );
}

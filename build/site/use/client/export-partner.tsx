import { download } from "../../shared/client/download.ts";
import type { OwnPairing } from "./own-exports.ts";

/** What a font of the reader's is used by with a partner: a stylesheet, or the items of a registry of one's own. */
export function ExportPartner({ pairing }: { pairing: OwnPairing }) {
  return (
    <p class="use-export">
      {(["CSS", "pairing", "font item"] as const).map((what) => (
        <button
          type="button"
          class="button"
          onClick={() =>
            void import("./own-exports.ts")
              .then(({ exportedFile }) => exportedFile(pairing, what))
              .then(({ name, text }) => {
                download(name, text);
              })
          }
        >
          Download {what}
        </button>
      ))}
    </p>
  );
}

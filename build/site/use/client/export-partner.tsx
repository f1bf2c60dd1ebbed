import { download } from "../../shared/client/download.ts";
import type { OwnPairing } from "./partner-files.ts";

/** What a font of the reader's is used by with a partner: a stylesheet, or an item for a registry of one's own. */
export function ExportPartner({ pairing }: { pairing: OwnPairing }) {
  const save = async (what: "CSS" | "pairing") => {
    const { exportedFile } = await import("./partner-files.ts");
    const { name, text } = await exportedFile(pairing, what);
    download(name, text);
  };
  return (
    <p class="links">
      {(["CSS", "pairing"] as const).map((what) => (
        <button type="button" class="button" onClick={() => void save(what)}>
          Download {what}
        </button>
      ))}
    </p>
  );
}

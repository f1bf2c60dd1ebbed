import { useEffect, useRef, useState } from "preact/hooks";
import { formatJson } from "../../../../registry/model/json.ts";
import { download } from "../../shared/client/download.ts";
import { type OwnFont, readOwnFont } from "./own-font.ts";

interface OwnFontFieldProps {
  /** The URL of `measure-worker.ts`. */
  measuring: string;
  onRead: (own: OwnFont) => void;
  /** That is shown. */
  own: OwnFont | undefined;
}

/** Takes a font file of the reader's, chosen or dropped anywhere on the page. */
export function OwnFontField({ measuring, onRead, own }: OwnFontFieldProps) {
  const [note, setNote] = useState({ text: "", isProblem: false });
  const latest = useRef<File | undefined>(undefined);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    latest.current = file;
    setNote({ text: `Measuring ${file.name}…`, isProblem: false });
    const read = await readOwnFont(file, measuring);
    if (latest.current !== file) return;
    const isProblem = typeof read === "string";
    setNote({ text: isProblem ? read : "", isProblem });
    if (!isProblem) onRead(read);
  };
  useEffect(() => {
    const handle = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      if (event.type === "drop") void take(event.dataTransfer.files[0]);
    };
    for (const type of ["dragover", "drop"] as const) addEventListener(type, handle);
    return () => {
      for (const type of ["dragover", "drop"] as const) removeEventListener(type, handle);
    };
  });
  return (
    <div class="use-own">
      <p class="quiet">
        Or{" "}
        <label class="use-own-file">
          choose a font file of your own
          <input
            type="file"
            class="visually-hidden"
            accept=".woff2,.woff,.otf,.ttf"
            onChange={({ currentTarget }) => {
              void take(currentTarget.files?.[0]);
              // The same file can be chosen again, after it was exported anew.
              currentTarget.value = "";
            }}
          />
        </label>
        , or drop it here. It is measured in this browser and never uploaded.
      </p>
      {own && <OwnFontNote {...own} />}
      <p class={note.isProblem ? "use-problem" : "quiet"} role="status">
        {note.text}
      </p>
    </div>
  );
}

function OwnFontNote({ fileName, item }: OwnFont) {
  return (
    <p>
      {fileName} stays until you reload the page. The CSS loads it from its own folder, a registry
      of your own, as woff2, from <code>{item.font.files[0]?.path}</code>.{" "}
      <button
        type="button"
        class="button"
        onClick={() => {
          download(`${item.name}.json`, formatJson(item));
        }}
      >
        Download font item
      </button>
    </p>
  );
}

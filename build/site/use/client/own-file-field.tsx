import { useState } from "preact/hooks";
import { download } from "../../shared/client/download.ts";
import { FontFileError, MAX_FILE_MEGABYTES } from "../font-file.ts";
import type { OwnFace } from "./own-face.ts";

interface OwnFileFieldProps {
  read: (file: File) => Promise<OwnFace>;
  onRead: (own: OwnFace) => void;
  /** That is shown. */
  own: OwnFace | undefined;
}

/** Takes a font file of the reader's, chosen or dropped. */
export function OwnFileField({ read, onRead, own }: OwnFileFieldProps) {
  const [note, setNote] = useState<{ text: string; isProblem?: true }>();
  const [isOver, setOver] = useState(false);
  const take = async (files: FileList | null | undefined) => {
    const [file, ...others] = files ?? [];
    if (file === undefined) return;
    if (others.length > 0) {
      setNote({ text: "Give one file: the regular of the family.", isProblem: true });
      return;
    }
    setNote({ text: `Measuring ${file.name}…` });
    try {
      onRead(await read(file));
      setNote(undefined);
    } catch (error) {
      const text =
        error instanceof FontFileError ? error.message : "The fonts could not be loaded.";
      setNote({ text, isProblem: true });
    }
  };
  return (
    <div
      class={`use-own${isOver ? " is-over" : ""}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => {
        setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void take(event.dataTransfer?.files);
      }}
    >
      <p class="quiet">
        Or{" "}
        <label class="use-own-file">
          choose a font file of your own
          <input
            type="file"
            class="visually-hidden"
            accept=".woff2,.woff,.otf,.ttf"
            onChange={({ currentTarget }) => {
              void take(currentTarget.files).then(() => {
                // The same file can be chosen again, after it was exported anew.
                currentTarget.value = "";
              });
            }}
          />
        </label>
        , or drop it here: woff2, woff, otf or ttf, at most {MAX_FILE_MEGABYTES} MB. It is measured
        in this browser and never uploaded.
      </p>
      {own && <OwnFileNote own={own} />}
      <p class={note?.isProblem ? "use-problem" : "quiet"} role="status">
        {note?.text}
      </p>
    </div>
  );
}

/** What becomes of the file, and what its exports need. */
function OwnFileNote({ own }: { own: OwnFace }) {
  const { fileName, item } = own;
  const isCompressed = fileName.toLowerCase().endsWith(".woff2");
  return (
    <p>
      {fileName} is kept until you reload the page. The CSS below loads it from its own folder. A
      registry of your own takes the pairings below,{" "}
      <button
        type="button"
        class="quiet-button"
        onClick={() => {
          void import("./on-demand.ts").then(({ ownFontItem }) => {
            download(`${item.name}.json`, ownFontItem(own));
          });
        }}
      >
        the item of the font
      </button>{" "}
      and the file{isCompressed ? "" : ", as woff2,"} in{" "}
      <code>registry/{item.font.files[0]?.path}</code>.
    </p>
  );
}

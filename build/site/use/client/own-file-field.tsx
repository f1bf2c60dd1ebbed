import { useState } from "preact/hooks";
import type { OwnFace } from "./own-face.ts";

const MAX_MEGABYTES = 5;

interface OwnFileFieldProps {
  /** The url of `measure-worker.ts`. */
  measuring: string;
  onRead: (own: OwnFace) => void;
  /** That is shown. */
  own: OwnFace | undefined;
}

/** Takes a font file of the reader's, chosen or dropped. */
export function OwnFileField({ measuring, onRead, own }: OwnFileFieldProps) {
  const [note, setNote] = useState<{ text: string; isProblem?: true }>();
  const [isOver, setOver] = useState(false);
  const refuse = (text: string) => {
    setNote({ text, isProblem: true });
  };
  const take = async (files: FileList | null | undefined) => {
    const [file, ...others] = files ?? [];
    if (file === undefined) return;
    if (others.length > 0) {
      refuse("Give one file: the regular of the family.");
      return;
    }
    if (file.size > MAX_MEGABYTES * 1024 ** 2) {
      refuse(`${file.name} is larger than ${MAX_MEGABYTES} MB. Choose a subset of the font.`);
      return;
    }
    setNote({ text: `Measuring ${file.name}…` });
    const onDemand = import("./on-demand.ts");
    try {
      const { readOwnFace } = await onDemand;
      onRead(await readOwnFace(file, measuring));
      setNote(undefined);
    } catch (error) {
      const isRefused = error instanceof Error && error.name === "FontFileError";
      refuse(
        isRefused ? error.message : `${file.name} could not be read. Reload the page to try again.`,
      );
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
        , or drop it here: woff2, woff, otf or ttf, at most {MAX_MEGABYTES} MB. It is measured in
        this browser and never uploaded.
      </p>
      {own && (
        <p>
          {own.fileName} is kept until you reload the page. The CSS below loads it from its own
          folder; the pairing goes into a registry of your own, after{" "}
          <code>
            npx typography-registry new font {own.item.name} --files {own.fileName}
          </code>
          .
        </p>
      )}
      <p class={note?.isProblem ? "use-problem" : "quiet"} role="status">
        {note?.text}
      </p>
    </div>
  );
}

import { useEffect, useRef, useState } from "preact/hooks";
import { addCommand } from "../../shared/shell-command.ts";
import { copyFrom } from "../../shared/client/copy.ts";
import {
  EXPORT_KINDS,
  type ExportContext,
  type ExportKind,
  type Exported,
} from "./exports-files.ts";
import type { FontFacts } from "../../shared/client/font-facts.ts";
import { hostHasOverrides } from "../../shared/client/published.ts";

/** Enough for a tuned value to settle: the texts are long. */
const SETTLE_MILLISECONDS = 120;

/** What to take home of a tuning, each to copy or to download. */
export function Exports({
  context,
  added,
}: {
  context: ExportContext;
  /** Fonts that the pairing does not install. */
  added: readonly FontFacts[];
}) {
  const [kind, setKind] = useState<ExportKind | undefined>(EXPORT_KINDS[0]);
  const exported = useExported(kind, context);
  const isByUrl = kind?.needsServer === true || exported?.url !== undefined;
  const isStatic = useStaticHost(context.name, isByUrl && context.tuning.size > 0);
  const shown = useRef<HTMLElement>(null);
  if (kind === undefined) return null;
  return (
    <div class="exports">
      <div class="exports-head">
        <label class="tune-label" for="export-kind">
          Take home
        </label>
        <select
          id="export-kind"
          value={kind.value}
          onChange={({ currentTarget }) => {
            setKind(EXPORT_KINDS.find(({ value }) => value === currentTarget.value));
          }}
        >
          {EXPORT_KINDS.map(({ value, label }) => (
            <option value={value}>{label}</option>
          ))}
        </select>
      </div>
      <pre
        class="exports-text"
        data-short={kind.needsServer === true}
        tabIndex={0}
        role="region"
        aria-label={kind.label}
      >
        <code ref={shown} data-export={kind.value}>
          {exported?.text ?? ""}
        </code>
      </pre>
      <div class="exports-actions">
        <button
          type="button"
          class="panel-button copy-button"
          disabled={exported === undefined}
          onClick={({ currentTarget }) => {
            if (exported) void copyFrom(currentTarget, exported.text, shown.current);
          }}
        >
          Copy
        </button>
        <button
          type="button"
          class="panel-button"
          disabled={exported?.file === undefined}
          onClick={() => {
            if (exported) download(exported);
          }}
        >
          Download
        </button>
      </div>
      <Notes
        exported={exported}
        isStatic={isStatic && kind.needsServer === true}
        context={context}
        added={added}
      />
      {exported?.url !== undefined && (
        <p class="panel-note exports-url">
          {isStatic ? "From the server or the edge, not from this static host: " : "By URL: "}
          {isStatic ? (
            <code>{exported.url}</code>
          ) : (
            <a href={exported.url} data-export-url>
              {exported.url}
            </a>
          )}
        </p>
      )}
    </div>
  );
}

function Notes({
  exported,
  isStatic,
  context: { name, baseUrl },
  added,
}: {
  exported: Exported | undefined;
  isStatic: boolean;
  context: ExportContext;
  added: readonly FontFacts[];
}) {
  return (
    <div class="exports-notes">
      {isStatic && (
        <p class="panel-note" data-static-host>
          This host serves files only, and overrides by URL need the server or the edge. Download
          the item as JSON instead and install it from disk:{" "}
          <code>{addCommand(`./${name}.json`)}</code>
        </p>
      )}
      {added.map((font) => (
        <p class="panel-note">
          {font.title} is not part of the pairing. Install it too:{" "}
          <code>{addCommand(`${baseUrl}/r/layered/${font.name}.json`)}</code>
        </p>
      ))}
      {exported?.notes.map((note) => (
        <p class="panel-note">{note}</p>
      ))}
      {exported?.differences && exported.differences.length > 0 && (
        <>
          <p class="panel-note">The format cannot express as they stand:</p>
          <ul class="exports-differences">
            {exported.differences.map(({ css, note }) => (
              <li>
                <code>{css}</code> {note}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** What it was before, until the new one is made. */
function useExported(kind: ExportKind | undefined, context: ExportContext): Exported | undefined {
  const [made, setMade] = useState<{ kind: ExportKind; exported: Exported }>();
  const { tuning, choice } = context;
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(
      () => {
        void kind?.make(context).then(
          (exported) => {
            if (isCurrent) setMade({ kind, exported });
          },
          () => {
            if (isCurrent) setMade({ kind, exported: { text: "", notes: [UNAVAILABLE] } });
          },
        );
      },
      made?.kind === kind ? SETTLE_MILLISECONDS : 0,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [kind, tuning, choice.flavour, choice.framework, choice.packageManager]);
  return made?.kind === kind ? made?.exported : undefined;
}

const UNAVAILABLE =
  "The published file could not be loaded. Check the connection, and choose it again.";

function useStaticHost(name: string, isAsked: boolean): boolean {
  const [isStatic, setStatic] = useState(false);
  useEffect(() => {
    if (isAsked)
      void hostHasOverrides(name).then((has) => {
        setStatic(!has);
      });
  }, [name, isAsked]);
  return isAsked && isStatic;
}

/** A browser may begin to read the file after the click. */
const REVOKED_MILLISECONDS = 10_000;

function download({ text, file = "", type = "text/plain" }: Exported): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = file;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, REVOKED_MILLISECONDS);
}

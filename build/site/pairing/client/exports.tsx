import { effect, signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { isNamespace } from "../../../../registry/model/address.ts";
import { download } from "../../shared/client/download.ts";
import { StaticHostNote, useStaticHost } from "../../shared/client/static-host.tsx";
import { CodeBox } from "../../shared/code-box.tsx";
import {
  EXPORT_KINDS,
  type ExportContext,
  type ExportKind,
  type Exported,
} from "./exports-files.ts";
import { choice, command, itemAddress, pairing, tuning } from "./install-state.ts";

/** Enough for a tuned value to settle: the texts are long. */
const SETTLE_MILLISECONDS = 120;

const UNAVAILABLE =
  "The published file could not be loaded. Check the connection, and choose it again.";

const [FIRST_KIND] = EXPORT_KINDS;
const kind = signal(FIRST_KIND);

/** What to export of a tuning, to copy or to download. */
export function Exports() {
  const exported = useExported();
  const chosen = kind.value;
  const { file, text = "" }: Partial<Exported> = exported ?? {};
  const isByUrl = chosen?.needsServer === true || exported?.url !== undefined;
  const isTuned = tuning.value.size > 0;
  const isStatic = useStaticHost(isByUrl && isTuned ? pairing.name : undefined);
  const isByFile = isTuned && isNamespace(pairing.itemBase);
  if (chosen === undefined) return null;
  return (
    <div class="exports">
      <div class="exports-head">
        <label for="export-kind">Export</label>
        <select
          class="field select"
          id="export-kind"
          value={chosen.value}
          onChange={({ currentTarget }) => {
            kind.value = EXPORT_KINDS.find(({ value }) => value === currentTarget.value);
          }}
        >
          {EXPORT_KINDS.map(({ value, label }) => (
            <option value={value}>{label}</option>
          ))}
        </select>
      </div>
      <div class="exports-text" data-export={chosen.value} data-short={chosen.needsServer === true}>
        <CodeBox label={chosen.label} isListing={!chosen.needsServer}>
          {text}
        </CodeBox>
      </div>
      {file !== undefined && (
        <button
          type="button"
          class="button"
          onClick={() => {
            download(file, text);
          }}
        >
          Download
        </button>
      )}
      {(isStatic || isByFile) && chosen.needsServer === true && (
        <StaticHostNote framework={choice.value.framework} isNamespace={isByFile} />
      )}
      {exported?.notes.map((note) => (
        <p class="panel-note" key={note}>
          {note}
        </p>
      ))}
      <Differences exported={exported} />
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

function Differences({ exported }: { exported: Exported | undefined }) {
  const differences = exported?.differences ?? [];
  if (differences.length === 0) return null;
  return (
    <>
      <p class="panel-note">Not supported by this format:</p>
      <ul class="exports-differences">
        {differences.map(({ css, note }) => (
          <li key={css}>
            <code>{css}</code> {note}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What it was before, until the new one is made. */
function useExported(): Exported | undefined {
  const [made, setMade] = useState<{ kind: ExportKind; exported: Exported }>();
  useEffect(() => {
    let shown: ExportKind | undefined;
    return effect(() => {
      const own = kind.value;
      const context: ExportContext = {
        name: pairing.name,
        choice: choice.value,
        tuning: tuning.value,
        command: command.value,
        itemAddress: itemAddress.value,
      };
      let isCurrent = true;
      const show = (exported: Exported) => {
        if (isCurrent && own) setMade({ kind: own, exported });
      };
      const make = () => {
        own?.make(context).then(show, () => {
          show({ text: "", notes: [UNAVAILABLE] });
        });
      };
      const timer = setTimeout(make, shown === own && !own?.needsServer ? SETTLE_MILLISECONDS : 0);
      shown = own;
      return () => {
        isCurrent = false;
        clearTimeout(timer);
      };
    });
  }, []);
  return made?.kind === kind.value ? made?.exported : undefined;
}

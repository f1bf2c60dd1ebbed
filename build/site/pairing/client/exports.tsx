import { useState } from "preact/hooks";
import { isNamespace } from "../../../../registry/model/address.ts";
import { download } from "../../shared/client/download.ts";
import { StaticHostNote } from "../../shared/client/static-host.tsx";
import { useLoaded } from "../../shared/client/use-loaded.ts";
import { CodeBox } from "../../shared/code-box.tsx";
import { type ExportKind, FILE_KINDS } from "./exports-files.ts";
import { choice, command, isStatic, pairing, tuning } from "./install-state.ts";
import { settled } from "./tune-state.ts";

const COMMAND = { value: "command", label: "Command" };

/** What to export of a tuning, to copy or to download. */
export function Exports() {
  const [value, setValue] = useState(COMMAND.value);
  const kind = FILE_KINDS.find((one) => one.value === value);
  return (
    <div class="exports">
      <div class="exports-head">
        <label for="export-kind">Export</label>
        <select
          class="field select"
          id="export-kind"
          value={value}
          onChange={({ currentTarget }) => {
            setValue(currentTarget.value);
          }}
        >
          {[COMMAND, ...FILE_KINDS].map((one) => (
            <option value={one.value}>{one.label}</option>
          ))}
        </select>
      </div>
      {kind === undefined ? <ExportedCommand /> : <ExportedText key={value} kind={kind} />}
    </div>
  );
}

function ExportedCommand() {
  const isByFile = isNamespace(pairing.itemBase);
  return (
    <>
      <div class="exports-text" data-export={COMMAND.value}>
        <CodeBox label={COMMAND.label}>{command.value}</CodeBox>
      </div>
      {tuning.value.size > 0 && (isStatic.value || isByFile) && (
        <StaticHostNote framework={choice.value.framework} isNamespace={isByFile} />
      )}
    </>
  );
}

/** Of values that have settled: a text is long. */
function ExportedText({ kind: { value, label, make } }: { kind: ExportKind }) {
  const context = { name: pairing.name, choice: choice.value, tuning: settled.value };
  const exported = useLoaded(
    () => make(context).catch(() => "failed" as const),
    [context.choice, context.tuning],
  );
  if (exported === "failed")
    return (
      <p class="error" role="alert">
        The published file could not be loaded. Check the connection, and choose it again.
      </p>
    );
  const { text = "", name, notes = [], url, differences = [] } = exported ?? {};
  return (
    <>
      <div class="exports-text" data-export={value}>
        <CodeBox label={label} isListing>
          {text}
        </CodeBox>
      </div>
      <button
        type="button"
        class="button"
        disabled={name === undefined}
        onClick={() => {
          if (name !== undefined) download(name, text);
        }}
      >
        Download
      </button>
      {notes.map((note) => (
        <p class="panel-note">{note}</p>
      ))}
      {differences.length > 0 && (
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
      )}
      {url !== undefined && !(tuning.value.size > 0 && isStatic.value) && (
        <p class="panel-note exports-url">
          By URL:{" "}
          <a href={url} data-export-url>
            {url}
          </a>
        </p>
      )}
    </>
  );
}

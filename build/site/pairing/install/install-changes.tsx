import { escaped } from "../../shared/escaped.ts";
import type { PairingInstalls } from "../../shared/recorded-installs.ts";
import { FRAMEWORKS } from "../../shared/install-choices.ts";
import { type DiffPart, type FileDiff, fileDiffs } from "./install-diffs.ts";
import { placeAttributes } from "./install-place.ts";
import { UnrecordedChanges } from "./unrecorded-changes.tsx";

const ELEMENT = { added: "ins", removed: "del", context: "span" } as const;

/**
 * What the command changes in a project: each file with the lines that were recorded.
 *
 * @param client that made the recordings, with its version
 * @param installs undefined where nothing was recorded of the pairing
 */
export function InstallChanges({
  client,
  installs,
}: {
  client: string | undefined;
  installs: PairingInstalls | undefined;
}) {
  return (
    <section class="changes" aria-labelledby="changes">
      <h2 id="changes">What it changes</h2>
      {installs === undefined ? (
        <UnrecordedChanges />
      ) : (
        <>
          {fileDiffs(installs).flatMap((file) =>
            file.places.map((place) => (
              <details class="change" {...placeAttributes(place)}>
                <ChangedFile file={file} />
              </details>
            )),
          )}
          <p class="panel-note" data-tuned-note hidden>
            The lines are those of the pairing as it is, without what you tuned.
          </p>
          <p class="panel-note">
            Recorded with {client} in a new project.
            {FRAMEWORKS.map(
              ({ value, difference }) =>
                difference && <span data-framework={value}> {difference}</span>,
            )}
          </p>
        </>
      )}
    </section>
  );
}

function ChangedFile({ file: { paths, counts, parts } }: { file: FileDiff }) {
  const [path = ""] = paths.values();
  const isStylesheet = path.endsWith(".css");
  return (
    <>
      <summary>
        <code>{isStylesheet ? <StylesheetPath /> : path}</code>
        {counts.flatMap(({ text, places }) =>
          places.map((place) => (
            <span class="change-count" {...placeAttributes(place)}>
              {text}
            </span>
          )),
        )}
      </summary>
      <pre tabIndex={0} aria-label={`Changed lines of ${isStylesheet ? "the stylesheet" : path}`}>
        <code dangerouslySetInnerHTML={{ __html: parts.map(partHtml).join("") }} />
      </pre>
    </>
  );
}

/** As text, since there are hundreds of parts on each of hundreds of pages. */
function partHtml({ kind, places, text }: DiffPart): string {
  const element = ELEMENT[kind];
  const content = escaped(text);
  return places
    .map((place) => {
      const attributes = Object.entries(placeAttributes(place)).map(([name, value]) =>
        value === undefined ? "" : ` ${name}="${escaped(value)}"`,
      );
      return `<${element}${attributes.join("")}>${content}</${element}>`;
    })
    .join("");
}

/** It has another path in each kind of project. */
function StylesheetPath() {
  return (
    <>
      {FRAMEWORKS.map(({ value, stylesheet }) => (
        <span data-framework={value}>{stylesheet}</span>
      ))}
    </>
  );
}

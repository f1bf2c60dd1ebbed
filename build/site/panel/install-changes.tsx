import { INSTALL_FRAMEWORKS, type PairingInstalls } from "../recorded-installs.ts";
import { FRAMEWORKS, type Framework, shownFor } from "./install-choices.ts";
import { type DiffPart, type FileDiff, fileDiffs } from "./install-diffs.ts";
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
          {INSTALL_FRAMEWORKS.flatMap((project) => {
            const alike = FRAMEWORKS.filter((framework) => framework.project === project);
            return fileDiffs(installs, project).map((file) => (
              <ChangedFile file={file} frameworks={alike} />
            ));
          })}
          <p class="panel-note" data-tuned-note hidden>
            The lines are those of the pairing as it is, without what you tuned.
          </p>
          <p class="panel-note">
            Recorded with {client} in a new project.
            {FRAMEWORKS.map(({ value, difference }) => (
              <span data-framework={value}> {difference}</span>
            ))}
          </p>
        </>
      )}
    </section>
  );
}

function ChangedFile({ file, frameworks }: { file: FileDiff; frameworks: readonly Framework[] }) {
  const { path, flavours, counts, parts } = file;
  return (
    <details
      class="change"
      data-framework={shownFor(frameworks.map(({ value }) => value))}
      data-flavour={shownFor(flavours)}
    >
      <summary>
        <code>
          <FilePath path={path} frameworks={frameworks} />
        </code>
        {counts.map(({ flavours: counted, value: { added, removed } }) => (
          <span class="change-count" data-flavour={shownFor(counted)}>
            {added > 0 && `+${added}`} {removed > 0 && `−${removed}`}
          </span>
        ))}
      </summary>
      <pre tabIndex={0} aria-label={`Changed lines of ${path.replace(/^.*\//, "")}`}>
        <code>
          {parts.map((part) => (
            <Lines part={part} isAlways={part.flavours.length === flavours.length} />
          ))}
        </code>
      </pre>
    </details>
  );
}

function Lines({ part, isAlways }: { part: DiffPart; isAlways: boolean }) {
  const Element = ELEMENT[part.kind];
  return (
    <Element data-flavour={isAlways ? undefined : shownFor(part.flavours)}>{part.text}</Element>
  );
}

/** A stylesheet has another path in each kind of project. */
function FilePath({ path, frameworks }: { path: string; frameworks: readonly Framework[] }) {
  if (!path.endsWith(".css") || frameworks.length === 1) return <>{path}</>;
  return (
    <>
      {frameworks.map(({ value, stylesheet }) => (
        <span data-framework={value}>{stylesheet}</span>
      ))}
    </>
  );
}

import { FRAMEWORKS, type InstallChoice, installedFlavour } from "../../shared/install-choices.ts";
import type { ChangedFile, InstallationChanges } from "./installation-changes.ts";

const PURPOSE: Readonly<Record<ChangedFile["kind"], string>> = {
  stylesheet: "imports, variables and rules",
  layout: "the fonts that next/font loads",
  manifest: "the packages of the fonts",
};

/** What the command changes in a project: its files, and in the browser their lines. */
export function InstallChanges({
  choice,
  changes,
}: {
  choice: InstallChoice;
  changes: InstallationChanges | undefined;
}) {
  const { difference } = FRAMEWORKS.find(({ value }) => value === choice.framework) ?? {};
  return (
    <details class="panel-details" data-changes>
      <summary>What it changes</summary>
      {changes === undefined ? (
        <ul class="panel-files">
          {changedKinds(choice).map((kind) => (
            <li>
              <code>{pathOf(kind, choice)}</code> <span>{PURPOSE[kind]}</span>
            </li>
          ))}
        </ul>
      ) : (
        changes.files.map((file) => (
          <details key={file.kind} class="install-change">
            <ChangedLines path={pathOf(file.kind, choice)} file={file} />
          </details>
        ))
      )}
      <p class="panel-note">
        In a new project. Commit yours before, and <code>git diff</code> shows every line.
        {difference !== undefined && ` ${difference}`}
      </p>
    </details>
  );
}

function ChangedLines({ path, file: { added, removed } }: { path: string; file: ChangedFile }) {
  const count = [`+${added.filter(Boolean).length}`, removed.length > 0 && `−${removed.length}`];
  return (
    <>
      <summary>
        <code>{path}</code> <span>{count.filter(Boolean).join(" ")}</span>
      </summary>
      <pre tabIndex={0} aria-label={`Changed lines of ${path}`}>
        <code>
          {removed.map((line) => (
            <del>{`-${line}\n`}</del>
          ))}
          {added.map((line) => (
            <ins>{line === "" ? "\n" : `+${line}\n`}</ins>
          ))}
        </code>
      </pre>
    </>
  );
}

/** The kinds of files that an installation may change. */
export function changedKinds(choice: InstallChoice): ChangedFile["kind"][] {
  const loadsInLayout =
    choice.framework === "next" && installedFlavour(choice).value !== "self-hosted";
  return loadsInLayout ? ["stylesheet", "layout", "manifest"] : ["stylesheet", "manifest"];
}

/** In a new project of the chosen framework. */
export function pathOf(kind: ChangedFile["kind"], { framework }: InstallChoice): string {
  const { stylesheet = "" } = FRAMEWORKS.find(({ value }) => value === framework) ?? {};
  return { stylesheet, layout: "app/layout.tsx", manifest: "package.json" }[kind];
}

import {
  FRAMEWORKS,
  type InstallChoice,
  PACKAGE_MANAGERS,
  installedFlavour,
} from "../../shared/install-choices.ts";

/** What the command changes in a project, and how that is undone. */
export function ChangedFiles({ choice }: { choice: InstallChoice }) {
  return (
    <details class="panel-details">
      <summary>What it changes, and how to undo it</summary>
      <ul class="panel-files">
        {changedFiles(choice).map(({ path, purpose }) => (
          <li>
            <code>{path}</code> <span>{purpose}</span>
          </li>
        ))}
      </ul>
      <p class="panel-note">
        In a new project; in yours, the stylesheet is the one that <code>components.json</code>{" "}
        names.
      </p>
      <p class="panel-note">
        Commit first, add, look; <code>git revert</code> (or <code>git restore</code> before a
        commit) undoes it. Then <code>{choice.packageManager} install</code> removes the packages.
      </p>
    </details>
  );
}

interface ChangedFile {
  /** In a new project of the framework. */
  path: string;
  /** What is added there. */
  purpose: string;
}

/** The files that the command changes. A system test compares them with what the client changes. */
export function changedFiles(choice: InstallChoice): ChangedFile[] {
  const { stylesheet } =
    FRAMEWORKS.find(({ value }) => value === choice.framework) ?? FRAMEWORKS[0];
  const { lockFile } =
    PACKAGE_MANAGERS.find(({ value }) => value === choice.packageManager) ?? PACKAGE_MANAGERS[0];
  const isLoadedByNext =
    choice.framework === "next" && installedFlavour(choice).value !== "self-hosted";
  const files = [
    { path: stylesheet, purpose: "imports, variables and rules" },
    { path: "app/layout.tsx", purpose: "the fonts that next/font loads, if any" },
    { path: "package.json", purpose: "the packages of the fonts" },
    { path: lockFile, purpose: "their versions" },
  ];
  return files.filter(({ path }) => path !== "app/layout.tsx" || isLoadedByNext);
}

import { CodeBox } from "../../shared/code-box.tsx";
import {
  type InstallChoice,
  PACKAGE_MANAGERS,
  clientOf,
  installedFlavour,
} from "../../shared/install-choices.ts";
import { shellArgument } from "../../shared/shell-command.ts";
import { changedKinds, pathOf } from "./install-changes.tsx";
import type { InstallationChanges } from "./installation-changes.ts";

/** How to undo an installation: with git, or by hand. */
export function InstallUndo({
  choice,
  changes,
}: {
  choice: InstallChoice;
  changes: InstallationChanges | undefined;
}) {
  const isSwitchable =
    clientOf(choice.framework) === "shadcn" && installedFlavour(choice).value !== "typeset";
  return (
    <details class="panel-details install-undo">
      <summary>Undo</summary>
      <p class="panel-note">With git, where the project was committed before:</p>
      <CodeBox label="Commands that undo with git">{undoWithGit(choice).join("\n")}</CodeBox>
      <p class="panel-note">
        By hand: remove the packages, delete the lines above that begin with <code>+</code>, and put
        back those that begin with <code>-</code>.
      </p>
      {changes !== undefined && changes.packages.length > 0 && (
        <CodeBox label="Command that removes the packages">
          {removePackages(choice, changes.packages)}
        </CodeBox>
      )}
      {isSwitchable && (
        <p class="panel-note">
          To switch, install another pairing over this one, in the same flavour: it sets the same
          properties.
        </p>
      )}
    </details>
  );
}

/** Commands that restore the files as they were committed, and remove the packages that these no longer name. */
export function undoWithGit(choice: InstallChoice): string[] {
  const paths = changedKinds(choice).map((kind) => pathOf(kind, choice));
  return [`git checkout -- ${paths.join(" ")}`, `${choice.packageManager} install`];
}

/** Also from `package.json`. */
export function removePackages(choice: InstallChoice, packages: readonly string[]): string {
  const manager = PACKAGE_MANAGERS.find(({ value }) => value === choice.packageManager);
  return [manager?.uninstall, ...packages.map(shellArgument)].join(" ");
}

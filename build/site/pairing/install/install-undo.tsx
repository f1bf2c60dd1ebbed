import { CodeBox } from "../../shared/code-box.tsx";
import { type InstallChoice, packageCommand } from "../../shared/install-choices.ts";
import { changedKinds, pathOf } from "./install-changes.tsx";

/** How to undo an installation: by the command of this package, or with git. */
export function InstallUndo({ choice, address }: { choice: InstallChoice; address: string }) {
  return (
    <details class="panel-details install-undo">
      <summary>Undo or switch</summary>
      <p class="panel-note">
        Takes out the lines above and the packages, and names what you edited since, which stays:
      </p>
      <CodeBox label="Command that removes the pairing">
        {packageCommand(choice, "remove", address)}
      </CodeBox>
      <p class="panel-note">With git, where the project was committed before, restore the files:</p>
      <CodeBox label="Commands that undo with git">{undoWithGit(choice).join("\n")}</CodeBox>
      <p class="panel-note">
        To switch to this pairing from another one, with nothing of that left:
      </p>
      <CodeBox label="Command that switches to the pairing">
        {packageCommand(choice, "use", address)}
      </CodeBox>
    </details>
  );
}

/** Commands that restore the files as they were committed, and remove the packages that these no longer name. */
export function undoWithGit(choice: InstallChoice): string[] {
  const paths = changedKinds(choice).map((kind) => pathOf(kind, choice));
  return [`git checkout -- ${paths.join(" ")}`, `${choice.packageManager} install`];
}

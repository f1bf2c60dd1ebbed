import type { InstallFlavour } from "../installed-items.ts";
import type { PairingInstalls } from "../recorded-installs.ts";
import { gitCommands, packagesAddedBy, uninstallCommand } from "../undo-steps.ts";
import {
  FRAMEWORKS,
  type Framework,
  PACKAGE_MANAGERS,
  type PackageManager,
  shownFor,
} from "./install-choices.ts";
import { type ByFlavour, byFlavour } from "./install-diffs.ts";

const MANIFEST = "package.json";

/** The files and packages that an installation changes. */
interface Changed {
  paths: string[];
  packages: string[];
}

/** The changes of a framework by flavour; without flavours where nothing was recorded. */
interface FrameworkChanges {
  framework: Framework;
  changes: ByFlavour<Changed>[];
}

/**
 * How to undo an installation: with git, or by hand.
 *
 * @param installs undefined where nothing was recorded of the pairing
 */
export function InstallUndo({ installs }: { installs: PairingInstalls | undefined }) {
  const all = FRAMEWORKS.map((framework) => ({
    framework,
    changes: installs ? recordedChanges(framework, installs) : [possibleChanges(framework)],
  }));
  return (
    <details class="panel-details undo">
      <summary>Undo</summary>
      <p class="panel-note">With git, where the project was committed before:</p>
      <Commands
        name="commands that undo with git"
        all={all}
        command={({ paths }, manager) => gitCommands(paths, manager).join("\n")}
      />
      {installs && (
        <>
          <p class="panel-note">
            By hand: remove the packages, delete the lines above that begin with +, and put back
            those that begin with −.
          </p>
          <Commands
            name="command that removes the packages"
            all={all}
            command={({ packages }, manager) => uninstallCommand(packages, manager)}
          />
        </>
      )}
      <p class="panel-note" data-flavour={shownFor(["layered", "self-hosted", "plain"])}>
        To switch, install another pairing over this one, in the same flavour: it sets the same
        properties.
      </p>
    </details>
  );
}

function recordedChanges(framework: Framework, installs: PairingInstalls): ByFlavour<Changed>[] {
  const flavours = Object.entries(installs) as [InstallFlavour, PairingInstalls[InstallFlavour]][];
  return byFlavour(
    flavours.map(([flavour, projects]) => {
      const files = projects[framework.project];
      const manifest = files.find(({ path }) => path === MANIFEST);
      const paths = files.map(({ path }) => (path.endsWith(".css") ? framework.stylesheet : path));
      return [flavour, { paths, packages: packagesAddedBy(manifest?.blocks.join("\n") ?? "") }];
    }),
  );
}

/** Every file that an installation may change. */
function possibleChanges({ value, stylesheet }: Framework): ByFlavour<Changed> {
  const paths = [stylesheet, ...(value === "next" ? ["app/layout.tsx"] : []), MANIFEST];
  return { flavours: [], value: { paths, packages: [] } };
}

function Commands({
  name,
  all,
  command,
}: {
  /** What the button copies, for those who hear it. */
  name: string;
  all: readonly FrameworkChanges[];
  command: (changed: Changed, packageManager: PackageManager["value"]) => string | undefined;
}) {
  return (
    <div class="command">
      <pre tabIndex={0} aria-label={name.charAt(0).toUpperCase() + name.slice(1)}>
        <code>
          {all.map(({ framework, changes }) => (
            <span data-framework={framework.value}>
              {changes.map(({ flavours, value }) =>
                PACKAGE_MANAGERS.map(({ value: manager }) => (
                  <span
                    data-flavour={flavours.length > 0 ? shownFor(flavours) : undefined}
                    data-package-manager={manager}
                  >
                    {command(value, manager)}
                  </span>
                )),
              )}
            </span>
          ))}
        </code>
      </pre>
      <button type="button" class="copy-button" data-copy={name} hidden>
        Copy
      </button>
    </div>
  );
}

import type { ComponentChildren } from "preact";
import { shellArgument } from "../../shared/shell-command.ts";
import type { PairingInstalls } from "../../shared/recorded-installs.ts";
import { UNINSTALL, checkoutCommand, packagesAddedBy } from "./undo-steps.ts";
import {
  FRAMEWORKS,
  PACKAGE_MANAGERS,
  WITH_SHADCN,
  shownFor,
} from "../../shared/install-choices.ts";
import { type InstallVariant, placesOf, variantsByText, variantsOf } from "./install-diffs.ts";
import { placeAttributes } from "./install-place.ts";

const MANIFEST = "package.json";

/**
 * How to undo an installation: with git, or by hand.
 *
 * @param installs undefined where nothing was recorded of the pairing
 */
export function InstallUndo({ installs }: { installs: PairingInstalls | undefined }) {
  return (
    <details class="panel-details undo">
      <summary>Undo</summary>
      <p class="panel-note">With git, where the project was committed before:</p>
      <Commands name="commands that undo with git">
        {installs ? <Checkout installs={installs} /> : <CheckoutOfAll />}
        {"\n"}
        <ByManager commands={(manager) => `${manager} install`} />
      </Commands>
      {installs && (
        <>
          <p class="panel-note">
            By hand: remove the packages, delete the lines above that begin with <code>+</code>, and
            put back those that begin with <code>-</code>.
          </p>
          <Commands name="command that removes the packages">
            <ByManager commands={(manager) => UNINSTALL[manager]} />{" "}
            <ByVariant installs={installs} textOf={packagesOf} />
          </Commands>
        </>
      )}
      <p
        class="panel-note"
        data-framework={shownFor(WITH_SHADCN)}
        data-flavour={shownFor(["layered", "self-hosted", "plain"])}
      >
        To switch, install another pairing over this one, in the same flavour: it sets the same
        properties.
      </p>
    </details>
  );
}

/** The changed files; the stylesheet has another path in each framework. */
function Checkout({ installs }: { installs: PairingInstalls }) {
  const others = ({ flavour, project }: InstallVariant) =>
    installs[flavour][project]
      .map(({ path }) => path)
      .filter((path) => !path.endsWith(".css"))
      .join(" ");
  return (
    <>
      {checkoutCommand([])}
      <StylesheetPaths /> <ByVariant installs={installs} textOf={others} />
    </>
  );
}

/** Every file that an installation may change. */
function CheckoutOfAll() {
  return (
    <>
      {checkoutCommand([])}
      <StylesheetPaths /> <span data-framework="next">app/layout.tsx </span>
      {MANIFEST}
    </>
  );
}

function StylesheetPaths() {
  return (
    <>
      {FRAMEWORKS.map(({ value, stylesheet }) => (
        <span class="command-word" data-framework={value}>
          {stylesheet}
        </span>
      ))}
    </>
  );
}

function ByManager({ commands }: { commands: (manager: keyof typeof UNINSTALL) => string }) {
  return (
    <>
      {PACKAGE_MANAGERS.map(({ value }) => (
        <span data-package-manager={value}>{commands(value)}</span>
      ))}
    </>
  );
}

function ByVariant({
  installs,
  textOf,
}: {
  installs: PairingInstalls;
  textOf: (variant: InstallVariant, installs: PairingInstalls) => string;
}) {
  const all = variantsOf(installs);
  const texts = variantsByText(all.map((variant) => [variant, textOf(variant, installs)]));
  return (
    <>
      {[...texts].flatMap(([text, variants]) =>
        placesOf(variants, all).map((place) => (
          <span {...placeAttributes(place)}>
            <Words text={text} />
          </span>
        )),
      )}
    </>
  );
}

/** Each word of a command as an element, which the stylesheet keeps on one line. */
function Words({ text }: { text: string }) {
  return (
    <>
      {text
        .split(" ")
        .flatMap((word, index) => [index > 0 && " ", <span class="command-word">{word}</span>])}
    </>
  );
}

function packagesOf({ flavour, project }: InstallVariant, installs: PairingInstalls): string {
  const manifest = installs[flavour][project].find(({ path }) => path === MANIFEST);
  const packages = packagesAddedBy(manifest?.blocks.join("\n") ?? "");
  return packages.map(shellArgument).join(" ");
}

function Commands({
  name,
  children,
}: {
  /** What the button copies, for those who hear it. */
  name: string;
  children: ComponentChildren;
}) {
  return (
    <div class="command">
      <pre tabIndex={0} aria-label={name.charAt(0).toUpperCase() + name.slice(1)}>
        <code>{children}</code>
      </pre>
      <button type="button" class="copy-button" data-copy={name} hidden>
        Copy
      </button>
    </div>
  );
}

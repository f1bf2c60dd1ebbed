import { INSTALL_NOTES, WITH_SHADCN, shownFor } from "../../shared/install-choices.ts";

/** What to know about the chosen framework, flavour and package manager. */
export function InstallNotes({ name }: { name: string }) {
  return (
    <div class="install-notes">
      <p data-framework={shownFor(WITH_SHADCN)} data-flavour="typeset">
        Then set its class: <code>{`<article class="typeset typeset-${name}">`}</code>
      </p>
      {INSTALL_NOTES.map(({ framework, flavour, packageManager, note }) => (
        <p
          data-framework={shownFor(framework)}
          data-flavour={shownFor(flavour)}
          data-package-manager={packageManager}
        >
          {note}
        </p>
      ))}
    </div>
  );
}

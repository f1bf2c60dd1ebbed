import { type Site, type SitePairing, linkTo } from "../../shared/site.ts";
import {
  FLAVOUR_CHOICES,
  FRAMEWORKS,
  PACKAGE_MANAGERS,
  WITH_SHADCN,
  shownFor,
} from "../../shared/install-choices.ts";
import { InstallChanges } from "./install-changes.tsx";
import { InstallNotes } from "./install-notes.tsx";
import { InstallUndo } from "./install-undo.tsx";
import { quoteOf } from "../../shared/shell-command.ts";
import { Segments } from "../panel/segments.tsx";

/**
 * How to install a pairing. Every form of the command, and of what it changes, is in it; the stylesheet
 * shows the chosen one, so that it can be read and chosen without JavaScript.
 */
export function Install({ site, pairing }: { site: Site; pairing: SitePairing }) {
  const installs = site.installs.of(pairing.name, pairing.item);
  return (
    <div class="install">
      <Segments name="framework" legend="Framework" choices={FRAMEWORKS} chosen="next" isLabelled />
      <Segments
        name="package-manager"
        legend="Package manager"
        choices={PACKAGE_MANAGERS.map(({ value }) => ({ value, label: value }))}
        chosen="npm"
        isLabelled
      />
      <Flavours />
      <Command site={site} pairing={pairing} />
      <InstallNotes name={pairing.name} />
      <div class="install-details">
        <InstallChanges client={site.installs.client} installs={installs} />
        <InstallUndo installs={installs} />
        <TakeHome site={site} name={pairing.name} />
      </div>
    </div>
  );
}

function Flavours() {
  return (
    <fieldset class="flavours" data-framework={shownFor(WITH_SHADCN)}>
      <legend>Flavour</legend>
      {FLAVOUR_CHOICES.map(({ value, label, purpose }, index) => (
        <label>
          <input type="radio" name="flavour" value={value} checked={index === 0} />
          <span>
            <b>{label}</b> <span>{purpose}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** One line, of parts that the choices show and hide; `showTunedCommand` fills in the query. */
function Command({ site, pairing }: { site: Site; pairing: SitePairing }) {
  const quote = quoteOf(site.baseUrl);
  return (
    <div class="command">
      <pre tabIndex={0} aria-label="Command">
        <code data-command>
          {PACKAGE_MANAGERS.map(({ value, runner }) => (
            <span data-package-manager={value}>{runner}</span>
          ))}{" "}
          <span data-framework={shownFor(WITH_SHADCN)}>
            shadcn<span data-package-manager="pnpm yarn bun">@latest</span>
          </span>
          {FRAMEWORKS.filter(({ client }) => client !== "shadcn").map(({ value, client }) => (
            <span data-framework={value}>{client}@latest</span>
          ))}{" "}
          add <span data-query-part>{quote}</span>
          {site.baseUrl}/<wbr />
          {FLAVOUR_CHOICES.map(({ value, folder }) => (
            <span data-flavour={value}>{folder}</span>
          ))}
          <wbr />
          {pairing.name}.json
          <span data-query-part>{quote}</span>
        </code>
      </pre>
      <button type="button" class="copy-button" data-copy="command" hidden>
        Copy
      </button>
    </div>
  );
}

function TakeHome({ site, name }: { site: Site; name: string }) {
  const files = [
    { path: `css/${name}.css`, label: "Stylesheet", purpose: "a page without a build tool" },
    {
      path: `tokens/${name}.tokens.json`,
      label: "Design tokens",
      purpose: "Figma, Style Dictionary",
    },
    { path: `r/layered/${name}.json`, label: "Layered item", purpose: "shadcn add, from disk" },
    { path: `r/${name}.json`, label: "Plain item", purpose: "the pairing as it is published" },
    { path: "api/pairings.json", label: "Scale as data", purpose: "every pairing, for programs" },
  ];
  return (
    <details class="panel-details">
      <summary>Take the files</summary>
      <ul class="panel-files">
        {files.map(({ path, label, purpose }) => (
          <li>
            <a href={linkTo(site, path)}>{label}</a> <span>{purpose}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

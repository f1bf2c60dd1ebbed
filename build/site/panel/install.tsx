import { type Site, type SitePairing, linkTo } from "../site.ts";
import {
  FLAVOUR_CHOICES,
  FRAMEWORKS,
  PACKAGE_MANAGERS,
  type FlavourChoice,
} from "./install-choices.ts";
import { Segments } from "./segments.tsx";

/** Frameworks whose client installs every flavour, and those for which only one is right. */
const WITH_FLAVOURS = FRAMEWORKS.filter(({ client }) => client === "shadcn");
const SELF_HOSTED_ONLY = FRAMEWORKS.filter(({ client }) => client !== "shadcn");

/**
 * How to install a pairing. Every form of the command is in it; the stylesheet shows the chosen one, so
 * that it can be read and chosen without JavaScript.
 */
export function Install({ site, pairing }: { site: Site; pairing: SitePairing }) {
  return (
    <div class="install">
      <Segments name="framework" legend="Framework" choices={FRAMEWORKS} chosen="next" />
      <p class="panel-note" data-framework={valuesOf(WITH_FLAVOURS)}>
        Add a pairing before components: those with titles take its heading font only if it is
        there.
      </p>
      {FRAMEWORKS.map(({ value, note }) => (
        <p class="panel-note" data-framework={value}>
          {note}
        </p>
      ))}
      <Flavours />
      <Segments
        name="package-manager"
        legend="Package manager"
        choices={PACKAGE_MANAGERS.map(({ value }) => ({ value, label: value }))}
        chosen="npm"
      />
      <Command site={site} pairing={pairing} />
      <p class="panel-note" data-framework={valuesOf(WITH_FLAVOURS)} data-flavour="typeset">
        Then set its class: <code>{`<article class="typeset typeset-${pairing.name}">`}</code>
      </p>
      <TakeHome site={site} name={pairing.name} />
    </div>
  );
}

function Flavours() {
  return (
    <fieldset class="flavours" data-framework={valuesOf(WITH_FLAVOURS)}>
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

/** One line, of parts that the choices show and hide. */
function Command({ site, pairing }: { site: Site; pairing: SitePairing }) {
  return (
    <div class="command">
      <pre tabIndex={0} aria-label="Command">
        <code data-command>
          {PACKAGE_MANAGERS.map(({ value, runner }) => (
            <span data-package-manager={value}>{runner}</span>
          ))}{" "}
          <span data-framework={valuesOf(WITH_FLAVOURS)}>
            shadcn<span data-package-manager="pnpm yarn bun">@latest</span>
          </span>
          {SELF_HOSTED_ONLY.map(({ value, client }) => (
            <span data-framework={value}>{client}@latest</span>
          ))}{" "}
          add <span data-query-part />
          {site.baseUrl}/
          <span data-framework={valuesOf(WITH_FLAVOURS)}>
            {FLAVOUR_CHOICES.map(({ value, folder }) => (
              <span data-flavour={value}>{folder}</span>
            ))}
          </span>
          <span data-framework={valuesOf(SELF_HOSTED_ONLY)}>{selfHostedFolder()}</span>
          {pairing.name}.json
          <span data-query-part />
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

function selfHostedFolder(): FlavourChoice["folder"] | undefined {
  return FLAVOUR_CHOICES.find(({ value }) => value === "self-hosted")?.folder;
}

/** What the stylesheet looks for: the values for which a part is shown. */
function valuesOf(choices: readonly { value: string }[]): string {
  return choices.map(({ value }) => value).join(" ");
}

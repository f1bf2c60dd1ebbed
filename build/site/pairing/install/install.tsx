import {
  FLAVOUR_CHOICES,
  FRAMEWORKS,
  type Installation,
  PACKAGE_MANAGERS,
  clientOf,
  installedFlavour,
  itemBaseFor,
  notesFor,
} from "../../shared/install-choices.ts";
import { isNamespace, registriesEntry } from "../../../../registry/model/address.ts";
import { FORMAT_FACTS, formatPath } from "../../../../registry/formats/format-facts.ts";
import { CodeBox } from "../../shared/code-box.tsx";
import { Segments } from "../panel/segments.tsx";
import { ChangedFiles } from "./changed-files.tsx";

/** How to install a pairing, for one choice of the reader. */
interface InstallProps extends Installation {
  /** Of the pairing. */
  name: string;
  command: string;
  /** A path of the site as a link has it. */
  link: (path: string) => string;
}

/** Rendered for the page with the first choice, and again in the browser with the reader's own. */
export function Install(props: InstallProps) {
  const { name, command, choice } = props;
  const flavour = installedFlavour(choice);
  return (
    <>
      <Segments
        name="framework"
        legend="Framework"
        choices={FRAMEWORKS}
        chosen={choice.framework}
        isLabelled
      />
      <Segments
        name="package-manager"
        legend="Package manager"
        choices={PACKAGE_MANAGERS.map(({ value }) => ({ value, label: value }))}
        chosen={choice.packageManager}
        isLabelled
      />
      <div class="install-command">
        <CodeBox label="Command">{command}</CodeBox>
      </div>
      <RegistryEntry {...props} />
      {clientOf(choice.framework) === "shadcn" && (
        <Segments
          name="flavour"
          legend="Install as"
          choices={FLAVOUR_CHOICES}
          chosen={choice.flavour}
          isLabelled
        />
      )}
      <div class="install-notes">
        <p>{flavour.purpose}</p>
        {flavour.value === "typeset" && (
          <p>
            Then set its class: <code>{`<article class="typeset typeset-${name}">`}</code>
          </p>
        )}
        {notesFor(choice).map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <div>
        <ChangedFiles choice={choice} />
        <Files {...props} />
      </div>
    </>
  );
}

/** What a project has to state before it can add an item of a namespace. */
function RegistryEntry(props: InstallProps) {
  const itemBase = itemBaseFor(props);
  if (!isNamespace(itemBase)) return null;
  return (
    <>
      <p class="panel-note">
        Once in a project, in <code>components.json</code>; a private registry adds its headers
        there:
      </p>
      <CodeBox label="Entry of components.json">
        {registriesEntry(itemBase, props.baseUrl, installedFlavour(props.choice).folder)}
      </CodeBox>
    </>
  );
}

function Files({ name, link }: InstallProps) {
  const files = [
    ...FORMAT_FACTS.map((format) => ({ ...format, path: formatPath(format, name) })),
    { path: `r/layered/${name}.json`, label: "Layered item", purpose: "shadcn add, from disk" },
    { path: `r/${name}.json`, label: "Plain item", purpose: "the pairing as it is published" },
    { path: "api/pairings.json", label: "Scale as data", purpose: "every pairing, for programs" },
  ];
  return (
    <details class="panel-details">
      <summary>Download files</summary>
      <ul class="panel-files">
        {files.map(({ path, label, purpose }) => (
          <li>
            <a href={link(path)}>{label}</a> <span>{purpose}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

import type { Difference } from "../../../../registry/formats/design-tokens.ts";
import { formatPath } from "../../../../registry/formats/format-facts.ts";
import { FORMATS, type Format } from "../../../../registry/formats/index.ts";
import { FLAVOURS } from "../../../../registry/flavours/index.ts";
import {
  type InstallChoice,
  clientOf,
  installCommand,
  installedFlavour,
} from "../../shared/install-choices.ts";
import { fileWithRoles } from "../../shared/tuning/role-files.ts";
import { type Tuning, overridesOf, queryOfTuning, rolesOf } from "../../shared/tuning/tuning.ts";
import { link } from "../../shared/client/base-path.ts";
import { published } from "../../shared/client/published.ts";

/** What comes out of a tuning. */
export interface Exported {
  text: string;
  /** Under which it is downloaded; undefined where there is nothing to download. */
  file?: string;
  /** What to know of it, each a sentence or more. */
  notes: readonly string[];
  /** Where the server answers with the same text; on a static host, with the published file. */
  url?: string;
  /** Declarations that the format cannot express. */
  differences?: readonly Difference[];
}

/** What an export is made for. */
export interface ExportContext {
  name: string;
  choice: InstallChoice;
  tuning: Tuning;
  command: string;
  itemAddress: string;
}

export interface ExportKind {
  value: string;
  label: string;
  /** Whether it works by the URL of an override, which a static host does not compute. */
  needsServer?: true;
  make: (context: ExportContext) => Promise<Exported>;
}

export const EXPORT_KINDS: readonly ExportKind[] = [
  { value: "command", label: "Command", needsServer: true, make: command },
  { value: "url", label: "Item URL", needsServer: true, make: url },
  { value: "item", label: "Item (JSON)", make: item },
  ...FORMATS.map((format) => ({
    value: format.folder,
    label: format.label,
    make: (context: ExportContext) => inFormat(context, format),
  })),
];

async function command(context: ExportContext): Promise<Exported> {
  return Promise.resolve({ text: context.command, notes: [] });
}

async function url({ itemAddress, choice }: ExportContext): Promise<Exported> {
  const notes = [`The form chosen under Install: ${installedFlavour(choice).label}.`];
  return Promise.resolve({ text: itemAddress, notes });
}

/** With all values and roles of the tuning, byte for byte as the server answers. */
function fileOf(
  { name, tuning }: ExportContext,
  file: string,
  form: Parameters<typeof fileWithRoles>[2],
) {
  const settings = { name, roles: rolesOf(tuning), overrides: overridesOf(tuning) };
  return fileWithRoles(settings, file, form, published);
}

/** Below the site that the reader is on, so that it can be opened. */
function fileUrl({ tuning }: ExportContext, path: string): string {
  const query = queryOfTuning(tuning);
  return `${location.origin}${link(path)}${query === "" ? "" : `?${query}`}`;
}

/** In the form that the framework's client installs. */
async function item(context: ExportContext): Promise<Exported> {
  const { name, choice } = context;
  const { folder, label, value } = installedFlavour(choice);
  const flavour = FLAVOURS.find((one) => one === value);
  const path = `${folder}${name}.json`;
  return {
    text: await fileOf(context, path, flavour === undefined ? {} : { flavour }),
    file: `${name}.json`,
    url: fileUrl(context, path),
    notes: [
      `The form chosen under Install: ${label}.`,
      ...(clientOf(choice.framework) === "shadcn"
        ? [`Install it from disk: ${installCommand(choice, `./${name}.json`)}`]
        : []),
    ],
  };
}

async function inFormat(context: ExportContext, format: Format): Promise<Exported> {
  const path = formatPath(format, context.name);
  const text = await fileOf(context, path, { format });
  return {
    text,
    file: format.fileName ?? path.slice(format.folder.length + 1),
    url: fileUrl(context, path),
    notes: [`For ${format.purpose}.`],
    differences: format.differencesIn?.(text) ?? [],
  };
}

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

/** A file of a tuned pairing, byte for byte as the server answers. */
export interface ExportedFile {
  text: string;
  /** Under which it is downloaded. */
  name: string;
  /** What to know of it, each a sentence or more. */
  notes: readonly string[];
  /** Where the server answers with the same text; on a static host, with the published file. */
  url: string;
  /** Declarations that the format cannot express. */
  differences: readonly Difference[];
}

/** What an export is made for. */
interface ExportContext {
  name: string;
  choice: InstallChoice;
  tuning: Tuning;
}

export interface ExportKind {
  value: string;
  label: string;
  make: (context: ExportContext) => Promise<ExportedFile>;
}

export const FILE_KINDS: readonly ExportKind[] = [
  { value: "item", label: "Item (JSON)", make: item },
  ...FORMATS.map((format) => ({
    value: format.folder,
    label: format.label,
    make: (context: ExportContext) => inFormat(context, format),
  })),
];

/** In the form that the framework's client installs. */
async function item(context: ExportContext): Promise<ExportedFile> {
  const { folder, label, value } = installedFlavour(context.choice);
  const flavour = FLAVOURS.find((one) => one === value);
  const name = `${context.name}.json`;
  const path = folder + name;
  const notes = [`The form chosen under Install: ${label}.`];
  if (clientOf(context.choice.framework) === "shadcn")
    notes.push(`Install it from disk: ${installCommand(context.choice, `./${name}`)}`);
  const text = await textOf(context, path, flavour === undefined ? {} : { flavour });
  return { text, name, notes, url: urlOf(context, path), differences: [] };
}

async function inFormat(context: ExportContext, format: Format): Promise<ExportedFile> {
  const path = formatPath(format, context.name);
  const text = await textOf(context, path, { format });
  return {
    text,
    name: format.fileName ?? path.slice(format.folder.length + 1),
    notes: [`For ${format.purpose}.`],
    url: urlOf(context, path),
    differences: format.differencesIn?.(text) ?? [],
  };
}

function textOf(
  { name, tuning }: ExportContext,
  path: string,
  form: Parameters<typeof fileWithRoles>[2],
): Promise<string> {
  const settings = { name, roles: rolesOf(tuning), overrides: overridesOf(tuning) };
  return fileWithRoles(settings, path, form, published);
}

/** Below the site that the reader is on, so that it can be opened. */
function urlOf({ tuning }: ExportContext, path: string): string {
  const query = queryOfTuning(tuning);
  return `${location.origin}${link(path)}${query === "" ? "" : `?${query}`}`;
}

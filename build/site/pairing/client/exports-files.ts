import type { Difference } from "../../../../registry/formats/design-tokens.ts";
import type { Format } from "../../../../registry/formats/index.ts";
import { rulesOf } from "../../../../registry/formats/rules.ts";
import { applyOverrides } from "../../../../registry/overrides/overridable-pairing.ts";
import { FLAVOURS } from "../../../../registry/flavours/index.ts";
import {
  type InstallChoice,
  clientOf,
  installCommand,
  installedFlavour,
} from "../../shared/install-choices.ts";
import { stylesheetParts } from "../install/stylesheet-parts.ts";
import { themeStylesheet } from "../install/theme-stylesheet.ts";
import { fileWithRoles, pairingWithRoles } from "../../shared/tuning/role-files.ts";
import { formatIn } from "../../shared/tuning/tuned-files.ts";
import { type Tuning, overridesOf, queryOfTuning, rolesOf } from "../../shared/tuning/tuning.ts";
import { typesetStylesheet } from "../install/typeset-stylesheet.ts";
import { link } from "../../shared/client/base-path.ts";
import { published } from "../../shared/client/published.ts";

/** What comes out of a tuning. */
export interface Exported {
  text: string;
  /** Under which it is downloaded; undefined where there is nothing to download. */
  file?: string;
  type?: string;
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

const JSON_TYPE = "application/json";
const CSS_TYPE = "text/css";

export const EXPORT_KINDS: readonly ExportKind[] = [
  { value: "command", label: "Command", needsServer: true, make: command },
  { value: "url", label: "Item URL", needsServer: true, make: url },
  { value: "item", label: "Item (JSON)", make: item },
  { value: "css", label: "Plain CSS", make: plainCss },
  { value: "theme", label: "Tailwind @theme", make: theme },
  { value: "typeset", label: "Typeset class", make: typeset },
  { value: "tokens", label: "Design tokens", make: tokens },
  { value: "design", label: "DESIGN.md", make: design },
];

async function command(context: ExportContext): Promise<Exported> {
  return Promise.resolve({ text: context.command, notes: [] });
}

async function url({ itemAddress, choice }: ExportContext): Promise<Exported> {
  const notes = [`The form chosen under Install: ${installedFlavour(choice).label}.`];
  return Promise.resolve({ text: itemAddress, notes });
}

/** With all values and roles of the tuning, byte for byte as the server answers. */
function fileOf(context: ExportContext, file: string, form: Parameters<typeof fileWithRoles>[2]) {
  return fileWithRoles(settingsOf(context), file, form, published);
}

function settingsOf({ name, tuning }: ExportContext) {
  return { name, roles: rolesOf(tuning), overrides: overridesOf(tuning) };
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
    type: JSON_TYPE,
    url: fileUrl(context, path),
    notes: [
      `The form chosen under Install: ${label}.`,
      ...(clientOf(choice.framework) === "shadcn"
        ? [`Install it from disk: ${installCommand(choice, `./${name}.json`)}`]
        : []),
    ],
  };
}

async function inFormat(
  context: ExportContext,
  folder: Format["folder"],
  type: string,
  note: string,
): Promise<Exported> {
  const format = formatIn(folder);
  const file = `${context.name}${format.suffix}`;
  const path = `${folder}/${file}`;
  const text = await fileOf(context, path, { format });
  return { text, file, type, url: fileUrl(context, path), notes: [note] };
}

async function plainCss(context: ExportContext): Promise<Exported> {
  const note = "For a page without a build tool. It loads the fonts from Google Fonts.";
  return inFormat(context, "css", CSS_TYPE, note);
}

async function theme(context: ExportContext): Promise<Exported> {
  const { parts, rules } = await partsOf(context);
  return {
    text: themeStylesheet(parts, applyOverrides(rules, overridesOf(context.tuning))),
    file: `${context.name}.theme.css`,
    type: CSS_TYPE,
    notes: [
      "For Tailwind CSS 4. It sets nothing by itself: add the classes that its first lines name, such as font-heading text-h1.",
    ],
  };
}

async function typeset(context: ExportContext): Promise<Exported> {
  const { name, tuning } = context;
  const withoutOverrides = { ...settingsOf(context), overrides: [] };
  const [{ parts }, file] = await Promise.all([
    partsOf(context),
    fileWithRoles(withoutOverrides, `r/typeset/${name}.json`, { flavour: "typeset" }, published),
  ]);
  return {
    text: typesetStylesheet(parts, file, overridesOf(tuning)),
    file: `${name}.typeset.css`,
    type: CSS_TYPE,
    notes: [`For one part of a page: class="typeset typeset-${name}".`],
  };
}

async function tokens(context: ExportContext): Promise<Exported> {
  const note = "In the format of the Design Tokens Community Group, 2025.10.";
  const exported = await inFormat(context, "tokens", JSON_TYPE, note);
  return { ...exported, differences: differencesIn(exported.text) };
}

async function design(context: ExportContext): Promise<Exported> {
  const note = "For the root of a project, where coding agents and design tools read it.";
  return { ...(await inFormat(context, "design", "text/markdown", note)), file: "DESIGN.md" };
}

function differencesIn(text: string): readonly Difference[] {
  const { $extensions } = JSON.parse(text) as {
    $extensions: Record<string, { differences?: Difference[] }>;
  };
  return Object.values($extensions).flatMap(({ differences = [] }) => differences);
}

/** Of the stylesheet with the fonts of the tuning, and the rules in it. */
async function partsOf(context: ExportContext) {
  const settings = { ...settingsOf(context), overrides: [] };
  const [file, { pairing }] = await Promise.all([
    fileWithRoles(settings, `css/${context.name}.css`, { format: formatIn("css") }, published),
    pairingWithRoles(settings, published),
  ]);
  const rules = rulesOf(pairing);
  return { parts: stylesheetParts(file, rules), rules };
}

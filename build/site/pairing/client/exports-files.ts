import type { Difference } from "../../../../registry/formats/design-tokens.ts";
import {
  FLAVOUR_CHOICES,
  type InstallChoice,
  installCommand,
  installedFlavour,
  itemUrl,
} from "../../shared/install-choices.ts";
import { stylesheetParts } from "../install/stylesheet-parts.ts";
import { themeStylesheet } from "../install/theme-stylesheet.ts";
import { tunable, tunedFormat, tunedItem } from "../../shared/tuning/tuned-files.ts";
import { type Tuning, overridesOf, queryOfTuning } from "../../shared/tuning/tuning.ts";
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
  baseUrl: string;
  choice: InstallChoice;
  tuning: Tuning;
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
  {
    value: "layered",
    label: "Item, layered (JSON)",
    make: (context) => item(context, "r/layered/"),
  },
  { value: "plain", label: "Item, plain (JSON)", make: (context) => item(context, "r/") },
  { value: "css", label: "Plain CSS", make: plainCss },
  { value: "theme", label: "Tailwind @theme", make: theme },
  { value: "typeset", label: "Typeset class", make: typeset },
  { value: "tokens", label: "Design tokens", make: tokens },
];

async function command(context: ExportContext): Promise<Exported> {
  return Promise.resolve({ text: installCommand(context.choice, urlOf(context)), notes: [] });
}

async function url(context: ExportContext): Promise<Exported> {
  return Promise.resolve({
    text: urlOf(context),
    notes: [`The flavour chosen under Install: ${installedFlavour(context.choice).label}.`],
  });
}

function urlOf({ baseUrl, choice, name, tuning }: ExportContext): string {
  return itemUrl(baseUrl, installedFlavour(choice).folder, name, queryOfTuning(tuning));
}

/** Below the site that the reader is on, so that it can be opened. */
function fileUrl({ tuning }: ExportContext, path: string): string {
  const query = queryOfTuning(tuning);
  return `${location.origin}${link(path)}${query === "" ? "" : `?${query}`}`;
}

async function item(context: ExportContext, folder: string): Promise<Exported> {
  const { name, tuning, choice } = context;
  const flavour = FLAVOUR_CHOICES.find((one) => one.folder === folder);
  return {
    text: tunedItem(await published(`${folder}${name}.json`), overridesOf(tuning)),
    file: `${name}.json`,
    type: JSON_TYPE,
    url: fileUrl(context, `${folder}${name}.json`),
    notes: [
      `Install it from disk, ${flavour?.label.toLowerCase() ?? ""}: ${installCommand({ ...choice, framework: "vite" }, `./${name}.json`)}`,
    ],
  };
}

async function plainCss(context: ExportContext): Promise<Exported> {
  const { name, tuning } = context;
  const [file, plain] = await Promise.all([
    published(`css/${name}.css`),
    published(`r/${name}.json`),
  ]);
  return {
    text: tunedFormat("css", file, tunable(plain), overridesOf(tuning)),
    file: `${name}.css`,
    type: CSS_TYPE,
    url: fileUrl(context, `css/${name}.css`),
    notes: ["For a page without a build tool. It loads the fonts from Google Fonts."],
  };
}

async function theme({ name, tuning }: ExportContext): Promise<Exported> {
  const { parts, rules } = await partsOf(name);
  const tuned = rules.rulesWith(overridesOf(tuning));
  return {
    text: themeStylesheet(parts, tuned),
    file: `${name}.theme.css`,
    type: CSS_TYPE,
    notes: [
      "For Tailwind CSS 4. It sets nothing by itself: add the classes that its first lines name, such as font-heading text-h1.",
    ],
  };
}

async function typeset({ name, tuning }: ExportContext): Promise<Exported> {
  const [{ parts }, published_] = await Promise.all([
    partsOf(name),
    published(`r/typeset/${name}.json`),
  ]);
  return {
    text: typesetStylesheet(parts, published_, overridesOf(tuning)),
    file: `${name}.typeset.css`,
    type: CSS_TYPE,
    notes: [`For one part of a page: class="typeset typeset-${name}".`],
  };
}

async function tokens(context: ExportContext): Promise<Exported> {
  const { name, tuning } = context;
  const [file, plain] = await Promise.all([
    published(`tokens/${name}.tokens.json`),
    published(`r/${name}.json`),
  ]);
  const text = tunedFormat("tokens", file, tunable(plain), overridesOf(tuning));
  return {
    text,
    file: `${name}.tokens.json`,
    type: JSON_TYPE,
    url: fileUrl(context, `tokens/${name}.tokens.json`),
    notes: ["In the format of the Design Tokens Community Group, 2025.10."],
    differences: differencesIn(text),
  };
}

function differencesIn(text: string): readonly Difference[] {
  const { $extensions } = JSON.parse(text) as {
    $extensions: Record<string, { differences?: Difference[] }>;
  };
  return Object.values($extensions).flatMap(({ differences = [] }) => differences);
}

async function partsOf(name: string) {
  const [file, plain] = await Promise.all([
    published(`css/${name}.css`),
    published(`r/${name}.json`),
  ]);
  const rules = tunable(plain);
  return { parts: stylesheetParts(file, rules.rules), rules };
}

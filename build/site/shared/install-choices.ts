import { isNamespace } from "../../../registry/model/address.ts";
import { addCommand } from "./shell-command.ts";

/** A flavour as the Install panel offers it. */
export interface FlavourChoice {
  value: "layered" | "self-hosted" | "typeset" | "plain";
  label: string;
  /** What it is for. */
  purpose: string;
  /** Of its items, below the site's root. */
  folder: string;
}

/** The recommended one first. */
export const FLAVOUR_CHOICES: readonly FlavourChoice[] = [
  {
    value: "layered",
    label: "Layered",
    purpose: "For an app with Tailwind: every utility still wins.",
    folder: "r/layered/",
  },
  {
    value: "self-hosted",
    label: "Self-hosted",
    purpose: "For builds without network: each font is an npm package.",
    folder: "r/self-hosted/",
  },
  {
    value: "typeset",
    label: "Typeset",
    purpose: "For one part of a page: an article, docs, a chat.",
    folder: "r/typeset/",
  },
  {
    value: "plain",
    label: "Plain",
    purpose: "For a page without Tailwind, or to outweigh its utilities.",
    folder: "r/",
  },
];

export interface PackageManager {
  value: "npm" | "pnpm" | "yarn" | "bun";
  /** Runs a package's program without installing it. */
  runner: string;
  lockFile: string;
}

export const PACKAGE_MANAGERS: readonly PackageManager[] = [
  { value: "npm", runner: "npx", lockFile: "package-lock.json" },
  { value: "pnpm", runner: "pnpm dlx", lockFile: "pnpm-lock.yaml" },
  { value: "yarn", runner: "yarn dlx", lockFile: "yarn.lock" },
  { value: "bun", runner: "bunx --bun", lockFile: "bun.lock" },
];

type Client = "shadcn" | "shadcn-vue" | "shadcn-svelte";

/** The flags that answer what a client would ask: shadcn-svelte asks a second time. */
const CLIENT_ANSWERS: Readonly<Record<Client, readonly string[]>> = {
  shadcn: ["--yes"],
  "shadcn-vue": ["--yes"],
  "shadcn-svelte": ["--yes", "--overwrite"],
};

export interface Framework {
  value: "next" | "vite" | "vue" | "svelte";
  label: string;
  client: Client;
  /** The path of the stylesheet in a new project. */
  stylesheet: string;
}

export const FRAMEWORKS: readonly Framework[] = [
  { value: "next", label: "Next.js", client: "shadcn", stylesheet: "app/globals.css" },
  { value: "vite", label: "Vite", client: "shadcn", stylesheet: "src/index.css" },
  { value: "vue", label: "Vue", client: "shadcn-vue", stylesheet: "src/style.css" },
  {
    value: "svelte",
    label: "Svelte",
    client: "shadcn-svelte",
    stylesheet: "src/routes/layout.css",
  },
];

/** A sentence for those who chose what it is about; for everybody where it names no choice. */
interface InstallNote {
  framework?: readonly Framework["value"][];
  flavour?: readonly FlavourChoice["value"][];
  packageManager?: PackageManager["value"];
  note: string;
}

/** Those whose client installs every flavour. */
const WITH_SHADCN = FRAMEWORKS.filter(({ client }) => client === "shadcn").map(
  ({ value }) => value,
);

const INSTALL_NOTES: readonly InstallNote[] = [
  {
    note: "The flags answer whether to overwrite CSS variables and components: an item has no components, and of your variables it replaces those of fonts.",
  },
  {
    framework: WITH_SHADCN,
    flavour: ["layered", "self-hosted", "plain"],
    note: "Add this before components: card titles use the heading font only if it already exists.",
  },
  {
    framework: ["next"],
    flavour: ["layered", "typeset"],
    note: "next/font preloads a face that needs one file; the others come as npm packages.",
  },
  {
    framework: ["next"],
    flavour: ["plain"],
    note: "next/font preloads every subset of every face: a page loads more than it needs.",
  },
  { framework: ["vite"], note: "The same in Astro, React Router and TanStack Start." },
  {
    framework: ["vue"],
    note: "shadcn-vue, in Nuxt too, takes the self-hosted flavour: with the others, families stay undefined.",
  },
  {
    framework: ["svelte"],
    note: "shadcn-svelte takes the self-hosted flavour: with the others, families stay undefined. It asks for a package manager unless a lock file names one.",
  },
  { packageManager: "yarn", note: "yarn dlx needs Yarn 2 or later." },
];

/** What a reader chose to install with. */
export interface InstallChoice {
  packageManager: PackageManager["value"];
  framework: Framework["value"];
  flavour: FlavourChoice["value"];
}

/** What the commands of a page are made from. */
export interface Installation {
  choice: InstallChoice;
  /** Where the registry is published. */
  baseUrl: string;
  /** What its items are added by: that, or a namespace. */
  itemBase: string;
  /** Whether the host computes no overrides: what is tuned is then a file of the reader's. */
  isStatic?: boolean;
}

/** What is chosen until a reader chooses. */
export const FIRST_CHOICE: InstallChoice = {
  packageManager: "npm",
  framework: "next",
  flavour: "layered",
};

/** The flavour that the framework's client can install. */
export function installedFlavour({ framework, flavour }: InstallChoice): FlavourChoice {
  const wanted = clientOf(framework) === "shadcn" ? flavour : "self-hosted";
  const [first] = FLAVOUR_CHOICES;
  const found = FLAVOUR_CHOICES.find(({ value }) => value === wanted) ?? first;
  if (found === undefined) throw new RangeError(`There is no flavour ${wanted}.`);
  return found;
}

/**
 * The command that installs items.
 *
 * @param items their addresses, or paths
 */
export function installCommand(choice: InstallChoice, ...items: readonly string[]): string {
  const { packageManager, framework } = choice;
  const client = clientOf(framework);
  const { runner = "npx" } = PACKAGE_MANAGERS.find(({ value }) => value === packageManager) ?? {};
  // `npx shadcn` is the project's own version where it has one.
  const version = packageManager === "npm" && client === "shadcn" ? "" : "@latest";
  return addCommand(items, `${runner} ${client}${version}`, CLIENT_ANSWERS[client]);
}

/**
 * An item as commands name it: by its URL, or in a namespace. A namespace takes no parameters: a tuned item
 * is then a file of the reader's.
 *
 * @param itemBase a base URL, or a namespace
 * @param query of overrides that were parsed, as `queryOfTuning` writes it
 */
export function addressIn(itemBase: string, folder: string, name: string, query: string): string {
  if (isNamespace(itemBase)) return query === "" ? `${itemBase}/${name}` : `./${name}.json`;
  return `${itemBase}/${folder}${name}.json${query === "" ? "" : `?${query}`}`;
}

/** What a framework's client finds items by: shadcn-svelte knows no namespaces. */
export function itemBaseFor({ choice, baseUrl, itemBase }: Installation): string {
  return clientOf(choice.framework) === "shadcn-svelte" ? baseUrl : itemBase;
}

/** A pairing as the command names it. */
export function pairingAddress(installation: Installation, name: string, query = ""): string {
  if (installation.isStatic === true && query !== "") return `./${name}.json`;
  const { folder } = installedFlavour(installation.choice);
  return addressIn(itemBaseFor(installation), folder, name, query);
}

/**
 * The command that installs a pairing.
 *
 * @param query of overrides
 * @param fonts that the overrides name beside the pairing's own
 */
export function pairingCommand(
  installation: Installation,
  name: string,
  query = "",
  fonts: readonly string[] = [],
): string {
  const { value, folder } = installedFlavour(installation.choice);
  // The fonts that go with a flavour are the layered ones, but for the plain one.
  const fontFolder = value === "plain" ? folder : "r/layered/";
  return installCommand(
    installation.choice,
    ...fonts.map((font) => addressIn(itemBaseFor(installation), fontFolder, font, "")),
    pairingAddress(installation, name, query),
  );
}

/** The command that installs a font alone. */
export function fontCommand(installation: Installation, name: string): string {
  const { choice } = installation;
  const folder = clientOf(choice.framework) === "shadcn" ? "r/" : "r/layered/";
  return installCommand(choice, addressIn(itemBaseFor(installation), folder, name, ""));
}

/** The notes for a choice. */
export function notesFor(choice: InstallChoice): string[] {
  const { value: flavour } = installedFlavour(choice);
  return INSTALL_NOTES.filter(
    (about) =>
      (about.framework?.includes(choice.framework) ?? true) &&
      (about.flavour?.includes(flavour) ?? true) &&
      (about.packageManager ?? choice.packageManager) === choice.packageManager,
  ).map(({ note }) => note);
}

/** The client that a framework has of its own, or shadcn's. */
export function clientOf(framework: Framework["value"]): Framework["client"] {
  return FRAMEWORKS.find(({ value }) => value === framework)?.client ?? "shadcn";
}

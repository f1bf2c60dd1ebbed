import { isNamespace } from "../../../registry/model/address.ts";
import { addCommand } from "./shell-command.ts";

/** The flavours that the Install panel offers, the recommended one first, with the folders of their items. */
export const FLAVOUR_CHOICES = [
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
] as const;

/** Each with what runs a package's program without installing it. */
export const PACKAGE_MANAGERS = [
  { value: "npm", runner: "npx", lockFile: "package-lock.json" },
  { value: "pnpm", runner: "pnpm dlx", lockFile: "pnpm-lock.yaml" },
  { value: "yarn", runner: "yarn dlx", lockFile: "yarn.lock" },
  { value: "bun", runner: "bunx --bun", lockFile: "bun.lock" },
] as const;

/** Each with its client, and the path of the stylesheet in a new project. */
export const FRAMEWORKS = [
  { value: "next", label: "Next.js", client: "shadcn", stylesheet: "app/globals.css" },
  { value: "vite", label: "Vite", client: "shadcn", stylesheet: "src/index.css" },
  { value: "vue", label: "Vue", client: "shadcn-vue", stylesheet: "src/style.css" },
  {
    value: "svelte",
    label: "Svelte",
    client: "shadcn-svelte",
    stylesheet: "src/routes/layout.css",
  },
] as const;

/** A sentence for those who chose what it is about; for everybody where it names no choice. */
interface InstallNote {
  framework?: readonly InstallChoice["framework"][];
  flavour?: readonly InstallChoice["flavour"][];
  packageManager?: InstallChoice["packageManager"];
  note: string;
}

const INSTALL_NOTES: readonly InstallNote[] = [
  {
    note: "The flags answer whether to overwrite CSS variables and components: an item has no components, and of your variables it replaces those of fonts.",
  },
  {
    framework: ["next", "vite"],
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
  packageManager: (typeof PACKAGE_MANAGERS)[number]["value"];
  framework: (typeof FRAMEWORKS)[number]["value"];
  flavour: (typeof FLAVOUR_CHOICES)[number]["value"];
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
export function installedFlavour({ framework, flavour }: InstallChoice) {
  const wanted = clientOf(framework) === "shadcn" ? flavour : "self-hosted";
  return FLAVOUR_CHOICES.find(({ value }) => value === wanted) ?? FLAVOUR_CHOICES[0];
}

/**
 * The command that installs items.
 *
 * @param items their addresses, or paths
 */
export function installCommand(choice: InstallChoice, ...items: readonly string[]): string {
  const { packageManager, framework } = choice;
  const client = clientOf(framework);
  const { runner } =
    PACKAGE_MANAGERS.find(({ value }) => value === packageManager) ?? PACKAGE_MANAGERS[0];
  // `npx shadcn` is the project's own version where it has one.
  const version = packageManager === "npm" && client === "shadcn" ? "" : "@latest";
  // It asks a second time.
  const answers = client === "shadcn-svelte" ? ["--yes", "--overwrite"] : ["--yes"];
  return addCommand(items, `${runner} ${client}${version}`, answers);
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
export function clientOf(framework: InstallChoice["framework"]) {
  return FRAMEWORKS.find(({ value }) => value === framework)?.client ?? "shadcn";
}

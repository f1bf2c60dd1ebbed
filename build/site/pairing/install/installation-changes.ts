import { packageNameIn } from "../../../../registry/faces/provider-names.ts";
import { type InstallChoice, clientOf } from "../../shared/install-choices.ts";

/** What the client reads of a published item. */
export interface InstalledItem {
  registryDependencies?: readonly string[];
  dependencies?: readonly string[];
  font?: InstalledFont;
  cssVars?: { theme?: Readonly<Record<string, string>> };
  css?: Readonly<Record<string, StyleBlock>>;
}

interface InstalledFont {
  family: string;
  import: string;
  variable: string;
  subsets?: readonly string[];
  weight?: readonly string[];
  dependency: string;
}

interface StyleBlock {
  readonly [key: string]: string | StyleBlock;
}

/** What adding a pairing changes in a new project. */
export interface InstallationChanges {
  files: readonly ChangedFile[];
  /** The packages that are added, sorted. */
  packages: readonly string[];
}

/** Whole lines of a file, without newlines. */
export interface ChangedFile {
  kind: "stylesheet" | "layout" | "manifest";
  removed: readonly string[];
  added: readonly string[];
}

/**
 * What the client changes in a new project, computed as it does; a system test compares the two. The
 * versions of packages are the newest ones, which only npm knows.
 *
 * @param items the pairing and the items that it refers to, dependencies first
 */
export function installationChanges(
  items: readonly InstalledItem[],
  framework: InstallChoice["framework"],
): InstallationChanges {
  const fonts = items.flatMap(({ font }) => font ?? []);
  const nextFonts = framework === "next" ? fonts : [];
  const importedFonts = framework === "next" ? [] : fonts;
  const packages = [
    ...items.flatMap(({ dependencies = [] }) => dependencies.map(packageNameIn)),
    ...importedFonts.map(({ dependency }) => dependency),
  ];
  const sorted = [...new Set(packages)].sort((a, b) => a.localeCompare(b, "en"));
  const families = [
    ...nextFonts.map(({ variable }) => [variable, `var(${variable})`]),
    ...importedFonts.map(({ variable, family }) => [variable, family]),
  ];
  const stylesheet = stylesheetLines(
    items,
    Object.fromEntries(families) as Record<string, string>,
    importedFonts.map(({ dependency }) => `@import "${dependency}"`),
  );
  const files: ChangedFile[] = [
    {
      kind: "stylesheet",
      removed: [],
      added: clientOf(framework) === "shadcn-svelte" ? stylesheet.filter(isForSvelte) : stylesheet,
    },
    { kind: "layout", ...layoutLines(nextFonts) },
    { kind: "manifest", removed: [], added: sorted.map((name) => `    "${name}": "^…",`) },
  ];
  return { files: files.filter(({ added }) => added.length > 0), packages: sorted };
}

const DARK_VARIANT = "@custom-variant dark (&:is(.dark *));";

/** shadcn-svelte imports its own stylesheet instead. */
function isForSvelte(line: string): boolean {
  return line !== DARK_VARIANT;
}

function stylesheetLines(
  items: readonly InstalledItem[],
  families: Readonly<Record<string, string>>,
  fontImports: readonly string[],
): string[] {
  const css = Object.entries(
    Object.assign({}, ...items.map((item) => item.css)) as Record<string, StyleBlock>,
  );
  const theme = Object.assign(
    {},
    ...items.map(({ cssVars }) => cssVars?.theme),
    families,
  ) as Record<string, string>;
  const isImport = ([key]: readonly [string, StyleBlock]) => key.startsWith("@import");
  const imports = new Set([...css.filter(isImport).map(([key]) => key), ...fontImports]);
  const rules = css.filter((entry) => !isImport(entry));
  const setsVariables = Object.keys(theme).length > 0;
  const hasBase = rules.some(([key]) => key === "@layer base");
  return [
    ...[...imports].map((line) => `${line};`),
    "",
    ...(setsVariables ? [DARK_VARIANT, "", ...blockLines("@theme inline", theme), ""] : []),
    ...rules.flatMap(([key, block]) => blockLines(key, block)),
    ...(setsVariables && !hasBase ? ["", "@layer base;"] : []),
  ];
}

function blockLines(key: string, block: StyleBlock): string[] {
  const lines = Object.entries(block).flatMap(([name, value]) =>
    typeof value === "string" ? [`${name}: ${value};`] : blockLines(name, value),
  );
  return [`${key} {`, ...lines.map((line) => `  ${line}`), "}"];
}

/** What loads the fonts in Next.js: each is a constant, the last one first. */
function layoutLines(fonts: readonly InstalledFont[]): Omit<ChangedFile, "kind"> {
  if (fonts.length === 0) return { removed: [], added: [] };
  const constants = fonts.map(
    (font) => `const ${constantOf(font)} = ${font.import}(${optionsOf(font)});`,
  );
  const variables = fonts.map((font) => `${constantOf(font)}.variable`).join(", ");
  return {
    removed: ['    <html lang="en">'],
    added: [
      `import { ${fonts.map((font) => font.import).join(", ")} } from "next/font/google";`,
      'import { cn } from "@/lib/utils";',
      "",
      ...constants.reverse().flatMap((line) => [line, ""]),
      `    <html lang="en" className={cn(${variables})}>`,
    ],
  };
}

function optionsOf({ subsets, weight, variable }: InstalledFont): string {
  const list = (values: readonly string[]) => `[${values.map((value) => `'${value}'`).join(",")}]`;
  const options = [
    ...(subsets ? [`subsets:${list(subsets)}`] : []),
    ...(weight ? [`weight:${list(weight)}`] : []),
    `variable:'${variable}'`,
  ];
  return `{${options.join(",")}}`;
}

/** `sourceSerif4SourceSerif4` for `--font-source-serif-4`. */
function constantOf({ variable }: InstalledFont): string {
  const words = variable.replace("--font-", "").split("-");
  const capitalized = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
  return capitalized.charAt(0).toLowerCase() + capitalized.slice(1) + capitalized;
}

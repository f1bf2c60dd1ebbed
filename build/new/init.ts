import { existsSync, readFileSync, readdirSync } from "node:fs";
import { basename, join, relative, resolve } from "node:path";
import { applyEdits, modify } from "jsonc-parser";
import { ownRegistryDir, ownVersion } from "../../registry/package-root.ts";
import { readSpecimens, SITE_FONT } from "../../registry/specimens.ts";
import { NewItemError } from "./new-item-error.ts";
import { newFont } from "./new-font.ts";
import { writeNewPairing } from "./new-pairing.ts";
import { SCRIPTS, projectFiles } from "./project-files.ts";
import { replaceFile, writeNewFile } from "./write-new-file.ts";

export interface InitOptions {
  /** The project's folder; it is made where it is missing. */
  folder: string;
  name: string;
  baseUrl?: string;
}

/** What `init` did, paths relative to the folder. */
export interface Initialized {
  written: string[];
  /** Files that existed, and are as they were. */
  kept: string[];
}

/**
 * Writes a project with a registry of one's own: a configuration, a brand font, a pairing that uses it, a
 * CI workflow, editor settings. A file that exists is kept; a `package.json` gets the scripts that it lacks.
 *
 * @throws NewItemError when the folder has a registry already; nothing is written then
 */
export async function init({ folder, name, baseUrl }: InitOptions): Promise<Initialized> {
  const registryDir = join(folder, "registry");
  if (existsSync(registryDir) && readdirSync(registryDir).length > 0)
    throw new NewItemError(
      `${registryDir} is not empty. Add to it by \`typography-registry new\`, or choose another folder.`,
    );
  const done: Initialized = { written: [], kept: [] };
  const options = { name, version: ownVersion(), ...(baseUrl !== undefined && { baseUrl }) };
  for (const [path, text] of projectFiles(options)) {
    const file = join(folder, path);
    if (path === "package.json" && existsSync(file)) addScripts(file, done);
    else if (existsSync(file)) done.kept.push(path);
    else {
      writeNewFile(file, text);
      done.written.push(path);
    }
  }
  done.written.push(...(await writeExamples(folder, registryDir)));
  return done;
}

/** `My Fonts` -> `my-fonts`; `registry` where nothing is left. */
export function nameOfFolder(folder: string): string {
  const words =
    basename(resolve(folder))
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return words.join("-").slice(0, 64) || "registry";
}

function addScripts(file: string, done: Initialized): void {
  const before = readFileSync(file, "utf8");
  const { scripts = {} } = JSON.parse(before) as { scripts?: Record<string, string> };
  const missing = Object.entries(SCRIPTS).filter(([script]) => scripts[script] === undefined);
  const text = missing.reduce(
    (json, [script, command]) =>
      applyEdits(
        json,
        modify(json, ["scripts", script], command, {
          formattingOptions: { tabSize: 2, insertSpaces: true },
        }),
      ),
    before,
  );
  if (text === before) {
    done.kept.push("package.json");
    return;
  }
  replaceFile(file, text);
  done.written.push("package.json");
}

const DESCRIPTION =
  "A brand sans over a text serif, for documentation, blogs and company sites. House Sans gives titles and navigation the voice of the brand; Source Serif 4 is drawn for long reading, with real italics for emphasis; JetBrains Mono keeps code apart from both. Replace House Sans by the font of your brand, and look at the largest heading on a phone.";

/** The registry's first font and pairing. @returns their paths below the project */
async function writeExamples(folder: string, registryDir: string): Promise<string[]> {
  const { facesDir, text } = readSpecimens(ownRegistryDir);
  const face = text(SITE_FONT).find(({ style }) => style === "normal");
  if (face === undefined) throw new Error(`There is no face of ${SITE_FONT}.`);
  const { written } = await newFont({
    registryDir,
    name: "house-sans",
    title: "House Sans",
    category: "sans-serif",
    files: [join(facesDir, face.file)],
  });
  const pairing = writeNewPairing({
    registryDir,
    name: "house",
    fonts: { heading: "house-sans", body: "source-serif-4", mono: "jetbrains-mono" },
    character: "balanced",
    description: DESCRIPTION,
    mood: ["professional", "modern"],
    useCase: ["documentation", "blog"],
  });
  return [...written, pairing].map((path) => relative(folder, path));
}

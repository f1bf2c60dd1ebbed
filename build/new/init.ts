import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { SITE_FONT, readSpecimens } from "../site/shared/specimen/specimens.ts";
import { newFont } from "./new-font.ts";
import { writeNewPairing } from "./new-pairing.ts";
import {
  FIRST_FONT,
  FIRST_MOODS,
  FIRST_PAIRING,
  FIRST_USES,
  type ProjectOptions,
  projectFiles,
} from "./project-files.ts";
import { NewItemError, writeNewFile } from "./write-new-file.ts";

/** What was done, paths relative to the folder. */
export interface WrittenProject {
  written: string[];
  /** Files that existed, and are as they were. */
  skipped: string[];
}

/**
 * Writes a project with a registry of one's own: a configuration, a brand font, a pairing that uses it, a
 * CI workflow, editor settings. A file that exists is left as it is.
 *
 * @param folder made where it is missing
 * @throws NewItemError when the folder has a registry already; nothing is written then
 */
export async function init(folder: string, options: ProjectOptions): Promise<WrittenProject> {
  const registryDir = join(folder, "registry");
  if (existsSync(registryDir) && readdirSync(registryDir).length > 0)
    throw new NewItemError(
      `${registryDir} is not empty. Add to it by \`typography-registry new\`, or choose another folder.`,
    );
  const project: WrittenProject = { written: [], skipped: [] };
  for (const [path, text] of projectFiles(options)) {
    if (existsSync(join(folder, path))) project.skipped.push(path);
    else {
      writeNewFile(folder, path, text);
      project.written.push(path);
    }
  }
  project.written.push(...(await writeExamples(folder, registryDir)));
  return project;
}

const DESCRIPTION =
  "A brand sans over a text serif, for documentation, blogs and company sites. House Sans gives titles and navigation the voice of the brand; Source Serif 4 is drawn for long reading, with real italics for emphasis; JetBrains Mono keeps code apart from both. Replace House Sans by the font of your brand, and look at the largest heading on a phone.";

/** The registry's first font and pairing. @returns their paths below the project */
async function writeExamples(folder: string, registryDir: string): Promise<string[]> {
  const { facesDir, text } = readSpecimens();
  const face = text(SITE_FONT).find(({ style }) => style === "normal");
  if (face === undefined) throw new Error(`There is no face of ${SITE_FONT}.`);
  const { written } = await newFont({
    registryDir,
    name: FIRST_FONT,
    title: "House Sans",
    category: "sans-serif",
    files: [join(facesDir, face.file)],
  });
  const pairing = writeNewPairing({
    registryDir,
    name: FIRST_PAIRING,
    fonts: { heading: FIRST_FONT, body: "source-serif-4", mono: "jetbrains-mono" },
    character: "balanced",
    description: DESCRIPTION,
    mood: FIRST_MOODS,
    useCase: FIRST_USES,
  });
  return [...written, pairing].map((path) => relative(folder, path));
}

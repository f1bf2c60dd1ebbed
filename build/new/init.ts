import { join, relative } from "node:path";
import { readSpecimens, SITE_FONT } from "../site/specimen/specimens.ts";
import { newFont } from "./new-font.ts";
import { writeNewPairing } from "./new-pairing.ts";
import { type NewProject, type WrittenProject, writeProject } from "./write-project.ts";

/**
 * Writes a project with a registry of one's own: a configuration, a brand font, a pairing that uses it, a
 * CI workflow, editor settings. A file that exists is kept; a `package.json` gets the scripts that it lacks.
 *
 * @throws NewItemError when the folder has a registry already; nothing is written then
 */
export async function init(project: NewProject): Promise<WrittenProject> {
  const { folder } = project;
  const { written, kept } = writeProject(project);
  return {
    written: [...written, ...(await writeExamples(folder, join(folder, "registry")))],
    kept,
  };
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

/** Folders of modules that `npm run compile` generates, each only when its inputs have changed. */
import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Records what a folder was generated from. */
const STAMP_FILE = ".stamp";

/**
 * Writes modules into a folder that holds nothing else. Does nothing when every input has the size
 * and the change time (ctime, which copying and checking out set as well) that it had the last time.
 *
 * @param {string} folder
 * @param {readonly string[]} inputs files, and folders whose files count, not those below
 * @param {() => Promise<ReadonlyMap<string, string>>} generate gives text by file name
 */
export async function writeGenerated(folder, inputs, generate) {
  const stamp = await stampOf(inputs);
  await mkdir(folder, { recursive: true });
  if ((await textOf(join(folder, STAMP_FILE))) === stamp) return;

  // An interrupted run leaves no stamp.
  await rm(join(folder, STAMP_FILE), { force: true });
  await writeChanged(folder, await generate());
  await writeFile(join(folder, STAMP_FILE), stamp);
}

/**
 * Makes a folder hold exactly these files. One with the same text is left alone, so that whoever reads it in
 * this moment finds it.
 *
 * @param {string} folder
 * @param {ReadonlyMap<string, string>} files text by file name
 */
export async function writeChanged(folder, files) {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    if (!files.has(name)) await rm(join(folder, name));
  }
  for (const [name, text] of files) {
    const file = join(folder, name);
    if ((await textOf(file)) !== text) await writeFile(file, text);
  }
}

async function stampOf(inputs) {
  const files = (await Promise.all(inputs.map(filesIn))).flat();
  const lines = await Promise.all(
    files.map(async (file) => {
      const { size, ctimeMs } = await stat(file);
      return `${file} ${size} ${ctimeMs}`;
    }),
  );
  return createHash("sha256").update(lines.join("\n")).digest("hex");
}

/** A file itself, or those in a folder by name; none for a missing path. */
async function filesIn(path) {
  const state = await stat(path).catch(() => undefined);
  if (state === undefined) return [];
  if (!state.isDirectory()) return [path];
  const entries = await readdir(path, { withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ name }) => join(path, name))
    .sort();
}

function textOf(file) {
  return readFile(file, "utf8").catch(() => undefined);
}

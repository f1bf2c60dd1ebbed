import { type FolderFiles, readFolderFiles, readRegularFile } from "./folder-files.ts";

/** The folder with the files of local fonts, below the registry's; items name it in their paths. */
export const FILES_FOLDER = "files";

/** A larger file is not read. All of Noto Sans JP, the largest family shipped, has 5.7 MB. */
export const MAX_FONT_FILE_BYTES = 10_000_000;

const MAX_FOLDER_BYTES = 200_000_000;

/** A file of a local font as it is on disk, or why it was not read, as the predicate of a sentence. */
export type FontFileContent =
  { bytes: Buffer; problem?: never } | { problem: string; bytes?: never };

/** Keys are paths as items state them, such as `files/acme-sans.woff2`. */
export type FontFiles = ReadonlyMap<string, FontFileContent>;

/** Reads the woff2 files directly in `files/` of a registry. */
export function readFontFiles(
  registryDir: string,
): { fontFiles: FontFiles } & Pick<FolderFiles, "strays" | "unread"> {
  const { files, strays, unread } = readFolderFiles(registryDir, FILES_FOLDER, {
    isKnown: (name) => /^[^/\p{Cc}]+\.woff2$/u.test(name),
    maxFileBytes: MAX_FONT_FILE_BYTES,
    maxBytes: MAX_FOLDER_BYTES,
  });
  const contents = files.map(({ name, content }) => {
    const path = `${FILES_FOLDER}/${name}`;
    return [path, contentOf(content)] as const;
  });
  return { fontFiles: new Map(contents), strays, ...(unread && { unread }) };
}

/** Reads a font file from anywhere. */
export function readFontFile(file: string): FontFileContent {
  return contentOf(readRegularFile(file, MAX_FONT_FILE_BYTES));
}

function contentOf(content: ReturnType<typeof readRegularFile>): FontFileContent {
  if (Buffer.isBuffer(content)) return { bytes: content };
  return { problem: `${content.problem}; ${content.remedy}` };
}

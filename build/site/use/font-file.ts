/** A file that cannot be used; the message is a sentence that says why. */
export class FontFileError extends Error {
  override name = "FontFileError";
}

export const MAX_FILE_MEGABYTES = 5;

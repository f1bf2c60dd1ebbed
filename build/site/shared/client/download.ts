/** A browser may begin to read the file after the click. */
const REVOKED_MILLISECONDS = 10_000;

/** Has the browser save a text as a file. */
export function download(file: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text]));
  link.download = file;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, REVOKED_MILLISECONDS);
}

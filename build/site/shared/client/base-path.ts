/** A path of the site as a link has it; pages state the path of the base URL. */
export function link(path: string): string {
  return `${document.documentElement.dataset["basePath"] ?? ""}/${path}`;
}

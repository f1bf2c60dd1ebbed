import { basename, resolve } from "node:path";
import { InvalidArgumentError } from "commander";

const MAX_CHARACTERS = 64;

/** Whether a text is lowercase words joined by hyphens, as the names of items and registries are. */
export function isHyphenated(text: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}

/** The name of a registry, as an argument of the command line or an answer. */
export function registryNameArgument(text: string): string {
  if (isHyphenated(text) && text.length <= MAX_CHARACTERS) return text;
  throw new InvalidArgumentError(
    `expected lowercase words joined by hyphens, such as acme-type, of at most ${MAX_CHARACTERS} characters.`,
  );
}

/** `My Fonts` -> `my-fonts`; `registry` where nothing is left. */
export function nameOfFolder(folder: string): string {
  const words =
    basename(resolve(folder))
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const name = words.join("-").slice(0, MAX_CHARACTERS);
  return name.replace(/-$/, "") || "registry";
}

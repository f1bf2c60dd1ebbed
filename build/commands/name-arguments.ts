import { basename, resolve } from "node:path";
import { InvalidArgumentError } from "commander";
import { NAMESPACE } from "../../registry/model/address.ts";
import { isHyphenated } from "../new/write-new-file.ts";

const MAX_CHARACTERS = 64;

/** The name of a registry, as an argument of the command line. */
export function registryNameArgument(text: string): string {
  if (isHyphenated(text) && text.length <= MAX_CHARACTERS) return text;
  throw new InvalidArgumentError(
    `expected lowercase words joined by hyphens, such as acme-type, of at most ${MAX_CHARACTERS} characters.`,
  );
}

/** A namespace, as an argument of the command line. */
export function namespaceArgument(text: string): string {
  if (NAMESPACE.test(text) && text.length <= MAX_CHARACTERS) return text;
  throw new InvalidArgumentError("expected @ and a name of lowercase letters, such as @acme.");
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

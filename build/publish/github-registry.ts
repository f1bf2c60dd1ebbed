import { itemNameIn } from "../../registry/pairing/pairing-fonts.ts";
import type { RegistryIndex } from "../../schemas/index.ts";
import type { DistFile } from "../dist/write-dist.ts";

/** What an item in the file of a repository is known by here. */
export interface GitHubItem {
  name: string;
  registryDependencies?: readonly string[];
}

/** The client reads files of at most 5 MiB, and all of those that the first one includes. */
const MAX_FILE_BYTES = 4_000_000;

/**
 * A registry as the shadcn client reads it from a repository: `registry.json` at its root with all items, in
 * several files where it is large. Items refer to each other in the same ref.
 *
 * @see https://ui.shadcn.com/docs/registry/github
 */
export function githubFiles(
  { $schema, name, homepage }: RegistryIndex,
  github: string,
  items: readonly GitHubItem[],
): DistFile<string>[] {
  const [repository = "", ref] = github.split("#");
  const referenceTo = (item: string) =>
    `${repository}/${item}${ref === undefined ? "" : `#${ref}`}`;
  const lines = items.map(({ registryDependencies, ...item }) =>
    JSON.stringify({
      ...item,
      ...(registryDependencies && {
        registryDependencies: registryDependencies.map((one) => referenceTo(itemNameIn(one))),
      }),
    }),
  );
  const parts = partsOf(lines).map((part) => `[\n${part.join(",\n")}\n]`);
  const fileOf = (path: string, head: object, part: string) => ({
    paths: [path],
    body: `${JSON.stringify(head).slice(0, -1)},"items":${part}}\n`,
  });
  const head = { $schema, name, homepage };
  const [only = "[]"] = parts;
  if (parts.length <= 1) return [fileOf("registry.json", head, only)];
  const paths = parts.map((_, index) => `registry-${index + 1}/registry.json`);
  const include = paths.map((path) => `./${path}`);
  return [
    fileOf("registry.json", { ...head, include }, "[]"),
    ...parts.map((part, index) => fileOf(paths[index] ?? "", { $schema }, part)),
  ];
}

function partsOf(lines: readonly string[]): string[][] {
  const parts: string[][] = [];
  let left = 0;
  for (const line of lines) {
    const bytes = Buffer.byteLength(line) + 2;
    if (bytes > left) {
      parts.push([]);
      left = MAX_FILE_BYTES;
    }
    left -= bytes;
    parts.at(-1)?.push(line);
  }
  return parts;
}

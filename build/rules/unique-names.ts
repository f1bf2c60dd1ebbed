import type { LoadedRegistry } from "../loaded-registry.ts";
import type { Problem } from "../problem.ts";

/** No two items have the same name. Every item after the first is reported. */
export function uniqueNames({ pairings, fonts }: LoadedRegistry): Problem[] {
  const firstWith = new Map<string, string>();
  return [...pairings, ...fonts].flatMap(({ file, item: { name } }) => {
    const first = firstWith.get(name);
    if (first === undefined) {
      firstWith.set(name, file);
      return [];
    }
    const message = `"${name}" is already the name of ${first}; choose another`;
    return [{ rule: "unique-names", file, pointer: "/name", message }];
  });
}

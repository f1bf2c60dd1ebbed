import type { Flavour } from "../flavours/index.ts";

/** The parameters that choose a flavour, and the values of each. */
const PARAMETERS: ReadonlyMap<string, ReadonlyMap<string, Flavour>> = new Map([
  [
    "layer",
    new Map<string, Flavour>([
      ["base", "layered"],
      ["components", "typeset"],
    ]),
  ],
  ["fonts", new Map<string, Flavour>([["self-hosted", "self-hosted"]])],
]);

/** The flavour that a request selects, if any, or every problem in it. */
export type ParsedFlavour =
  { flavour: Flavour | undefined; problems?: never } | { flavour?: never; problems: string[] };

/**
 * Reads `layer=base`, `layer=components` and `fonts=self-hosted`. The last is layered too, and goes with
 * the first; `layer=components` goes with no other.
 *
 * @param flavourOfPath what the path selects, which counts as the same choice in the query
 */
export function parseFlavourParameters(
  query: URLSearchParams,
  flavourOfPath?: Flavour,
): ParsedFlavour {
  const inQuery = new Set<Flavour>();
  const problems: string[] = [];
  for (const [name, text] of query) {
    const values = PARAMETERS.get(name);
    if (values === undefined) continue;
    const flavour = values.get(text);
    if (flavour) inQuery.add(flavour);
    else
      problems.push(
        `${name} is ${JSON.stringify(text)}; expected ${[...values.keys()].join(" or ")}`,
      );
  }
  const selected = new Set(flavourOfPath === undefined ? inQuery : [flavourOfPath, ...inQuery]);
  if (selected.has("typeset") && selected.size > 1)
    problems.push(
      inQuery.has("typeset")
        ? `layer=components is a flavour of its own; ${inQuery.size > 1 ? "remove the other parameter" : "remove it, or use the path /r/typeset/"}`
        : "/r/typeset/ is a flavour of its own; remove the parameter, or use another path",
    );
  if (problems.length > 0) return { problems };
  return { flavour: selected.has("self-hosted") ? "self-hosted" : [...selected].at(-1) };
}

import type { Flavour } from "../../registry/flavours/index.ts";

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

/** The flavour that a query selects, if any, or every problem in it. */
export type ParsedFlavour =
  { flavour: Flavour | undefined; problems?: never } | { flavour?: never; problems: string[] };

/**
 * Reads `layer=base`, `layer=components` and `fonts=self-hosted`. The last is layered too, and goes with
 * the first.
 */
export function parseFlavourParameters(query: URLSearchParams): ParsedFlavour {
  const chosen = new Set<Flavour>();
  const problems: string[] = [];
  for (const [name, text] of query) {
    const values = PARAMETERS.get(name);
    if (values === undefined) continue;
    const flavour = values.get(text);
    if (flavour) chosen.add(flavour);
    else
      problems.push(
        `${name} is ${JSON.stringify(text)}; expected ${[...values.keys()].join(" or ")}`,
      );
  }
  if (chosen.has("typeset") && chosen.size > 1)
    problems.push("layer=components is a flavour of its own; remove the other parameter");
  if (problems.length > 0) return { problems };
  return { flavour: chosen.has("self-hosted") ? "self-hosted" : [...chosen][0] };
}

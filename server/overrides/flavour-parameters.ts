import type { Flavour } from "../../registry/flavours.ts";

/** The parameters that choose a flavour, and the one value of each. */
const PARAMETERS: ReadonlyMap<string, { value: string; flavour: Flavour }> = new Map([
  ["layer", { value: "base", flavour: "layered" }],
  ["fonts", { value: "self-hosted", flavour: "self-hosted" }],
]);

/** The flavour that a query selects, if any, or every problem in it. */
export type ParsedFlavour =
  { flavour: Flavour | undefined; problems?: never } | { flavour?: never; problems: string[] };

/** Reads `layer=base` and `fonts=self-hosted`; together they are self-hosted, which is layered too. */
export function parseFlavourParameters(query: URLSearchParams): ParsedFlavour {
  const chosen = new Set<Flavour>();
  const problems: string[] = [];
  for (const [name, text] of query) {
    const parameter = PARAMETERS.get(name);
    if (parameter === undefined) continue;
    if (text === parameter.value) chosen.add(parameter.flavour);
    else problems.push(`${name} is ${JSON.stringify(text)}; expected ${parameter.value}`);
  }
  if (problems.length > 0) return { problems };
  return { flavour: chosen.has("self-hosted") ? "self-hosted" : [...chosen][0] };
}

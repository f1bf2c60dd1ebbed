import { parseFlavourParameters } from "../../registry/overrides/flavour-parameters.ts";
import {
  type OverridablePairing,
  overridablePairing,
} from "../../registry/overrides/overridable-pairing.ts";
import {
  type Override,
  overridesAsText,
  parseOverrideParameters,
} from "../../registry/overrides/override-parameters.ts";
import { nearestNames } from "../search/searchable-index.ts";
import { computedReply, publishedReply } from "./content-reply.ts";
import {
  type Content,
  type Publication,
  type Reply,
  type Request,
  computedContent,
  textOf,
} from "./content.ts";
import { type ErrorBody, errorReply, itemNotFound } from "./errors.ts";
import { type Route, isItemName, parametersOf, queryOf } from "./routes.ts";

type RouteTo<Kind extends Route["kind"]> = Extract<Route, { kind: Kind }>;

/**
 * An item as it is published, or a pairing with the overrides and the flavour of a query. A font ignores
 * every query, valid or not.
 *
 * @see specification 4.1
 */
export function itemReply(
  { name, path, folder, flavour }: RouteTo<"item">,
  request: Request,
  publication: Publication,
): Reply {
  const file = isItemName(name) ? publication.file(path) : undefined;
  // At the endpoint the body is the specification's alone; clients of `/r/` print `message`.
  if (file === undefined && path.startsWith("/api/"))
    return errorReply(404, itemNotFound(name), true);
  if (file === undefined)
    return errorReply(
      404,
      withNearestNames(name, publication.file(`${folder}registry.json`)),
      true,
    );
  const query = queryOf(request.target);
  if (query === "") return publishedReply(file, request, publication);
  const pairing = pairingIn(file);
  if (pairing === undefined) return computedReply(file, request, publication);

  const { parameters, problem } = parametersOf(query);
  if (problem !== undefined) return invalidOverride([problem]);
  const { overrides = [], ...parsed } = parseOverrideParameters(parameters);
  const requested = parseFlavourParameters(parameters, flavour);
  const problems = [...(parsed.problems ?? []), ...(requested.problems ?? [])];
  if (problems.length > 0) return invalidOverride(problems);

  const flavoured = `/r/${String(requested.flavour)}/${pairing.shortName}.json`;
  const base = requested.flavour === flavour ? file : publication.file(flavoured);
  if (base === undefined) throw new Error(`${flavoured} is not published`);
  if (overrides.length === 0) return computedReply(base, request, publication);
  return overriddenReply(
    base,
    overrides,
    pairingIn(base)?.bodyWith(overrides),
    request,
    publication,
  );
}

/** The index of the pairings alone, under the names that formats have. */
const PAIRINGS_INDEX = "/r/typeset/registry.json";

/**
 * A pairing in a format, as it is published or with the overrides of a query. These are applied to the
 * published item; everything else stays as it is in the published file.
 */
export function formatReply(
  { name, path, format }: RouteTo<"format">,
  request: Request,
  publication: Publication,
): Reply {
  const file = isItemName(name) ? publication.file(path) : undefined;
  if (file === undefined)
    return errorReply(404, withNearestNames(name, publication.file(PAIRINGS_INDEX)), true);
  const query = queryOf(request.target);
  if (query === "") return publishedReply(file, request, publication);

  const { parameters, problem } = parametersOf(query);
  if (problem !== undefined) return invalidOverride([problem]);
  const { overrides, problems } = parseOverrideParameters(parameters);
  if (problems !== undefined) return invalidOverride(problems);
  if (overrides.length === 0) return computedReply(file, request, publication);

  const item = publication.file(`/r/${name}.json`);
  const pairing = item && pairingIn(item);
  const body =
    pairing && format.withRules(textOf(file), pairing.rules, pairing.rulesWith(overrides));
  return overriddenReply(file, overrides, body, request, publication);
}

/** @param body undefined where the item is not published as a pairing, which no build does */
function overriddenReply(
  base: Content,
  overrides: readonly Override[],
  body: string | Uint8Array | undefined,
  request: Request,
  publication: Publication,
): Reply {
  if (body === undefined) throw new Error(`${request.target} is published without its pairing`);
  const content = computedContent(body, base, overridesAsText(overrides));
  return computedReply(content, request, publication);
}

const pairings = new WeakMap<Content, OverridablePairing | "a font">();

/** The pairing in a published file, parsed once; undefined for a font, which has nothing to override. */
function pairingIn(file: Content): OverridablePairing | undefined {
  const item = pairings.get(file) ?? overridablePairing(textOf(file)) ?? "a font";
  pairings.set(file, item);
  return item === "a font" ? undefined : item;
}

/** 400 with every problem of a query, each a sentence. */
function invalidOverride(problems: readonly string[]): Reply {
  return errorReply(400, { error: "Invalid override", message: problems.join(". ") }, true);
}

/** The body of a 404, with a message, which the client prints. */
function withNearestNames(name: string, index: Content | undefined): ErrorBody {
  const names = index === undefined ? [] : nearestNames(name, index);
  const quoted = names.map((near) => JSON.stringify(near)).join(" or ");
  return itemNotFound(
    name,
    names.length > 0 ? `Did you mean ${quoted}?` : "All names are listed in /r/registry.json.",
  );
}

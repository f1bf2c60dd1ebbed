import { computedReply, publishedReply } from "../respond/content-reply.ts";
import { type Publication, computedContent } from "../respond/content.ts";
import { errorReply, itemNotFound } from "../respond/errors.ts";
import type { Reply, Request } from "../respond/message.ts";
import { type Route, parametersOf, queryOf } from "../respond/routes.ts";
import { nearestNames } from "../search/nearest-names.ts";
import { parseFlavourParameters } from "./flavour-parameters.ts";
import { type Override, parseOverrideParameters } from "./override-parameters.ts";
import { tunableItem } from "./tunable-item.ts";

type ItemRoute = Extract<Route, { kind: "item" }>;

/** A name that an item may have; no other is looked up. */
const ITEM_NAME = /^[a-z0-9][a-z0-9-]*$/;

/**
 * An item as it is published, or a pairing with the overrides and the flavour of a query. A font ignores
 * every query, valid or not.
 *
 * @see specification 4.1
 */
export function itemReply(route: ItemRoute, request: Request, publication: Publication): Reply {
  const { name, path, flavour } = route;
  const file = ITEM_NAME.test(name) ? publication.file(path) : undefined;
  if (file === undefined) return errorReply(404, missingItem(route, publication), true);
  const query = queryOf(request.target);
  if (query === "") return publishedReply(file, request, publication);
  const pairing = tunableItem(file);
  if (pairing === undefined) return computedReply(file, request, publication);

  const { parameters, problem } = parametersOf(query);
  if (problem !== undefined) return invalidOverride([problem]);
  const parsed = parseOverrideParameters(parameters);
  const chosen = parseFlavourParameters(parameters);
  const problems = [...(parsed.problems ?? []), ...(chosen.problems ?? [])];
  if (problems.length > 0) return invalidOverride(problems);

  // The self-hosted flavour is layered as well.
  const asked = flavour === "self-hosted" ? flavour : (chosen.flavour ?? flavour);
  const base =
    asked === flavour ? file : publication.file(`/r/${String(asked)}/${pairing.shortName}.json`);
  const tunable = base && tunableItem(base);
  if (base === undefined || tunable === undefined)
    throw new Error(`${name} is not published in the flavour ${String(asked)}`);
  const overrides = parsed.overrides ?? [];
  if (overrides.length === 0) return computedReply(base, request, publication);
  const content = computedContent(tunable.bodyWith(overrides), base, overrides.map(asText).join());
  return computedReply(content, request, publication);
}

function asText({ selector, property, value }: Override): string {
  return `${selector} ${property} ${value}`;
}

function invalidOverride(problems: readonly string[]): Reply {
  return errorReply(400, { error: "Invalid override", message: problems.join(". ") }, true);
}

/** At the endpoint the body is the specification's alone; clients of `/r/` print `message`. */
function missingItem({ name, path, folder }: ItemRoute, publication: Publication) {
  if (path.startsWith("/api/")) return itemNotFound(name);
  const names = nearestNames(name, publication.file(`${folder}registry.json`));
  const quoted = names.map((near) => JSON.stringify(near)).join(" or ");
  return itemNotFound(
    name,
    names.length > 0 ? `Did you mean ${quoted}?` : "All names are listed in /r/registry.json.",
  );
}

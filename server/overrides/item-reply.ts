import { computedReply, publishedReply } from "../respond/content-reply.ts";
import { type Publication, computedContent } from "../respond/content.ts";
import { errorReply, itemNotFound } from "../respond/errors.ts";
import type { Reply, Request } from "../respond/message.ts";
import { type Route, isItemName, parametersOf, queryOf } from "../respond/routes.ts";
import { parseFlavourParameters } from "./flavour-parameters.ts";
import { parseOverrideParameters } from "../../registry/overrides/override-parameters.ts";
import { invalidOverride, overridesAsText, withNearestNames } from "./override-replies.ts";
import { tunableItem } from "../../registry/overrides/tunable-item.ts";

type ItemRoute = Extract<Route, { kind: "item" }>;

/**
 * An item as it is published, or a pairing with the overrides and the flavour of a query. A font ignores
 * every query, valid or not.
 *
 * @see specification 4.1
 */
export function itemReply(route: ItemRoute, request: Request, publication: Publication): Reply {
  const { name, path, flavour } = route;
  const file = isItemName(name) ? publication.file(path) : undefined;
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
  const content = computedContent(tunable.bodyWith(overrides), base, overridesAsText(overrides));
  return computedReply(content, request, publication);
}

/** At the endpoint the body is the specification's alone; clients of `/r/` print `message`. */
function missingItem({ name, path, folder }: ItemRoute, publication: Publication) {
  if (path.startsWith("/api/")) return itemNotFound(name);
  return withNearestNames(name, publication.file(`${folder}registry.json`));
}

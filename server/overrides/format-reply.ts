import { computedReply, publishedReply } from "../respond/content-reply.ts";
import { type Publication, computedContent, textOf } from "../respond/content.ts";
import { errorReply } from "../respond/errors.ts";
import type { Reply, Request } from "../respond/message.ts";
import { type Route, isItemName, parametersOf, queryOf } from "../respond/routes.ts";
import { parseOverrideParameters } from "../../registry/overrides/override-parameters.ts";
import { invalidOverride, overridesAsText, withNearestNames } from "./override-replies.ts";
import { tunableItem } from "../../registry/overrides/tunable-item.ts";

type FormatRoute = Extract<Route, { kind: "format" }>;

/** The index of the pairings alone, under the names that formats have. */
const PAIRINGS_INDEX = "/r/typeset/registry.json";

const encoder = new TextEncoder();

/**
 * A pairing in a format, as it is published or with the overrides of a query. These are applied to the
 * published item; everything else stays as it is in the published file.
 */
export function formatReply(route: FormatRoute, request: Request, publication: Publication): Reply {
  const { name, path, format } = route;
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
  const tunable = item && tunableItem(item);
  if (tunable === undefined) throw new Error(`${path} is published without its item`);
  const body = format.withRules(textOf(file), tunable.rules, tunable.rulesWith(overrides));
  const content = computedContent(encoder.encode(body), file, overridesAsText(overrides));
  return computedReply(content, request, publication);
}

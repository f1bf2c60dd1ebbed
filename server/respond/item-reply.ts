import {
  applyOverrides,
  overridablePairing,
} from "../../registry/overrides/overridable-pairing.ts";
import {
  overridesAsQuery,
  parseOverrideParameters,
} from "../../registry/overrides/override-parameters.ts";
import {
  type PublishedForm,
  pairingFile,
  roleNames,
  rulesIn,
  rolesAsQuery,
} from "../../registry/overrides/roles.ts";
import { computedReply, publishedReply } from "../replies/content-reply.ts";
import {
  type Content,
  type Publication,
  type Reply,
  type Request,
  cachedBy,
  computedContent,
  textOf,
} from "../replies/content.ts";
import { badQueryReply, errorReply } from "../replies/error-reply.ts";
import { isItemName, problemsOfCount, queryOf } from "../replies/query.ts";
import { nearestNames } from "../search/searchable-index.ts";
import { type ChangedRoles, changedRoles, loadedChange, notesOf } from "./role-fonts.ts";
import type { ItemRoute } from "./routes.ts";

/**
 * An item as it is published, or a pairing with the overrides of a query; the same for a
 * pairing in a format. A font ignores every query, valid or not.
 *
 * @see specification 4.1
 */
export function itemReply(route: ItemRoute, request: Request, publication: Publication): Reply {
  const file = isItemName(route.name) ? publication.file(route.path) : undefined;
  if (file === undefined) return itemNotFoundReply(route, publication);
  const query = queryOf(request.target);
  if (query === "") return publishedReply(file, request, publication);
  const { format, flavour } = route;
  const item = format ? publication.file(`/r/layered/${route.name}.json`) : file;
  const pairing = item && pairingIn(item);
  if (pairing === undefined) return computedReply(file, request, publication);

  const parameters = new URLSearchParams(query);
  const tooMany = problemsOfCount(parameters);
  if (tooMany.length > 0) return badQueryReply(route.path, "Invalid override", tooMany);
  const { overrides = [], ...parsed } = parseOverrideParameters(parameters);
  const roles = changedRoles(pairing.shortName, roleNames(parameters), publication);
  const problems = [parsed, roles].flatMap((part) => part.problems ?? []);
  if (problems.length > 0) return badQueryReply(route.path, "Invalid override", problems);

  const change = loadedChange(pairing.shortName, roles.change, overrides, publication);
  const base = change ? withOtherFonts(file, change, { flavour, format }, publication) : file;
  if (overrides.length === 0) return computedReply(base, request, publication);
  const rules = change ? rulesIn(change) : pairing.rules;
  const asQuery = overridesAsQuery(overrides);
  const body = format
    ? format.withRules(textOf(base), rules, applyOverrides(rules, overrides), asQuery)
    : pairingIn(base)?.bodyWith(
        overrides,
        notesOf(pairing.shortName, overrides, change, publication),
      );
  if (body === undefined) throw new Error(`${route.path} is not a pairing`);
  const content = computedContent(body, base, asQuery);
  return computedReply(content, request, publication);
}

/** The file as a build would publish it, had the pairing these fonts. */
function withOtherFonts(
  published: Content,
  change: ChangedRoles,
  form: PublishedForm,
  { file }: Publication,
): Content {
  const isPublished = (name: string) => file(`/r/layered/${name}.json`) !== undefined;
  // The files of fonts may change while that of the pairing stays.
  const requested = [rolesAsQuery(change.roles), ...change.files.map(({ etag }) => etag)].join(" ");
  const body = pairingFile(change, form, textOf(published), isPublished);
  return computedContent(body, published, requested);
}

/** The pairing in a published file; undefined for a font, which has nothing to override. */
const pairingIn = cachedBy((file) => overridablePairing(textOf(file)));

/** 404. At the endpoint the body is the specification's alone; clients of `/r/` print `message`. */
function itemNotFoundReply({ name, path, folder }: ItemRoute, publication: Publication): Reply {
  const error = `Registry item ${name} not found`;
  if (path.startsWith("/api/")) return errorReply(404, { error }, "shared");
  const index = publication.file(`${folder}registry.json`);
  const names = index === undefined ? [] : nearestNames(name, index);
  const quoted = names.map((near) => JSON.stringify(near)).join(" or ");
  const message =
    names.length > 0 ? `Did you mean ${quoted}?` : "All names are listed in /r/registry.json.";
  return errorReply(404, { error, message }, "shared");
}

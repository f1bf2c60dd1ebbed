import { parseFlavourParameters } from "../../registry/overrides/flavour-parameters.ts";
import type { Flavour } from "../../registry/flavours/index.ts";
import type { Format } from "../../registry/formats/index.ts";
import { formatJson } from "../../registry/model/json.ts";
import { overridablePairing } from "../../registry/overrides/overridable-pairing.ts";
import {
  overridesAsText,
  parseOverrideParameters,
} from "../../registry/overrides/override-parameters.ts";
import {
  type PairingWithFonts,
  type RoleNames,
  pairingFile,
  roleNames,
  rolesAsQuery,
} from "../../registry/overrides/roles.ts";
import { nearestNames } from "../search/searchable-index.ts";
import { computedReply, publishedReply } from "./content-reply.ts";
import {
  type Content,
  type Publication,
  type Reply,
  type Request,
  computedContent,
  onceFor,
  textOf,
} from "./content.ts";
import { badQueryReply, errorReply } from "./errors.ts";
import { changedRoles } from "./role-fonts.ts";
import { type ItemRoute, parametersOf, queryOf } from "./routes.ts";

/**
 * An item as it is published, or a pairing with the overrides and the flavour of a query; the same for a
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
  const item = format ? publication.file(`/r/${route.name}.json`) : file;
  const pairing = item && pairingIn(item);
  if (pairing === undefined) return computedReply(file, request, publication);

  const { parameters, problem } = parametersOf(query);
  if (problem !== undefined) return badQueryReply("Invalid override", [problem]);
  const { overrides = [], ...parsed } = parseOverrideParameters(parameters);
  const requested = format ? { flavour } : parseFlavourParameters(parameters, flavour);
  const roles = roleNames(parameters);
  const change = roles.size > 0 ? changedRoles(pairing.shortName, roles, publication) : undefined;
  const problems = [parsed, requested, change].flatMap((part) => part?.problems ?? []);
  if (problems.length > 0) return badQueryReply("Invalid override", problems);

  const flavoured = `/r/${String(requested.flavour)}/${pairing.shortName}.json`;
  const published = requested.flavour === flavour ? file : publication.file(flavoured);
  if (published === undefined) throw new Error(`${flavoured} is not published`);
  const { base, rules } =
    change && "files" in change
      ? withOtherFonts(
          change,
          { base: published, flavour: requested.flavour, format },
          roles,
          publication,
        )
      : { base: published, rules: pairing };
  if (overrides.length === 0) return computedReply(base, request, publication);
  const body = format
    ? format.withRules(textOf(base), rules.rules, rules.rulesWith(overrides))
    : pairingIn(base)?.bodyWith(overrides);
  if (body === undefined) throw new Error(`${flavoured} is not a pairing`);
  const content = computedContent(body, base, overridesAsText(overrides));
  return computedReply(content, request, publication);
}

/** The file as a build would publish it, had the pairing these fonts, and the rules in it. */
function withOtherFonts(
  change: PairingWithFonts & { files: readonly Content[] },
  { base, ...form }: { base: Content; flavour: Flavour | undefined; format: Format | undefined },
  roles: RoleNames,
  { file }: Publication,
) {
  const query = rolesAsQuery(roles);
  const isPublished = (name: string) => file(`/r/layered/${name}.json`) !== undefined;
  const text = pairingFile(change, form, isPublished, `?${query}`);
  // The files of fonts may change while that of the pairing stays.
  const requested = [query, ...change.files.map(({ etag }) => etag)].join(" ");
  const rules = overridablePairing(formatJson(change.pairing));
  if (rules === undefined) throw new Error(`${change.pairing.name} is not a pairing`);
  return { base: computedContent(text, base, requested), rules };
}

/** The pairing in a published file; undefined for a font, which has nothing to override. */
const pairingIn = onceFor((file) => overridablePairing(textOf(file)));

/** Whether an item may have a name; no other one is looked up. */
function isItemName(name: string): boolean {
  return /^[a-z0-9][a-z0-9-]*$/.test(name);
}

/** 404. At the endpoint the body is the specification's alone; clients of `/r/` print `message`. */
function itemNotFoundReply({ name, path, folder }: ItemRoute, publication: Publication): Reply {
  const error = `Registry item ${name} not found`;
  if (path.startsWith("/api/")) return errorReply(404, { error }, true);
  const index = publication.file(`${folder}registry.json`);
  const names = index === undefined ? [] : nearestNames(name, index);
  const quoted = names.map((near) => JSON.stringify(near)).join(" or ");
  const message =
    names.length > 0 ? `Did you mean ${quoted}?` : "All names are listed in /r/registry.json.";
  return errorReply(404, { error, message }, true);
}

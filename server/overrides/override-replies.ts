import type { Content } from "../respond/content.ts";
import { type ErrorBody, errorReply, itemNotFound } from "../respond/errors.ts";
import type { Reply } from "../respond/message.ts";
import { nearestNames } from "../search/nearest-names.ts";
import type { Override } from "../../registry/overrides/override-parameters.ts";

/** 400 with every problem of a query, each a sentence. */
export function invalidOverride(problems: readonly string[]): Reply {
  return errorReply(400, { error: "Invalid override", message: problems.join(". ") }, true);
}

/** The body of a 404, with a message, which the client prints. */
export function withNearestNames(name: string, index: Content | undefined): ErrorBody {
  const names = nearestNames(name, index);
  const quoted = names.map((near) => JSON.stringify(near)).join(" or ");
  return itemNotFound(
    name,
    names.length > 0 ? `Did you mean ${quoted}?` : "All names are listed in /r/registry.json.",
  );
}

/** What a computed body depends on, for its entity tag. */
export function overridesAsText(overrides: readonly Override[]): string {
  return overrides
    .map(({ selector, property, value }) => `${selector} ${property} ${value}`)
    .join();
}

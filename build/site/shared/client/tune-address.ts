import { PROPERTIES } from "../../../../registry/css/css-properties.ts";

const ROLE_OR_SELECTOR = /^(?:(?:heading|body|mono)$|(?:h[1-6]|body|code|pre)-)/;

/** A role, or a parameter of which a part is that of an override: right or wrong, the panel answers for it. */
export function isOverride(name: string): boolean {
  const hyphen = name.indexOf("-");
  return ROLE_OR_SELECTOR.test(name) || (hyphen > 0 && PROPERTIES.has(name.slice(hyphen + 1)));
}

/** The parameters of the page's address that are overrides. */
export function overrideParameters(): URLSearchParams {
  const all = [...new URLSearchParams(location.search)];
  return new URLSearchParams(all.filter(([name]) => isOverride(name)));
}

import { PROPERTIES } from "../../../../registry/css/css-properties.ts";
import { type Tuning, queryOfTuning } from "../tuning/tuning.ts";

const ROLE_OR_SELECTOR = /^(?:(?:heading|body|mono)$|(?:h[1-6]|body|code|pre)-)/;

/** A role, or a parameter of which a part is that of an override: right or wrong, the panel answers for it. */
function isOverride(name: string): boolean {
  const hyphen = name.indexOf("-");
  return ROLE_OR_SELECTOR.test(name) || (hyphen > 0 && PROPERTIES.has(name.slice(hyphen + 1)));
}

/** Browsers refuse more than about three changes of the address a second. */
const REPLACE_MILLISECONDS = 400;

/** The parameters of the page's address that are overrides. */
export function overrideParameters(): URLSearchParams {
  const all = [...new URLSearchParams(location.search)];
  return new URLSearchParams(all.filter(([name]) => isOverride(name)));
}

/** The page's address with a tuning: other parameters stay as they are written. */
export function addressOf(tuning: Tuning): string {
  const others = location.search
    .slice(1)
    .split("&")
    .filter((part) => part !== "" && !isOverride(decoded(part.split("=", 1)[0] ?? "")));
  const query = [...others, queryOfTuning(tuning)].filter((part) => part !== "").join("&");
  return `${location.pathname}${query === "" ? "" : `?${query}`}${location.hash}`;
}

let timer: ReturnType<typeof setTimeout> | undefined;
let latest: Tuning | undefined;

/** While a value moves: the address follows, now and then. */
export function replaceAddress(tuning: Tuning): void {
  latest = tuning;
  timer ??= setTimeout(() => {
    timer = undefined;
    if (latest) history.replaceState(history.state, "", addressOf(latest));
  }, REPLACE_MILLISECONDS);
}

/** At the end of a change: the entry that it began with gets its own address back, then a new one follows. */
export function pushAddress(before: Tuning, after: Tuning): void {
  clearTimeout(timer);
  timer = undefined;
  history.replaceState(history.state, "", addressOf(before));
  if (addressOf(before) !== addressOf(after))
    history.pushState(history.state, "", addressOf(after));
}

function decoded(name: string): string {
  return new URLSearchParams(`name=${name}`).get("name") ?? name;
}

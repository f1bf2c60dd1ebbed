import { PROPERTIES } from "../../../../registry/css/css-properties.ts";
import { type Tuning, queryOfTuning } from "../tuning/tuning.ts";

const ROLE_OR_SELECTOR = /^(?:(?:heading|body|mono)$|(?:h[1-6]|body|code|pre)-)/;

/** A role, or a parameter of which a part is that of an override: right or wrong, the panel answers for it. */
function isOverride(name: string): boolean {
  const hyphen = name.indexOf("-");
  return ROLE_OR_SELECTOR.test(name) || (hyphen > 0 && PROPERTIES.has(name.slice(hyphen + 1)));
}

/** Safari refuses more than 100 changes of the address in 10 seconds. */
const REPLACE_MILLISECONDS = 400;

/** The parameters of the page's address that are overrides. */
export function overrideParameters(): URLSearchParams {
  const all = [...new URLSearchParams(location.search)];
  return new URLSearchParams(all.filter(([name]) => isOverride(name)));
}

/** The page's address with a tuning: other parameters stay as they are written. */
function addressOf(tuning: Tuning): string {
  const others = location.search
    .slice(1)
    .split("&")
    .filter((part) => part !== "" && !isOverride(decoded(part.split("=", 1)[0] ?? "")));
  const query = [...others, queryOfTuning(tuning)].filter((part) => part !== "").join("&");
  return `${location.pathname}${query === "" ? "" : `?${query}`}${location.hash}`;
}

let timer: ReturnType<typeof setTimeout> | undefined;
let waiting: Tuning | undefined;

/** The address states a tuning: immediately, or a little later where it has just changed. */
export function replaceAddress(tuning: Tuning): void {
  waiting = tuning;
  if (timer === undefined) writeWaiting();
}

function writeWaiting(): void {
  timer = waiting && setTimeout(writeWaiting, REPLACE_MILLISECONDS);
  if (waiting) history.replaceState(history.state, "", addressOf(waiting));
  waiting = undefined;
}

function decoded(name: string): string {
  return new URLSearchParams(`name=${name}`).get("name") ?? name;
}

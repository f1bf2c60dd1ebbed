import type { LoadedRegistry } from "../../loaded-registry.ts";
import type { Problem } from "../../problem.ts";
import { castings, problemIn } from "./casting.ts";

const FEWEST = 120;
const MOST = 480;

/** Long enough to say why, where and what to watch for; short enough for a list. */
export function descriptionLength(registry: LoadedRegistry): Problem[] {
  return castings(registry).flatMap((casting) => {
    const { length } = casting.item.description;
    if (length >= FEWEST && length <= MOST) return [];
    const message = `the description has ${length} characters; write ${FEWEST} to ${MOST}: why these faces, where, what to watch for`;
    return [problemIn("description-length", casting, ["description"], message, "warning")];
  });
}

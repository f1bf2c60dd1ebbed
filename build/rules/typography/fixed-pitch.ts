import type { LoadedRegistry } from "../../loaded-registry.ts";
import type { Problem } from "../../problem.ts";
import { castings, problemIn } from "./casting.ts";

/** Code is set in fixed pitch: columns have to line up. */
export function fixedPitch(registry: LoadedRegistry): Problem[] {
  return castings(registry).flatMap((casting) => {
    if (casting.mono.font.family.endsWith("monospace")) return [];
    const message = `${casting.mono.title} is not monospaced; choose a face whose family ends in monospace`;
    return [problemIn("fixed-pitch", casting, ["cssVars", "theme", "--font-mono"], message)];
  });
}

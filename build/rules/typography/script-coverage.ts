import { scriptsOf } from "../../../registry/scripts.ts";
import type { LoadedRegistry } from "../../loaded-registry.ts";
import type { Problem } from "../../problem.ts";
import { castings, problemIn } from "./casting.ts";

/** A preview is shown in the pairing's own fonts: heading and text both cover its scripts. */
export function scriptCoverage(registry: LoadedRegistry): Problem[] {
  return castings(registry).flatMap((casting) => {
    const preview = casting.item.meta?.preview ?? "";
    const scripts = scriptsOf(preview);
    return [casting.heading, casting.body].flatMap(({ title, meta }) =>
      scripts.flatMap(({ script, subsets }) => {
        const covered = meta?.scripts;
        if (covered === undefined || subsets.some((subset) => covered.includes(subset))) return [];
        const message = `the preview is in ${script}, which ${title} does not cover; choose another face, or another text`;
        return [problemIn("script-coverage", casting, ["meta", "preview"], message)];
      }),
    );
  });
}

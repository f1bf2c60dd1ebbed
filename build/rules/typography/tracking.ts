import type { FontItem } from "../../../registry/items.ts";
import { pixelsOf } from "../../../registry/scale.ts";
import type { LoadedRegistry } from "../../loaded-registry.ts";
import type { Problem } from "../../problem.ts";
import { castings, problemIn } from "./casting.ts";

/** From here on letters look loose as they are. */
const LARGE_PIXELS = 32;

/** Large text is not tracked apart, but for capitals, which are spaced for the starts of words. */
export function tracking(registry: LoadedRegistry): Problem[] {
  return castings(registry).flatMap((casting) =>
    (["h1", "h2", "h3"] as const).flatMap((level) => {
      const rule = casting.item.css[level];
      const isLoose = Number.parseFloat(rule?.["letter-spacing"] ?? "0") > 0;
      if (
        !rule ||
        !isLoose ||
        pixelsOf(rule["font-size"]) < LARGE_PIXELS ||
        isAllCaps(casting.heading)
      ) {
        return [];
      }
      const message = `letter-spacing of ${level} is ${rule["letter-spacing"]} at ${rule["font-size"]}; large text needs none, or less than none`;
      return [problemIn("tracking", casting, ["css", level, "letter-spacing"], message)];
    }),
  );
}

/** Faces with small capitals for lowercase letters, which only looking tells, but for those so named. */
const SMALL_CAPITALS: ReadonlySet<string> = new Set([
  ...["Bungee", "Castoro Titling", "Cinzel", "Ga Maamli", "Julius Sans One", "Staatliches"],
  "Syncopate",
]);

/** Where lowercase letters are as tall as capitals, or small capitals, there is nothing but capitals. */
function isAllCaps({ title, meta }: FontItem): boolean {
  if (SMALL_CAPITALS.has(title) || title.endsWith(" SC")) return true;
  const { capHeight, xHeight } = meta?.metrics ?? {};
  return capHeight !== undefined && xHeight !== undefined && xHeight >= capHeight * 0.95;
}

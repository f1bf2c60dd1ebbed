import type { RecipeExamples } from "./agent-recipes.ts";
import type { Site } from "./site.ts";

/** The items that recipes name: well-known ones where the registry has them; undefined where it is empty. */
export function recipeExamples({ catalog }: Pick<Site, "catalog">): RecipeExamples | undefined {
  const pairing = catalog.pairings.has("minimal") ? "minimal" : firstOf(catalog.pairings);
  const font = catalog.fonts.has("lora") ? "lora" : firstOf(catalog.fonts);
  return pairing === undefined || font === undefined ? undefined : { pairing, font };
}

function firstOf(items: ReadonlyMap<string, unknown>): string | undefined {
  return items.keys().next().value;
}

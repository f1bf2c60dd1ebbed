import { uprightWeightsOf } from "../../../../registry/faces/face-weights.ts";
import { type FontItem, byCodePoints } from "../../../../registry/model/items.ts";
import { italicWeightsOf } from "../../../../registry/pairing/hosted-fonts-url.ts";

/**
 * The stylesheet URL of the provider that declares every style, weight and axis of a family.
 *
 * @returns absolute URL; axes in alphabetical order, lower case first, as the provider requires
 */
export function familyUrl(font: FontItem): string {
  const axes = new Map(font.meta?.axes?.map(({ tag, min, max }) => [tag, `${min}..${max}`]));
  // A variable family without an axis of weights has one weight, which is not a part of its URL.
  const weightsIn = (weights: readonly number[]) =>
    axes.size > 0 && weights.length > 0 ? [axes.get("wght") ?? ""] : weights.map(String);
  const upright = weightsIn(uprightWeightsOf(font));
  const italic = weightsIn(italicWeightsOf(font));
  const tags = [...axes.keys(), axes.size === 0 && "wght", italic.length > 0 && "ital"]
    .filter((tag) => tag !== false)
    .sort((a, b) =>
      isLowerCase(a) === isLowerCase(b) ? byCodePoints(a, b) : isLowerCase(a) ? -1 : 1,
    );
  const tupleOf = (ital: string) => (wght: string) =>
    tags.map((tag) => (tag === "ital" ? ital : (axes.get(tag) ?? wght))).join();
  const tuples = [...upright.map(tupleOf("0")), ...italic.map(tupleOf("1"))];
  const family = font.title.replaceAll(" ", "+");
  return `https://fonts.googleapis.com/css2?family=${family}:${tags.join()}@${tuples.join(";")}`;
}

function isLowerCase(tag: string): boolean {
  return tag >= "a";
}

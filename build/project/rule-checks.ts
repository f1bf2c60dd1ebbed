import { uprightWeightsOf } from "../../registry/faces/face-weights.ts";
import { resolveFontName } from "../../registry/pairing/pairing-fonts.ts";
import { type Check, problemIn } from "./finding.ts";
import { pageClasses } from "./page-classes.ts";
import type { StatedValue } from "./stylesheet.ts";

/** Rules of a plain pairing outweigh those of a layered one, and so does the face that a new Next.js app gives `body`. */
const outweighedRules: Check = ({ app, values }) => {
  const layered = new Set(values.map(({ place }) => place));
  const isOutweighing = ({ place, value }: StatedValue) =>
    place === "body"
      ? layered.has("@layer base{body, p")
      : layered.has(`@layer base{${place}`) && value.startsWith("var(--font-");
  return values
    .filter((stated) => stated.prop === "font-family" && isOutweighing(stated))
    .map(({ place, line }) =>
      problemIn(
        app.stylesheet,
        line,
        "outweighed-rule",
        `font-family of ${place} is stated outside of layers, too, which outweighs the rule in @layer base. Remove it here.`,
      ),
    );
};

/** Classes that give the page, or all of it but paragraphs, another face than the pairing's. */
const pageFaces: Check = ({ sources, values }) => {
  if (!values.some(({ prop }) => prop === "--font-body")) return [];
  return sources
    .filter(
      ({ path, text }) =>
        /\.(?:[jt]sx?|html|astro|vue|svelte)$/.test(path) && /<(?:html|body)\b/.test(text),
    )
    .flatMap((file) =>
      pageClasses(file).flatMap(({ names, line }) =>
        names
          .flatMap((name) => faceOfClass(name) ?? [])
          .map((message) => problemIn(file, line, "page-face", message)),
      ),
    );
};

function faceOfClass(name: string): string | undefined {
  if (/^font-(?:sans|serif|mono)$/.test(name))
    return `${name} gives buttons and labels another face than paragraphs have. Write font-body, or remove the class.`;
  if (/^\w+\.className$/.test(name))
    return `${name} sets the face of the page, whatever the pairing states. Remove it, and the call of next/font.`;
  return undefined;
}

/** A weight that the family has no file of is drawn by another one, or thickened. */
const missingWeights: Check = ({ app, values, installed, fonts }) => {
  if (installed === undefined) return [];
  const { item } = installed;
  return values.flatMap(({ place, prop, value, line }) => {
    const key = place.replace(/^@layer base\{/, "");
    const family = values.find((one) => one.place === place && one.prop === "font-family")?.value;
    const font = fonts.get(resolveFontName(item, family ?? "") ?? "");
    if (prop !== "font-weight" || font === undefined || !Object.hasOwn(item.css, key)) return [];
    const weights = uprightWeightsOf(font);
    if (!/^\d+$/.test(value) || weights.includes(Number(value))) return [];
    const message = `${font.title} has no weight ${value}. It has ${weights.join(", ")}.`;
    return [problemIn(app.stylesheet, line, "missing-weight", message)];
  });
};

export const RULE_CHECKS: readonly Check[] = [outweighedRules, pageFaces, missingWeights];

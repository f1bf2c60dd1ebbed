import { uprightWeightsOf } from "../../registry/faces/face-weights.ts";
import { resolveFontName } from "../../registry/pairing/pairing-fonts.ts";
import { nearestTo } from "../../registry/search/nearest.ts";
import { type Check, problemIn } from "./finding.ts";
import { pageClasses } from "./page-classes.ts";
import type { StatedValue } from "./stylesheet.ts";

/** Elements that the whole app is in. */
const AROUND_ALL = ["body", "#root", "#app", "#__next"];

/**
 * Rules of a plain pairing outweigh those of a layered one, and so does the face that templates give what the whole
 * app is in.
 */
const outweighedRules: Check = ({ stylesheets, values }) => {
  const layered = new Set(values.map(({ place }) => place));
  if (!layered.has("@layer base{body, p")) return [];
  const isOutweighing = ({ place, value }: StatedValue) =>
    AROUND_ALL.includes(place) ||
    (layered.has(`@layer base{${place}`) && value.startsWith("var(--font-"));
  return stylesheets.flatMap((file) =>
    file.values
      .filter((stated) => stated.prop === "font-family" && isOutweighing(stated))
      .map(({ place, line }) =>
        problemIn(
          file,
          line,
          "outweighed-rule",
          `font-family of ${place} is stated outside of layers, which outweighs the rule in @layer base. Remove it here.`,
        ),
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

/** The variable of a font of the pairing, in the class of `body`: those that refer to it are on `html`. */
const variablesOnBody: Check = ({ app: { layout }, calls, values }) => {
  if (layout === undefined) return [];
  const isOfRole = (variable: string) =>
    values.some(
      ({ prop, value }) =>
        /^--font-(?:heading|body|mono)$/.test(prop) && value.startsWith(`var(${variable})`),
    );
  const names = calls
    .filter(({ variable }) => isOfRole(variable))
    .map(({ name }) => `${name}.variable`);
  return pageClasses(layout)
    .filter(({ element }) => element === "body")
    .flatMap((found) =>
      found.names
        .filter((name) => names.includes(name))
        .map((name) =>
          problemIn(
            layout,
            found.line,
            "undefined-variable",
            `${name} is on <body>; the variables that refer to it are on <html>, where it is not defined. Write it there.`,
            "error",
          ),
        ),
    );
};

/** A weight that the family has no file of is drawn by another one, or thickened. */
const missingWeights: Check = ({ app, calls, values, installed, fonts }) => {
  if (installed === undefined) return [];
  const { item } = installed;
  return values.flatMap(({ place, prop, value, line }) => {
    const key = place.replace(/^@layer base\{/, "");
    const family = values.find((one) => one.place === place && one.prop === "font-family")?.value;
    const font = fonts.get(resolveFontName(item, family ?? "") ?? "");
    if (prop !== "font-weight" || font === undefined || !Object.hasOwn(item.css, key)) return [];
    const call = calls.find(({ variable }) => variable === font.font.variable);
    const weights = call?.weights.length ? call.weights.map(Number) : uprightWeightsOf(font);
    if (!/^\d+$/.test(value) || weights.includes(Number(value))) return [];
    const message = `${font.title} ${call?.weights.length ? "is not loaded in the" : "has no"} weight ${value}. It has ${weights.join(", ")}.`;
    return [problemIn(app.stylesheet, line, "missing-weight", message)];
  });
};

/** The class of a typeset that is installed, almost spelt so. */
const misspeltTypesets: Check = ({ sources, typesets }) =>
  sources
    .filter(({ path }) => !path.endsWith(".css"))
    .flatMap((file) =>
      file.text.split("\n").flatMap((text, index) => {
        const names = [...text.matchAll(/\btypeset-([a-z0-9-]+)/g)].map(([, name = ""]) => name);
        return names.flatMap((name) => {
          const near = typesets.includes(name) ? undefined : nearestTo(name, typesets);
          if (near === undefined) return [];
          const message = `typeset-${name} is defined nowhere. Write typeset-${near}.`;
          return [problemIn(file, index + 1, "undefined-class", message)];
        });
      }),
    );

export const RULE_CHECKS: readonly Check[] = [
  outweighedRules,
  pageFaces,
  variablesOnBody,
  missingWeights,
  misspeltTypesets,
];

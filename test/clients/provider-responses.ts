import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { type FontItem, isGoogleFont } from "../../registry/model/items.ts";
import { fontPackageFolder } from "./font-packages.ts";

/** A block of a Fontsource stylesheet: its subset is in the comment, its file in `src`. */
const FACE = /\/\* (\S+?) ?\*\/\s*@font-face \{([^}]*)\}/g;

/** A call that the client has written into the layout of a Next.js app. */
interface FontCall {
  /** The function of `next/font/google`, such as `Source_Serif_4`. */
  name: string;
  /** `variable` where the call states no weight. */
  weights: string[];
  /** Only what the call states. */
  styles: string[];
}

/**
 * What the provider would answer to `next/font`, by the exact URL that the app's own version of it
 * asks for: its stylesheets, with files that are served on this machine.
 *
 * @param fonts those that the app may request
 */
export async function mockedResponses(
  fonts: readonly FontItem[],
  appFolder: string,
  fontFilesFolder: string,
  fontFilesUrl: string,
): Promise<Record<string, string>> {
  const require = createRequire(join(appFolder, "package.json"));
  const google = "next/dist/compiled/@next/font/dist/google";
  const { getFontAxes } = require(`${google}/get-font-axes.js`) as {
    getFontAxes: (family: string, weights: string[], styles: string[]) => unknown;
  };
  const { getGoogleFontsUrl } = require(`${google}/get-google-fonts-url.js`) as {
    getGoogleFontsUrl: (family: string, axes: unknown, display: string) => string;
  };

  // The pages router has none: its page of all pages is another.
  const layout = await readFile(join(appFolder, "app/layout.tsx"), "utf8").catch(() =>
    readFile(join(appFolder, "pages/_app.tsx"), "utf8"),
  );
  const responses = fontCalls(layout).map(async (call): Promise<[string, string]> => {
    const item = fonts.filter(isGoogleFont).find(({ font }) => font.import === call.name);
    if (item === undefined) throw new Error(`${call.name} is not among the fonts of this app`);
    const { title, font, meta } = item;
    const onlyStyle = meta?.styles?.includes("normal") === false ? "italic" : "normal";
    const styles = call.styles.length > 0 ? call.styles : [onlyStyle];
    const url = getGoogleFontsUrl(title, getFontAxes(title, call.weights, styles), "swap");
    const name = fontPackageFolder(String(font.dependency));
    const isVariable = font.dependency?.startsWith("@fontsource-variable/");
    const faces = styles.flatMap((style) => call.weights.map((weight) => ({ style, weight })));
    const sheets = faces.map(async ({ style, weight }) => {
      const suffix = style === "italic" ? "-italic" : "";
      const sheet = isVariable ? `wght${suffix}` : `${weight}${suffix}`;
      const css = await readFile(join(fontFilesFolder, name, `${sheet}.css`), "utf8");
      return asTheProviderWrites(css, item, weight, style, `${fontFilesUrl}/${name}/files`);
    });
    return [url, (await Promise.all(sheets)).join("")];
  });
  return Object.fromEntries(await Promise.all(responses));
}

/** The calls of `next/font/google` in a layout, whose options are literals. */
function fontCalls(layout: string): FontCall[] {
  return [...layout.matchAll(/= (\w+)\(\{([^}]*)\}\)/g)].map(([, name = "", options = ""]) => {
    const weights = stringsIn(/\bweight:\s*(\[[^\]]*\]|'\d+')/.exec(options)?.[1]);
    const styles = stringsIn(/\bstyle:\s*(\[[^\]]*\]|'\w+')/.exec(options)?.[1]);
    return { name, weights: weights.length > 0 ? weights : ["variable"], styles };
  });
}

/** `['400','700']` -> its strings */
function stringsIn(literal = ""): string[] {
  return [...literal.matchAll(/'([^']+)'/g)].map(([, value = ""]) => value);
}

function asTheProviderWrites(
  css: string,
  { name, title }: FontItem,
  weight: string,
  style: string,
  filesUrl: string,
): string {
  return [...css.matchAll(FACE)]
    .map(([, face = "", declarations = ""]) => {
      const file = basename(/url\(['"]?([^)'"]+\.woff2)['"]?\)/.exec(declarations)?.[1] ?? "");
      const declaredWeight = /font-weight: ?([^;]+);/.exec(declarations)?.[1] ?? weight;
      const range = /unicode-range: ?([^;]+);/.exec(declarations)?.[1];
      const subset = face.slice(name.length + 1).replace(/-(?:wght|\d+)-(?:normal|italic)$/, "");
      return `/* ${subset} */
@font-face {
  font-family: '${title}';
  font-style: ${style};
  font-weight: ${weight === "variable" ? declaredWeight : weight};
  font-display: swap;
  src: url(${filesUrl}/${file}) format('woff2');
${range ? `  unicode-range: ${range};\n` : ""}}
`;
    })
    .join("");
}

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import type { FontItem } from "../../registry/items.ts";
import { fetchedPackages } from "../../registry/sync/fetched-packages.ts";

/** A block of a Fontsource stylesheet: its subset is in the comment, its file in `src`. */
const FACE = /\/\* (\S+?) ?\*\/\s*@font-face \{([^}]*)\}/g;

/** Fetches the packages with the font files of these items. @returns the folder that holds them */
export async function fetchFontFiles(
  fonts: readonly FontItem[],
  cacheDir: string,
): Promise<string> {
  const packages = fonts.map(({ font }) => [String(font.dependency), "latest"] as const);
  await fetchedPackages(Object.fromEntries(packages), cacheDir, () => undefined);
  return cacheDir;
}

/**
 * What the provider would answer to `next/font`, by the exact URL that the app's own version of it
 * asks for: its stylesheets, with files that are served on this machine.
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

  const responses = fonts.map(async (item): Promise<[string, string]> => {
    const { title, font, meta } = item;
    const style = meta?.styles?.includes("normal") === false ? "italic" : "normal";
    const url = getGoogleFontsUrl(title, getFontAxes(title, font.weight, [style]), "swap");
    const name = `${String(font.dependency).replaceAll("/", "-")}-latest`;
    const sheets = font.weight.map(async (weight) => {
      const isVariable = font.dependency?.startsWith("@fontsource-variable/");
      const sheet = isVariable ? "index" : `${weight}${style === "italic" ? "-italic" : ""}`;
      const css = await readFile(join(fontFilesFolder, name, `${sheet}.css`), "utf8");
      return asTheProviderWrites(css, item, weight, style, `${fontFilesUrl}/${name}/files`);
    });
    return [url, (await Promise.all(sheets)).join("")];
  });
  return Object.fromEntries(await Promise.all(responses));
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
      const range = /unicode-range: ?([^;]+);/.exec(declarations)?.[1];
      const subset = face.slice(name.length + 1).replace(/-(?:wght|\d+)-(?:normal|italic)$/, "");
      return `/* ${subset} */
@font-face {
  font-family: '${title}';
  font-style: ${style};
  font-weight: ${weight};
  font-display: swap;
  src: url(${filesUrl}/${file}) format('woff2');
${range ? `  unicode-range: ${range};\n` : ""}}
`;
    })
    .join("");
}

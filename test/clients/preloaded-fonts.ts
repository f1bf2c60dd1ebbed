import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Catalog } from "../../registry/model/catalog.ts";
import { isGoogleFont } from "../../registry/model/items.ts";
import type { ClientProject } from "./client-project.ts";
import { fontsOf } from "./installed-pairing.ts";

/** The font files that a page of a Next.js app has the browser load before it needs them. */
export interface PreloadedFonts {
  files: number;
  bytes: number;
}

const PRELOAD =
  /<link(?=[^>]* rel="preload")(?=[^>]* as="font")[^>]* href="\/_next\/([^"?]+)[^"]*"/g;

/** Counts the preloads in the HTML that `next build` made of the app's first page. */
export async function preloadedFonts({ folder }: ClientProject): Promise<PreloadedFonts> {
  const html = await readFile(join(folder, ".next/server/app/index.html"), "utf8");
  const files = [...html.matchAll(PRELOAD)].map(([, file = ""]) => file);
  const sizes = await Promise.all(files.map(async (file) => stat(join(folder, ".next", file))));
  return { files: files.length, bytes: sizes.reduce((sum, { size }) => sum + size, 0) };
}

/** The pairings whose plain fonts have the most files for all subsets that `next/font` can preload. */
export function mostPreloading(catalog: Catalog, count: number): string[] {
  const files = new Map(
    [...catalog.pairings].map(([name, pairing]) => {
      const sizes = fontsOf([pairing], catalog)
        .filter(isGoogleFont)
        .map(({ font }) => {
          const isVariable = font.dependency?.startsWith("@fontsource-variable/");
          return font.subsets.length * (isVariable ? 1 : font.weight.length);
        });
      return [name, sizes.reduce((sum, size) => sum + size, 0)];
    }),
  );
  const descending = [...files].sort(([, a], [, b]) => b - a);
  return descending.slice(0, count).map(([name]) => name);
}

import { Parser } from "htmlparser2";
import { AppError, type AppFile } from "./app.ts";
import { type StatedValue, declaredFamilies, statedValues } from "./stylesheet.ts";

/** A file, or a `style` element of one, with what is stated there. */
export interface ReadStylesheet {
  path: string;
  values: StatedValue[];
  /** Those that it declares by `@font-face`. */
  families: string[];
}

/** The stylesheets among files, and those in pages and components. What is not CSS is left out. */
export function stylesheetsIn(files: readonly AppFile[]): ReadStylesheet[] {
  return files.flatMap(cssOf).flatMap((file) => {
    try {
      return [{ path: file.path, values: statedValues(file), families: declaredFamilies(file) }];
    } catch (error) {
      if (error instanceof AppError) return [];
      throw error;
    }
  });
}

/** With as many line breaks before it as it has in its file. */
function cssOf(file: AppFile): AppFile[] {
  const { path, text } = file;
  if (path.endsWith(".css")) return [file];
  if (!/\.(?:vue|svelte|astro|html)$/.test(path)) return [];
  const found: AppFile[] = [];
  let isStyle = false;
  const parser = new Parser({
    onopentag: (name, { lang = "css" }) => {
      isStyle = name === "style" && lang === "css";
    },
    ontext: (css) => {
      if (!isStyle) return;
      const before = text.slice(0, parser.startIndex).split("\n").length - 1;
      found.push({ path, text: "\n".repeat(before) + css });
    },
    onclosetag: () => {
      isStyle = false;
    },
  });
  parser.end(text);
  return found;
}

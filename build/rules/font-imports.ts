import type { FontItem } from "../../registry/items.ts";
import type { Loaded, LoadedRegistry } from "../loaded-registry.ts";
import { type Problem, pointerOf } from "../problem.ts";

/** A stylesheet of a Fontsource package: a weight, or an axis or a set of them, upright or italic. */
const FONTSOURCE_SHEET = /^@fontsource(-variable)?\/[^/]+\/([1-9]00|[a-z]+)(?:-italic)?\.css$/;
const VARIABLE_SHEETS: ReadonlySet<string> = new Set([
  ...["index", "wght", "opsz", "wdth", "slnt", "standard", "full", "SOFT", "WONK"],
]);

/**
 * What an item imports can be resolved, and is enough: the package of each import is installed with
 * it, the sheet is one that such a package has, and every weight that the item claims of a static
 * family is imported, since the default import holds 400 alone.
 */
export function fontImports({ fonts }: LoadedRegistry): Problem[] {
  return fonts.flatMap((font) => {
    const paths = Object.keys(font.item.css ?? {}).map((line) => /"(.+)"/.exec(line)?.[1] ?? line);
    return [...paths.flatMap((path) => brokenImport(font, path)), ...missingWeights(font, paths)];
  });
}

function brokenImport({ file, item }: Loaded<FontItem>, path: string): Problem[] {
  const pointer = pointerOf(["css", `@import "${path}"`]);
  const problem = (message: string): Problem[] => [
    { rule: "font-imports", file, pointer, isAboutKey: true, message },
  ];
  const name = /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path;
  if (!item.dependencies?.includes(name)) {
    return problem(`the import needs "${name}" in dependencies; add it`);
  }
  if (!name.startsWith("@fontsource") || path === name) return [];
  const [, variable, sheet = ""] = FONTSOURCE_SHEET.exec(path) ?? [];
  const exists = variable
    ? VARIABLE_SHEETS.has(sheet)
    : item.font.weight.some((weight) => weight === sheet);
  if (exists) return [];
  const expected = variable
    ? "wght-italic.css"
    : `${item.font.weight.join(".css, ")}.css, or -italic.css`;
  return problem(`"${path}" is no sheet of that package for these weights; expected ${expected}`);
}

function missingWeights({ file, item }: Loaded<FontItem>, paths: readonly string[]): Problem[] {
  const { dependency, weight } = item.font;
  // The family has no upright face: its default import is empty.
  if (!dependency?.startsWith("@fontsource/") || item.meta?.styles?.includes("normal") === false)
    return [];
  const missing = weight.filter(
    (one) => one !== "400" && !paths.includes(`${dependency}/${one}.css`),
  );
  return missing.map((one) => ({
    rule: "font-imports",
    file,
    pointer: pointerOf(["font", "weight", weight.indexOf(one)]),
    message: `weight ${one} is not imported; add @import "${dependency}/${one}.css" to css`,
  }));
}

import { parseCssValue } from "../../registry/css-value.ts";
import type { FontItem } from "../../registry/items.ts";
import type { Loaded, LoadedRegistry } from "../loaded-registry.ts";
import type { Problem } from "../problem.ts";

/** A quoted name without anything that CSS reads otherwise, and a generic family: CSS for certain. */
const PLAIN = /^'[\p{L}\p{N} -]+', (?:serif|sans-serif|monospace)$/u;

/**
 * Outside Next.js the client writes `font.family` into the stylesheet as it stands. So it is CSS, it
 * names the family as the package declares it, and the generic family follows, lest text fall to
 * the browser's default.
 */
export function fontFamily({ fonts }: LoadedRegistry): Problem[] {
  return fonts.flatMap(problemsOf);
}

function problemsOf({ file, item }: Loaded<FontItem>): Problem[] {
  const { family } = item.font;
  const problem = (message: string): Problem[] => [
    { rule: "font-family", file, pointer: "/font/family", message: `font.family ${message}` },
  ];

  if (PLAIN.test(family) && family.startsWith(`'${familyDeclaredBy(item) ?? item.title}',`))
    return [];
  const { value, problem: invalid } = parseCssValue("font-family", family);
  if (invalid !== undefined) return problem(invalid);
  if (value !== family) return problem(`is ${family}, which CSS must have quoted: ${value}`);

  const [, generic] = /,\s*(serif|sans-serif|monospace)$/.exec(family) ?? [];
  if (generic === undefined) {
    return problem(`is ${family}; end it with a generic family: serif, sans-serif or monospace`);
  }
  const declared = familyDeclaredBy(item);
  if (declared === undefined || family.startsWith(`'${declared}',`)) return [];
  return problem(
    `is ${family}, but ${item.font.dependency ?? ""} declares '${declared}', ${generic}`,
  );
}

/** The name that a package of Fontsource gives its faces; other packages are not known here. */
function familyDeclaredBy({ title, font: { dependency } }: FontItem): string | undefined {
  if (dependency?.startsWith("@fontsource-variable/")) return `${title} Variable`;
  return dependency?.startsWith("@fontsource/") ? title : undefined;
}

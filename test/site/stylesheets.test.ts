import { readFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "glob";
import { type CssNode, generate, parse, walk } from "css-tree";
import { packageDir } from "../../registry/model/package-root.ts";

const siteDir = join(packageDir, "build/site");
const BASE = "shared/base.css";

const stylesheets = new Map(
  globSync("**/*.css", { cwd: siteDir, posix: true })
    .sort()
    .map((path) => [path, parse(readFileSync(join(siteDir, path), "utf8"))] as const),
);
const isShared = (path: string) => path.startsWith("shared/");
const all = [...stylesheets.keys()];
const pages = all.filter((path) => path !== BASE);

/** A length that no token states; a pixel is a hairline. */
const LENGTH = /(?:\d\d|(?<![\d.])[2-9])(?:px|rem)/;

/** The declarations of properties that match. */
function valuesOf(path: string, property: RegExp): string[] {
  const values: string[] = [];
  walk(stylesheetAt(path), (node) => {
    if (node.type === "Declaration" && property.test(node.property))
      values.push(`${node.property}: ${generate(node.value)}`);
  });
  return values;
}

const stylesheetAt = (path: string): CssNode => stylesheets.get(path)!;

function classesOf(path: string): Set<string> {
  const classes = new Set<string>();
  walk(stylesheetAt(path), (node) => {
    if (node.type === "ClassSelector") classes.add(node.name);
  });
  return classes;
}

it("begins with the order of the layers", () => {
  const [order] = generate(stylesheetAt(BASE)).split(";");
  expect(order).toBe("@layer reset,tokens,parts,pages");
});

it.each(all)("has every rule in a layer: %s", (path) => {
  const stylesheet = stylesheetAt(path);
  const nodes = stylesheet.type === "StyleSheet" ? stylesheet.children.toArray() : [];
  const isLayered = (node: CssNode) =>
    node.type === "Atrule" && ["import", "layer"].includes(node.name);
  const outside = nodes.filter((node) => node.type !== "Comment" && !isLayered(node));
  expect(outside.map((node) => generate(node))).toEqual([]);
});

it.each(all)("takes sizes of type and spaces from the eight tokens of each: %s", (path) => {
  const sizes = valuesOf(path, /^font-size$/);
  const spaces = valuesOf(path, /^(?:margin|padding|gap|row-gap|column-gap)(?:-|$)/);
  expect([...sizes, ...spaces].filter((value) => LENGTH.test(value))).toEqual([]);
});

it.each(all)("changes at the four breakpoints alone: %s", (path) => {
  const widths: string[] = [];
  walk(stylesheetAt(path), (node) => {
    if (node.type === "Atrule" && node.name === "media" && node.prelude)
      widths.push(...(generate(node.prelude).match(/\d+(?:\.\d+)?(?:px|rem|em)/g) ?? []));
  });
  expect(widths.filter((width) => !/^(?:480|768|1024|1440)px$/.test(width))).toEqual([]);
});

it("has no class that a page and another one mean differently", () => {
  const shared = all
    .filter((path) => !isShared(path))
    .flatMap((path) => {
      const others = pages.filter((other) => other !== path).map(classesOf);
      return [...classesOf(path)].filter((name) => others.some((classes) => classes.has(name)));
    });
  const known = new Set([...pages, BASE].filter(isShared).flatMap((path) => [...classesOf(path)]));
  expect(shared.filter((name) => !known.has(name))).toEqual([]);
});

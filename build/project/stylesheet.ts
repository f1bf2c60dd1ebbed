import postcss, { type Container, CssSyntaxError, type Declaration } from "postcss";
import { AppError, type AppFile } from "./app.ts";
import { type Traces, declared, face, inside, isFace, normal } from "./traces.ts";

/** A file of an app without what installations wrote. */
export interface Cleaned {
  text: string;
  /** What stays though an installation may have written it, a line each: where, what, and why. */
  kept: string[];
}

/** What is taken out: what may have been written, except for what is installed and stays. */
export interface Removal {
  removed: Traces;
  keep?: Traces | undefined;
}

/**
 * A stylesheet without what installations wrote. A declaration that was edited since has another value and stays;
 * of a fallback face all of it has to be as it was written. A value that replaced another one gives way to that.
 *
 * @param before the stylesheet before the installations, where it is known
 * @throws AppError where the stylesheet is not CSS
 */
export function cleanedStylesheet(file: AppFile, removal: Removal, before?: string): Cleaned {
  const { removed } = removal;
  const root = parsed(file);
  const earlier = valuesIn({ ...file, text: before ?? "" });
  const kept: string[] = [];
  const faces = new Set<string>();
  for (const { node, place } of blocksIn(root).reverse()) {
    if (isFace(place)) {
      const own = face(place, declarationsOf(node));
      if (isRemoved(removal, own) || faces.has(own)) removeFace(node);
      else if (isInstalled(removal, own)) faces.add(own);
      else if (removed.properties.has(place)) kept.push(told(file, node));
      continue;
    }
    const declarations = declarationsOf(node);
    const own = declarations.filter((one) => isRemoved(removal, declaredBy(one, place)));
    if (own.length === 0) continue;
    for (const one of own) restoreOrRemove(one, earlier.get(declared(place, one.prop, "")));
    const left = declarations.filter((one) => !own.includes(one));
    const edited = left.filter((one) => isEdited(removal, one, place));
    kept.push(...edited.map((one) => told(file, one)));
    removeEmpty(node);
  }
  root.walkAtRules((rule) => {
    if (rule.nodes === undefined && isRemoved(removal, normal(`@${rule.name} ${rule.params}`)))
      rule.remove();
  });
  // A statement that has become the last one ends with one, too.
  root.raws.semicolon = true;
  return { text: root.toString(), kept: kept.reverse() };
}

/** A declaration of a stylesheet. */
export interface StatedValue {
  /** Of its rule, as traces have it: `@layer base{h1`. */
  place: string;
  prop: string;
  /** However it is formatted, and with double quotes. */
  value: string;
  /** From 1. */
  line: number;
}

/** The declarations of a stylesheet but for those of faces, in their order. @throws AppError where it is not CSS */
export function statedValues(file: AppFile): StatedValue[] {
  return blocksIn(parsed(file))
    .filter(({ place }) => !isFace(place))
    .flatMap(({ node, place }) =>
      declarationsOf(node).map(({ prop, value, source }) => ({
        ...{ place, prop, value: normal(value) },
        line: source?.start?.line ?? 1,
      })),
    );
}

/** What a stylesheet imports, and in which line. @throws AppError where it is not CSS */
export function importsIn(file: AppFile): { path: string; line: number }[] {
  const nodes = parsed(file).nodes.filter((node) => node.type === "atrule");
  return nodes
    .filter(({ name }) => name === "import")
    .map(({ params, source }) => ({
      path: /^["']([^"']+)/.exec(params)?.[1] ?? "",
      line: source?.start?.line ?? 1,
    }));
}

/** Families that a stylesheet declares by `@font-face`. @throws AppError where it is not CSS */
export function declaredFamilies(file: AppFile): string[] {
  const families: string[] = [];
  parsed(file).walkAtRules("font-face", (face) => {
    face.walkDecls("font-family", ({ value }) => {
      families.push(normal(value).replaceAll('"', ""));
    });
  });
  return families;
}

/** The value of every property, by its place; of a duplicate the last. @throws AppError where it is not CSS */
export function valuesIn(file: AppFile): Map<string, string> {
  return new Map(
    statedValues(file).map(({ place, prop, value }) => [declared(place, prop, ""), value]),
  );
}

function parsed({ path, text }: AppFile): postcss.Root {
  try {
    return postcss.parse(text, { from: path });
  } catch (cause) {
    if (!(cause instanceof CssSyntaxError)) throw cause;
    const { line = 1, column = 1, reason } = cause;
    throw new AppError(`${path}:${line}:${column} is not CSS: ${reason}.`, { cause });
  }
}

type Block = postcss.Rule | postcss.AtRule;

/** The rules of a stylesheet with their places, each before those inside it. */
function blocksIn(container: Container, around = ""): { node: Block; place: string }[] {
  return (container.nodes ?? []).flatMap((node) => {
    if (node.type !== "rule" && node.type !== "atrule") return [];
    const place = inside(around, headerOf(node));
    return [{ node, place }, ...blocksIn(node, place)];
  });
}

function declarationsOf({ nodes }: Block): Declaration[] {
  return nodes?.filter((node) => node.type === "decl") ?? [];
}

function declaredBy({ prop, value }: Declaration, place: string): string {
  return declared(place, prop, value);
}

function isRemoved(removal: Removal, trace: string): boolean {
  return removal.removed.css.has(trace) && !isInstalled(removal, trace);
}

function isInstalled({ keep }: Removal, trace: string): boolean {
  return keep?.css.has(trace) === true;
}

/** Whether a declaration has another value than the installation that wrote those beside it. */
function isEdited(removal: Removal, declaration: Declaration, place: string): boolean {
  const isWritten = removal.removed.properties.has(declared(place, declaration.prop, ""));
  return isWritten && !isInstalled(removal, declaredBy(declaration, place));
}

function restoreOrRemove(declaration: Declaration, earlier: string | undefined): void {
  if (earlier === undefined) declaration.remove();
  else declaration.value = earlier;
}

const FACE = "@font-face";

/** A fallback face is known by the comment before it. */
function headerOf(node: Block): string {
  if (node.type === "rule") return node.selector;
  const header = `@${node.name} ${node.params}`.trim();
  const before = node.prev();
  return header === FACE && before?.type === "comment" ? `/* ${before.text} */ ${FACE}` : header;
}

/** With the comment before it, which is a part of its key in an item. */
function removeFace(node: Block): void {
  const before = node.prev();
  if (before?.type === "comment") before.remove();
  node.remove();
}

/** A rule that has lost everything, and those around it. */
function removeEmpty(node: Block): void {
  if (node.nodes?.length !== 0) return;
  const { parent } = node;
  node.remove();
  if (parent?.type === "rule" || parent?.type === "atrule") removeEmpty(parent);
}

function told({ path }: AppFile, node: Declaration | Block): string {
  const header = headerOf(node.type === "decl" ? (node.parent as Block) : node);
  const what = node.type === "decl" ? `${header} { ${node.toString()} }` : header;
  return `${path}:${node.source?.start?.line ?? 1} ${what} was edited since`;
}

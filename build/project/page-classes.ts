import * as t from "@babel/types";
import { Parser } from "htmlparser2";
import type { AppFile } from "./app.ts";
import { nodesIn, programOf } from "./syntax-tree.ts";

/** The classes that an element `html` or `body` has. */
export interface PageClasses {
  element: string;
  /** Names of classes, and expressions: `font-sans`, `geist.className`. */
  names: string[];
  /** From 1. */
  line: number;
}

const PAGE = ["html", "body"];

/** Of a file of HTML, of a template that is written like it, or of JSX. @throws AppError where JSX cannot be parsed */
export function pageClasses(file: AppFile): PageClasses[] {
  return /\.[jt]sx?$/.test(file.path) ? classesOfJsx(file) : classesOfHtml(file);
}

function classesOfJsx(file: AppFile): PageClasses[] {
  const elements = nodesIn(programOf(file), t.isJSXOpeningElement);
  return elements.flatMap(({ name, attributes, loc }) => {
    const element = t.isJSXIdentifier(name) ? name.name : "";
    if (!PAGE.includes(element)) return [];
    return attributes.filter(isClass).map((attribute) => ({
      element,
      names: classNamesIn(attribute, file.text),
      line: loc?.start.line ?? 1,
    }));
  });
}

function classesOfHtml({ text }: AppFile): PageClasses[] {
  const found: PageClasses[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (!PAGE.includes(name) || attributes["class"] === undefined) return;
      const line = text.slice(0, parser.startIndex).split("\n").length;
      found.push({ element: name, names: attributes["class"].split(/\s+/), line });
    },
  });
  parser.end(text);
  return found;
}

export function isClass(node: t.Node): node is t.JSXAttribute {
  return t.isJSXAttribute(node) && node.name.name === "className";
}

/** The names of classes and the expressions of an attribute. */
export function classNamesIn(attribute: t.JSXAttribute, text: string): string[] {
  const names = nodesIn(attribute, t.isNode).flatMap((node) => {
    if (t.isStringLiteral(node)) return node.value.split(" ");
    if (t.isTemplateElement(node)) return node.value.raw.split(" ");
    return t.isMemberExpression(node) ? [text.slice(node.start ?? 0, node.end ?? 0)] : [];
  });
  return names.filter((name) => name !== "");
}

import { globSync } from "glob";
import { fullFormats } from "ajv-formats/dist/formats.js";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { check } from "recheck";
import ts from "typescript";
import { PROJECT, readJson } from "../fixtures/read.ts";

/** A pattern and where it is. */
type Pattern = [source: string, flags: string, where: string];

const pathsOf = (pattern: string) =>
  globSync(pattern, { cwd: PROJECT, posix: true, ignore: "schemas/generated/**" }).sort();

const SCHEMAS = pathsOf("schemas/*.schema.json");
const CODE = pathsOf("{registry,build,schemas,server}/**/*.{ts,tsx}");

/** Every part of a schema that has a keyword. */
function partsWith(keyword: string, part: unknown): Record<string, unknown>[] {
  if (typeof part !== "object" || part === null) return [];
  const inner = Object.values(part).flatMap((value) => partsWith(keyword, value));
  return keyword in part ? [part as Record<string, unknown>, ...inner] : inner;
}

/** The texts of a keyword anywhere in a schema. */
const textsOf = (keyword: string, schema: unknown) =>
  partsWith(keyword, schema)
    .map((part) => part[keyword])
    .filter((value) => typeof value === "string");

function schemaPatterns(path: string): Pattern[] {
  const schema = readJson(join(PROJECT, path));
  const formats = textsOf("format", schema).flatMap((name): Pattern[] => {
    const format = fullFormats[name as keyof typeof fullFormats];
    return format instanceof RegExp ? [[format.source, format.flags, `format ${name}`]] : [];
  });
  // Ajv compiles patterns with the flag u.
  const patterns = textsOf("pattern", schema).map((source): Pattern => [source, "u", path]);
  return [...patterns, ...formats];
}

/** Every node of a file that a test is interested in. */
function nodesIn<Found>(path: string, find: (node: ts.Node) => Found | undefined): Found[] {
  const text = readFileSync(join(PROJECT, path), "utf8");
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    const one = find(node);
    if (one !== undefined) found.push(one);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function codePatterns(path: string): Pattern[] {
  return nodesIn(path, (node) => {
    if (!ts.isRegularExpressionLiteral(node)) return undefined;
    const end = node.text.lastIndexOf("/");
    return [node.text.slice(1, end), node.text.slice(end + 1), path];
  });
}

/** What the checker says of matching time: "safe" and "linear", or a polynomial, or exponential. */
async function growthOf(source: string, flags: string): Promise<string> {
  const verdict = await check(source, flags, { timeout: null });
  // Only the automaton proves; the other checker tries some attacks.
  if (verdict.status === "unknown" || verdict.checker !== "automaton") {
    return `not proved: ${verdict.status}`;
  }
  return verdict.complexity.summary;
}

const all = [...SCHEMAS.flatMap(schemaPatterns), ...CODE.flatMap(codePatterns)];
const distinct = [...new Map(all.map((one) => [`${one[0]}/${one[1]}`, one])).values()];

it("finds the patterns of schemas, of formats and of code", () => {
  const places = new Set(distinct.map(([, , where]) => where));
  const some = ["schemas/pairing.schema.json", "format uri-template", "registry/css/css-value.ts"];
  expect([...places]).toEqual(expect.arrayContaining(some));
});

it.each(distinct)(
  "%s (flags %j, %s) is matched in linear time, whatever the text",
  async (source, flags) => {
    expect(["safe", "linear"]).toContain(await growthOf(source, flags));
  },
);

it("a title of 1,600 characters took seconds: the checker reports the pattern", async () => {
  const formerTitle = String.raw`^\S(?:.*\S)? — \S(?:.*\S)? \+ \S(?:.*\S)? \+ \S(?:.*\S)?$`;
  expect(await growthOf(formerTitle, "u")).toBe("4th degree polynomial");
});

it.each(SCHEMAS)("%s: duplicates are found by a table, and not by comparing all pairs", (path) => {
  // Ajv does so where the items' own type says that they are no objects or arrays.
  const lists = partsWith("uniqueItems", readJson(join(PROJECT, path)));
  const types = lists.map(({ items }) => (items as Record<string, unknown>).type);
  expect(types).toEqual(lists.map(() => "string"));
});

it("no pattern is made at run time, where this test would not see it", () => {
  const made = CODE.flatMap((path) =>
    nodesIn(path, (node) => {
      if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return undefined;
      return node.expression.getText() === "RegExp" ? `${path}: ${node.getText()}` : undefined;
    }),
  );
  expect(made).toEqual([]);
});

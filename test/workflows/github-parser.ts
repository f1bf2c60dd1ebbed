import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { PROJECT } from "../fixtures/read.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";

interface ParsedTemplate {
  context: { errors: { getErrors: () => { message: string }[] } };
}
type Parse = (file: { name: string; content: string }, trace: object) => ParsedTemplate;

interface Parser {
  NoOperationTraceWriter: new () => object;
  parseWorkflow: Parse;
  parseAction: Parse;
}

let parser: Parser | undefined;

/** GitHub's own parser. Bundled, since it imports JSON in a way that bundlers alone understand. */
function githubParser(): Parser {
  const outfile = join(temporaryFolder(), "parser.cjs");
  const contents = `
    export { NoOperationTraceWriter, parseWorkflow } from "@actions/workflow-parser";
    export { parseAction } from "@actions/workflow-parser/actions/action-parser";`;
  const entry = { contents, resolveDir: PROJECT };
  buildSync({ stdin: entry, bundle: true, platform: "node", format: "cjs", outfile });
  return createRequire(import.meta.url)(outfile) as Parser;
}

/**
 * What GitHub would report of a file before it runs: fields, types, permissions, and names in expressions
 * that it does not know.
 */
export function githubErrors(kind: "action" | "workflow", name: string, content: string): string[] {
  const { NoOperationTraceWriter, parseAction, parseWorkflow } = (parser ??= githubParser());
  const parse = kind === "action" ? parseAction : parseWorkflow;
  const { context } = parse({ name, content }, new NoOperationTraceWriter());
  return context.errors.getErrors().map(({ message }) => message);
}

/** A YAML example of a Markdown file that contains some text, as printed. */
export function yamlExample(file: string, part: string): string {
  const markdown = readFileSync(join(PROJECT, file), "utf8");
  const examples = Array.from(markdown.matchAll(/```yaml\n([^]*?)```/g), ([, text = ""]) => text);
  const found = examples.find((text) => text.includes(part));
  if (found === undefined) throw new Error(`${file} has no YAML example with ${part}`);
  return found;
}

/**
 * A module loader that removes the types, for scripts that run before anything is compiled: Node.js
 * 20 cannot import TypeScript.
 *
 * @see https://nodejs.org/api/module.html#customization-hooks
 */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const compilerOptions = {
  module: ts.ModuleKind.ESNext,
  target: ts.ScriptTarget.ES2023,
  verbatimModuleSyntax: true,
};

export async function load(url, context, nextLoad) {
  if (!url.endsWith(".ts")) return nextLoad(url, context);
  const source = await readFile(fileURLToPath(url), "utf8");
  const { outputText } = ts.transpileModule(source, { compilerOptions });
  return { format: "module", source: outputText, shortCircuit: true };
}

import { createHash } from "node:crypto";
import { isAbsolute } from "node:path";
import { pathToFileURL } from "node:url";
import { withJsonEscapes } from "../../../registry/model/invisible-characters.ts";
import { byCodePoints } from "../../../registry/model/items.ts";
import { ownVersion } from "../../../registry/model/package-root.ts";
import type { Problem } from "../problem.ts";
import { descriptionOf, rulePage } from "../rules/explain.ts";
import type { Validation } from "../validate.ts";

/**
 * The problems in the Static Analysis Results Interchange Format, which code scanning reads.
 *
 * @see https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export function sarifReport({ problems }: Validation): string {
  const rules = [...new Set(problems.map(({ rule }) => rule))].sort(byCodePoints);
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: { name: "typography-registry", version: ownVersion(), rules: rules.map(ruleOf) },
        },
        columnKind: "utf16CodeUnits",
        results: problems.map((problem) => result(problem, rules.indexOf(problem.rule))),
      },
    ],
  };
  return withJsonEscapes(`${JSON.stringify(log, null, 2)}\n`);
}

function ruleOf(id: string) {
  const rule = descriptionOf(id);
  if (rule === undefined) return { id };
  const text = `Run: typography-registry validate --explain ${id}`;
  return {
    id,
    shortDescription: { text: rule.summary },
    help: { text, markdown: rulePage(rule) },
    defaultConfiguration: { level: rule.severity },
  };
}

function result({ file, line, column, severity, rule, pointer, message }: Problem, index: number) {
  // Lines move as a file is edited; what identifies a problem does not.
  const identity = createHash("sha256")
    .update(JSON.stringify([rule, file, pointer]))
    .digest("hex");
  return {
    ruleId: rule,
    ruleIndex: index,
    level: severity,
    message: { text: message },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: uriOf(file) },
          region: { startLine: line, startColumn: column },
        },
        ...(pointer !== "" && { logicalLocations: [{ fullyQualifiedName: pointer }] }),
      },
    ],
    partialFingerprints: { "problem/v1": identity },
  };
}

function uriOf(file: string): string {
  if (isAbsolute(file)) return pathToFileURL(file).href;
  // Without half of a surrogate pair, which a URI cannot have.
  const wellFormed = Buffer.from(file).toString();
  return wellFormed.replaceAll("\\", "/").split("/").map(encodeURIComponent).join("/");
}

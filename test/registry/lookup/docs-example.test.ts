import { runInNewContext } from "node:vm";
import * as lookups from "../../../registry/index.ts";
import { docsExample } from "../../fixtures/docs-example.ts";

/** `expression; // its value, or a remark` */
const lines = docsExample("data", "Lookup functions", "ts")
  .split("\n")
  .flatMap((line) => {
    const [, expression, comment] = /^(get\w+.*|search\w+.*); \/\/ (.*)$/.exec(line) ?? [];
    return expression === undefined || comment === undefined ? [] : [{ expression, comment }];
  });

it("the documentation shows every lookup function", () => {
  const shown = lines.map(({ expression }) => /^\w+/.exec(expression)?.[0]);
  const all = Object.keys(lookups).filter((name) => name !== "getAllPairings");
  expect(shown.sort()).toEqual(all.sort());
});

it.each(lines)("$expression gives $comment", ({ expression, comment }) => {
  const valueOf = (code: string): unknown =>
    JSON.parse(JSON.stringify(runInNewContext(`(${code})`, { ...lookups })));
  const value = valueOf(expression);
  if (comment.endsWith(", …]")) {
    const first = expectedOf(valueOf(comment.replace(", …]", "]"))) as unknown[];
    expect((value as unknown[]).slice(0, first.length)).toEqual(first);
  } else if (/^[[{]/.test(comment)) {
    expect(value).toEqual(valueOf(comment));
  } else {
    // A remark in words.
    expect(value).not.toHaveLength(0);
  }
});

/** The string `…` stands for any text. */
function expectedOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(expectedOf);
  if (value === "…") return expect.stringMatching(/./);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, expectedOf(inner)]));
}

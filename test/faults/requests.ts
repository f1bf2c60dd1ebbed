import type { RawClient } from "./raw-client.ts";

/** One of each kind of request, and its status: what is published, computed, refused and not found. */
export const REQUESTS: readonly (readonly [target: string, status: number])[] = [
  ["/r/minimal.json", 200],
  ["/healthz", 200],
  ["/api/r/minimal?h1-size=3rem&body-lh=1.8", 200],
  ["/r/registry.json?q=warm+serif", 200],
  ["/css/minimal.css?h1-size=3rem", 200],
  ["/tokens/minimal.tokens.json?h1-size=3rem", 200],
  ["/api/r/minimal?h1-size=bananas", 400],
  ["/r/nope.json", 404],
];

/** Sends one of each kind. @returns what is wrong with the answers, one line each */
export async function problemsOfRequests(client: RawClient): Promise<string[]> {
  const problems: string[] = [];
  for (const [target, expected] of REQUESTS) {
    const { outcome, status } = await client.get(target);
    if (outcome !== "answered") problems.push(`${target}: ${outcome}`);
    else if (status !== expected) problems.push(`${target}: ${status}`);
  }
  return problems;
}

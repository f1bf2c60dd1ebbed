import { gunzipSync } from "node:zlib";
import { answerTo } from "../../fixtures/answer.ts";
import type { Case } from "./case.ts";

/** How a host's answer to a case differs from what is expected, in words; nothing if it does not. */
export async function differences(baseUrl: string, testCase: Case): Promise<string[]> {
  const { name, method = "GET", path, headers: sent, expected } = testCase;
  const isConditional = typeof sent === "function";
  const { etag = "" } = isConditional ? (await answerTo(baseUrl, { path })).headers : {};
  const requestHeaders = isConditional ? sent({ etag }) : (sent ?? {});
  const { status, headers, body } = await answerTo(baseUrl, {
    method,
    path,
    headers: requestHeaders,
  });
  const found: string[] = [];
  if (![expected.status].flat().includes(status))
    found.push(`is ${status}, expected ${String(expected.status)}`);
  for (const [header, value] of Object.entries(expected.headers ?? {})) {
    const actual = headers[header];
    const isRight = value === null ? actual === undefined : matches(String(actual), value);
    if (!isRight) found.push(`${header} is ${String(actual)}, expected ${String(value)}`);
  }
  const isCompressed = headers["content-encoding"] === "gzip" && body.length > 0;
  const bytes = isCompressed ? gunzipSync(body) : body;
  if (Buffer.isBuffer(expected.body)) {
    if (!bytes.equals(expected.body))
      found.push(`body has ${bytes.length} bytes, not those ${expected.body.length} expected`);
  } else if (expected.body !== undefined && !matches(bytes.toString(), expected.body))
    found.push(`body is ${excerpt(bytes.toString())}, expected ${excerpt(String(expected.body))}`);
  return found.map((difference) => `${method} ${excerpt(path)} (${name}): ${difference}`);
}

function matches(actual: string, expected: string | RegExp): boolean {
  return typeof expected === "string" ? actual === expected : expected.test(actual);
}

function excerpt(text: string): string {
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}

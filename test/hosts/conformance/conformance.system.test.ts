import { gunzipSync } from "node:zlib";
import { publishedFiles } from "../../../build/publish/published-files.ts";
import { loadCatalog } from "../../../registry/pairing/catalog.ts";
import { freePort, killServers } from "../../clients/processes.ts";
import { answerTo } from "../../fixtures/answer.ts";
import { byPath } from "../../fixtures/by-path.ts";
import { FIXTURE_REGISTRY } from "../../fixtures/read.ts";
import { BASE_URL, SITE, distWithSite } from "../../fixtures/site.ts";
import { isRelease } from "../../shared/shared.ts";
import type { Case } from "./case.ts";
import { errorCases } from "./cases/errors.ts";
import { methodCases } from "./cases/methods.ts";
import { compressedOverrideCases, missingNameCases, overrideCases } from "./cases/overrides.ts";
import { compressionCases, headerCases, staticCases } from "./cases/published.ts";
import { boundCases, queryCases } from "./cases/queries.ts";
import { siteCases } from "./cases/site.ts";
import { type Host, OTHER_HOSTS, OWN_HOSTS } from "./hosts.ts";

const distDir = distWithSite();

/** What the build of the fixture registry publishes. */
const files = byPath(publishedFiles(loadCatalog(FIXTURE_REGISTRY), { baseUrl: BASE_URL }));
const cases: readonly Case[] = [
  ...staticCases(files),
  ...headerCases(files),
  ...compressionCases(files),
  ...methodCases(),
  ...errorCases(),
  ...queryCases(files),
  ...boundCases(files),
  ...overrideCases(files),
  ...missingNameCases(),
  ...siteCases(SITE),
  ...compressedOverrideCases(files),
];

const hosts: Readonly<Record<string, Host>> = isRelease
  ? { ...OWN_HOSTS, ...OTHER_HOSTS }
  : OWN_HOSTS;

describe.each(Object.entries(hosts))(
  "%s",
  (name, { capabilities, debianPackage, exceptions, start, stop }) => {
    let baseUrl = "";

    beforeAll(async () => {
      const port = await freePort();
      baseUrl = `http://127.0.0.1:${port}`;
      await start(distDir, port).catch((error: unknown) => {
        const install = debianPackage ? `. Install it: apt-get install ${debianPackage}` : "";
        throw new Error(`${name} does not start${install}`, { cause: error });
      });
    });
    afterAll(() => killServers(stop));

    it.each(capabilities)("passes every case of the capability %s", async (capability) => {
      const isException = ({ path }: Case) =>
        exceptions?.capabilities.includes(capability) === true && exceptions.paths.test(path);
      const wanted = cases.filter((one) => one.capability === capability && !isException(one));
      const found: string[] = [];
      for (const testCase of wanted) found.push(...(await differences(baseUrl, testCase)));
      expect(found).toEqual([]);
      expect(wanted.length).toBeGreaterThan(0);
    });
  },
);

/** How a host's answer to a case differs from what is expected, in words; nothing if it does not. */
async function differences(baseUrl: string, testCase: Case): Promise<string[]> {
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

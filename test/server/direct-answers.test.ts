import { join } from "node:path";
import request from "supertest";
import { buildRegistry } from "../../build/build.ts";
import { createApp } from "../../server/app.ts";
import { directAnswers } from "../../server/direct-answers.ts";
import { publishedIn } from "../../server/published.ts";
import { loadRepresentations } from "../../server/representations.ts";
import { FIXTURE_REGISTRY } from "../fixtures/read.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";

const dist = join(temporaryFolder(), "dist");
buildRegistry({ registryDir: FIXTURE_REGISTRY, outDir: dist, baseUrl: "https://example.com" });
const representations = loadRepresentations(dist);
const app = createApp(representations);

/** Answers in front of Express, with Express behind it telling that it was asked. */
function server() {
  const passedOn: string[] = [];
  const listener = directAnswers(
    representations,
    publishedIn(representations),
    (asked, response) => {
      passedOn.push(`${asked.method} ${asked.url}`);
      app(asked, response);
    },
  );
  return { listener, passedOn };
}

const OVERRIDES = "h1-size=3rem&body-lh=1.8&code-family=Fira%20Code";
const DIRECT: [string, string, Record<string, string>?][] = [
  ["GET", "/api/r/plain"],
  ["HEAD", "/api/r/plain"],
  ["GET", "/r/pairing-plain.json"],
  ["GET", "/r/layered/plain.json"],
  ["GET", "/r/registry.json"],
  ["GET", "/api/pairings.json"],
  ["GET", "/schemas/pairing.schema.json"],
  ["GET", "/r/plain.json?"],
  ["GET", "/r/plain.json", { "Accept-Encoding": "br" }],
  ["GET", "/r/plain.json", { "If-None-Match": "*" }],
  ["HEAD", "/r/plain.json", { "If-None-Match": "*", "Accept-Encoding": "gzip" }],
  ["GET", `/api/r/plain?${OVERRIDES}`],
  ["HEAD", `/api/r/plain?${OVERRIDES}`],
  ["GET", `/r/layered/plain.json?${OVERRIDES}`],
  ["GET", `/r/plain.json?fonts=self-hosted&${OVERRIDES}`],
  ["GET", `/api/r/plain?${OVERRIDES}`, { "If-None-Match": "*" }],
  ["GET", "/api/r/plain?utm_source=x", { "Accept-Encoding": "gzip" }],
  ["GET", "/api/r/inter?h1-size=3rem"],
  ["GET", "/r/registry.json?q=serif&limit=2"],
];
const PASSED_ON: typeof DIRECT = [
  ["GET", "/api/r/nope"],
  ["GET", "/api/r/pl%61in"],
  ["GET", "/api/r/plain?h1-size=12bananas"],
  ["GET", "/r/registry.json?limit=x"],
  ["GET", "/r/plain.json", { "Accept-Encoding": "*;q=0" }],
  ["GET", "/healthz"],
  ["GET", "/_headers"],
  ["OPTIONS", "/api/r/plain"],
  ["POST", "/api/r/plain"],
];

async function answer(
  listener: Parameters<typeof request>[0],
  [method, target, headers = {}]: (typeof DIRECT)[number],
) {
  const agent = request(listener);
  const response = await agent[method.toLowerCase() as "get"](target)
    .set({ "Accept-Encoding": "identity", ...headers })
    .buffer(true);
  const { date, ...others } = response.headers as Record<string, string>;
  return { status: response.status, text: response.text, headers: others };
}

describe.each([
  ["are answered in front of Express", DIRECT, false],
  ["are left to it", PASSED_ON, true],
] as const)("requests that %s", (_, requests, isPassedOn) => {
  it.each(requests)("%s %s: as Express alone would, the second time too", async (...asked) => {
    const { listener, passedOn } = server();
    const expected = await answer(app, asked);
    expect(await answer(listener, asked)).toEqual(expected);
    expect(await answer(listener, asked)).toEqual(expected);
    const [method, target] = asked;
    expect(passedOn).toEqual(isPassedOn ? Array(2).fill(`${method} ${target}`) : []);
  });
});

import { CROSS_ORIGIN_HEADERS, SECURITY_HEADERS } from "../../../build/dist/headers.ts";
import { freePort, killServers } from "../../clients/processes.ts";
import { answerTo } from "../../fixtures/answer.ts";
import { distWithSite } from "../../fixtures/site.ts";
import { SEED } from "../../fixtures/seed.ts";
import { isRelease } from "../../shared/shared.ts";
import { generatedRequests } from "./generated-requests.ts";
import { OWN_HOSTS } from "./hosts.ts";

const REQUESTS = isRelease ? 6000 : 2000;
const AT_ONCE = 8;
/** `Content-Encoding`, `Content-Length` and `Vary` are the platform's at the edge. */
const COMPARED_HEADERS = [
  "content-type",
  "cache-control",
  "etag",
  "allow",
  "location",
  "access-control-allow-methods",
  "access-control-allow-headers",
  ...Object.keys({ ...SECURITY_HEADERS, ...CROSS_ORIGIN_HEADERS }).map((name) =>
    name.toLowerCase(),
  ),
];

const distDir = distWithSite();

afterAll(() => killServers());

it(`Express and the edge worker give the same answers to ${REQUESTS} generated requests, SEED=${SEED}`, async () => {
  const [express, edge] = await Promise.all(
    [OWN_HOSTS.Express, OWN_HOSTS["edge worker"]].map(async (host) => {
      const port = await freePort();
      await host.start(distDir, port);
      return `http://127.0.0.1:${port}`;
    }),
  );

  const different: string[] = [];
  const statuses = new Map<number, number>();
  const requests = generatedRequests(REQUESTS, SEED);
  const compareNext = async () => {
    for (let next = requests.pop(); next; next = requests.pop()) {
      const sent = next;
      const [here, there] = await Promise.all(
        [express, edge].map((origin) => answerTo(origin!, sent)),
      );
      statuses.set(here!.status, (statuses.get(here!.status) ?? 0) + 1);
      const seen = [here!, there!].map(({ status, body, headers: its }) =>
        JSON.stringify([
          status,
          body.toString(),
          COMPARED_HEADERS.map((name) => its[name] ?? null),
        ]),
      );
      if (seen[0] !== seen[1]) different.push(`${JSON.stringify(sent)}\n${seen.join("\n")}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, compareNext));

  console.log(
    `SEED=${SEED}: ${REQUESTS - different.length} of ${REQUESTS} answers are the same; by status: ${JSON.stringify(Object.fromEntries(statuses))}`,
  );
  expect(different).toEqual([]);
  expect([...statuses.keys()]).toEqual(
    expect.arrayContaining([200, 204, 301, 304, 400, 404, 405, 414]),
  );
});

import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { buildRegistry } from "../../build/build.ts";
import { publishedFiles } from "../../build/published-files.ts";
import { byPath } from "../fixtures/by-path.ts";
import { loadCatalog } from "../../registry/catalog.ts";
import { freePort, startedServer } from "../clients/processes.ts";
import { FIXTURE_REGISTRY, PROJECT } from "../fixtures/read.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";

const REBUILDS = 200;
const CLIENTS = 8;
const BASE_URL = "https://example.com";

it(`a client at full speed meets no failed and no mixed response during ${REBUILDS} rebuilds`, async () => {
  const folder = temporaryFolder();
  const registryDir = join(folder, "registry");
  const outDir = join(folder, "dist");
  cpSync(FIXTURE_REGISTRY, registryDir, { recursive: true });

  // What each build answers, every response of it told by its number.
  const builds: ReadonlyMap<string, string>[] = [];
  const rebuild = () => {
    const file = join(registryDir, "pairings/plain.json");
    const text = readFileSync(file, "utf8");
    writeFileSync(
      file,
      text.replace(
        /"description": "[^"]*"/,
        `"description": "As the registry was when it was built for the ${builds.length}th time."`,
      ),
    );
    builds.push(
      new Map(
        [...byPath(publishedFiles(loadCatalog(registryDir), BASE_URL))].map(([path, body]) => [
          path,
          body,
        ]),
      ),
    );
    buildRegistry({ registryDir, outDir, baseUrl: BASE_URL });
  };

  rebuild();
  const port = await freePort();
  const command = [`${PROJECT}lib/server/main.js`, "--dist", outDir, "--port", String(port)];
  const server = await startedServer(process.execPath, command, port);
  const paths = [...builds[0]!.keys()];
  const wrong: string[] = [];
  const seen = new Set<number>();
  let requests = 0;
  let isOver = false;
  const client = async (first: number) => {
    for (let index = first; !isOver; index++) {
      const path = paths[index % paths.length]!;
      const answer = await fetch(`http://127.0.0.1:${port}/${path}`).then(
        async (response) => ({ status: response.status, body: await response.text() }),
        (error: unknown) => ({ status: String(error), body: "" }),
      );
      requests += 1;
      const build = builds.findIndex((files) => files.get(path) === answer.body);
      if (answer.status !== 200 || build === -1) wrong.push(`${answer.status} ${path}`);
      else if (path.endsWith("/plain.json")) seen.add(build);
    }
  };
  const clients = Array.from({ length: CLIENTS }, (_, index) => client(index * 7));
  try {
    for (let count = 0; count < REBUILDS; count++) {
      rebuild();
      await delay(60);
    }
    // The last one arrives.
    const last = builds.length - 1;
    for (let waited = 0; waited < 100 && !seen.has(last); waited++) await delay(50);
    isOver = true;
    await Promise.all(clients);
    expect(wrong).toEqual([]);
    expect(seen).toContain(last);
    expect(seen.size).toBeGreaterThan(REBUILDS / 4);
    console.log(`${requests} requests, ${seen.size} of ${builds.length} builds seen, none wrong`);
  } finally {
    isOver = true;
    server.kill("SIGKILL");
  }
});

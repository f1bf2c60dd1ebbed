import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import { buildRegistry } from "../../build/publish/build.ts";
import { publishedFiles } from "../../build/publish/published-files.ts";
import { byPath } from "../fixtures/by-path.ts";
import { loadCatalog } from "../../registry/model/catalog.ts";
import { freePort, startedServer } from "../clients/processes.ts";
import { sirvCommand } from "../clients/static-site.ts";
import { PROJECT } from "../fixtures/read.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";

const REGISTRY = join(PROJECT, "registry");
const BASE_URL = "https://example.com";

const dist = join(temporaryFolder(), "dist");
buildRegistry({ registryDir: REGISTRY, outDir: dist, baseUrl: BASE_URL });

/** Static servers without configuration for this project, started as their documentation says. */
const SERVERS: Record<string, (port: string) => Promise<[string, string[]]>> = {
  "sirv-cli": (port) => sirvCommand(dist, port),
  "Python's http.server": (port) =>
    Promise.resolve([
      "python3",
      ["-m", "http.server", port, "--bind", "127.0.0.1", "--directory", dist],
    ]),
};

describe.each(Object.entries(SERVERS))("%s", (_, commandFor) => {
  let server: ChildProcess | undefined;
  afterEach(() => server?.kill());

  it("serves every variant from dist", async () => {
    const port = await freePort();
    const [command, args] = await commandFor(String(port));
    server = await startedServer(command, args, port);

    const expected = byPath(publishedFiles(loadCatalog(REGISTRY), BASE_URL));
    const answers = new Map<string, string>();
    for (const path of expected.keys()) {
      const answer = await fetch(`http://127.0.0.1:${port}/${path}`);
      answers.set(path, answer.status === 200 ? await answer.text() : `status ${answer.status}`);
    }
    expect(answers).toEqual(expected);
    expect((await fetch(`http://127.0.0.1:${port}/api/r/nope`)).status).toBe(404);
  });
});

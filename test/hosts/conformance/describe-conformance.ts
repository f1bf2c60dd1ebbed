import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import { publishedFiles } from "../../../build/publish/published-files.ts";
import { byPath } from "../../fixtures/by-path.ts";
import { loadCatalog } from "../../../registry/model/catalog.ts";
import { freePort, startedServer } from "../../clients/processes.ts";
import { FIXTURE_REGISTRY } from "../../fixtures/read.ts";
import { BASE_URL, SITE, writeDistWithSite } from "../../fixtures/site.ts";
import { temporaryFolder } from "../../fixtures/temporary.ts";
import { CAPABILITIES, type Capability, type Case } from "./case.ts";
import { conformanceCases } from "./cases.ts";
import { differences } from "./conforms.ts";
import type { Host, Run } from "./hosts.ts";

/** Tests of hosts, each of which must pass every case of its capabilities; a table shows how many. */
export function describeConformance(hosts: Readonly<Record<string, Host>>): void {
  const distDir = join(temporaryFolder(), "dist");
  writeDistWithSite(distDir);
  const cases = conformanceCases(
    byPath(publishedFiles(loadCatalog(FIXTURE_REGISTRY), BASE_URL)),
    SITE,
  );

  /** Host -> capability -> cases passed of cases run. */
  const table = new Map<string, Map<Capability, string>>();

  describe.each(Object.entries(hosts))(
    "%s",
    (name, { capabilities, debianPackage, exceptions, start, stop }) => {
      const processes: ChildProcess[] = [];
      let baseUrl = "";

      beforeAll(async () => {
        const port = await freePort();
        baseUrl = `http://127.0.0.1:${port}`;
        const run: Run = async (command, args, itsPort, cwd, env) =>
          processes.push(await startedServer(command, args, itsPort, cwd, env));
        await start(distDir, port, run).catch((error: unknown) => {
          const install = debianPackage ? `. Install it: apt-get install ${debianPackage}` : "";
          throw new Error(`${name} does not start${install}`, { cause: error });
        });
      });
      afterAll(() => {
        for (const child of processes) child.kill(stop ?? "SIGKILL");
      });

      it.each(capabilities)("passes every case of the capability %s", async (capability) => {
        const isException = ({ path }: Case) =>
          exceptions?.capabilities.includes(capability) === true && exceptions.paths.test(path);
        const wanted = cases.filter(
          (testCase) => testCase.capability === capability && !isException(testCase),
        );
        const found: string[] = [];
        let passed = 0;
        for (const testCase of wanted) {
          const different = await differences(baseUrl, testCase);
          if (different.length === 0) passed += 1;
          found.push(...different);
        }
        const row = table.get(name) ?? new Map<Capability, string>();
        table.set(name, row.set(capability, `${passed} of ${wanted.length}`));
        expect(found).toEqual([]);
        expect(passed).toBe(wanted.length);
      });
    },
  );

  afterAll(() => {
    const nameWidth = Math.max(...Object.keys(hosts).map((name) => name.length)) + 2;
    const line = (name: string, cells: readonly string[], reason = "") =>
      `${name.padEnd(nameWidth)}${cells.map((cell) => cell.padEnd(13)).join("")}${reason}`;
    const rows = Object.entries(hosts).map(([name, { reason }]) =>
      line(
        name,
        CAPABILITIES.map((capability) => table.get(name)?.get(capability) ?? "–"),
        reason,
      ),
    );
    console.log([line("host", CAPABILITIES), ...rows].join("\n"));
  });
}

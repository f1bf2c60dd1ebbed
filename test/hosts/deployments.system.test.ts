import type { ChildProcess } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { buildRegistry } from "../../build/publish/build.ts";
import { publishedFiles } from "../../build/publish/published-files.ts";
import { loadCatalog } from "../../registry/pairing/catalog.ts";
import { freePort, run, startedServer } from "../clients/processes.ts";
import { byPath } from "../fixtures/by-path.ts";
import { FIXTURE_REGISTRY, PROJECT } from "../fixtures/read.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";
import { isRelease } from "../shared/shared.ts";

const DEPLOYMENTS = isRelease ? 200 : 8;
const CLIENTS = 8;
const BASE_URL = "https://example.com";
/** Far longer than the second within which a deployment is noticed: a test machine may be busy. */
const DEADLINE_MILLISECONDS = 20_000;

let folder: string;
let registryDir: string;
let outDir: string;

let server: ChildProcess | undefined;
beforeEach(() => {
  folder = temporaryFolder();
  registryDir = join(folder, "registry");
  outDir = join(folder, "dist");
  cpSync(FIXTURE_REGISTRY, registryDir, { recursive: true });
});
afterEach(() => server?.kill("SIGKILL"));

it(`clients at full speed get no failed and no mixed response during ${DEPLOYMENTS} deployments`, async () => {
  /** Path -> body -> the first deployment that has it. */
  const deploymentOf = new Map<string, Map<string, number>>();
  const expectDeployment = (deployment: number) => {
    for (const [path, body] of byPath(
      publishedFiles(loadCatalog(registryDir), { baseUrl: BASE_URL }),
    )) {
      const bodies = deploymentOf.get(path) ?? new Map<string, number>();
      if (!bodies.has(body)) deploymentOf.set(path, bodies.set(body, deployment));
    }
  };
  expectDeployment(0);
  buildRegistry({ registryDir, outDir, baseUrl: BASE_URL });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const main = join(PROJECT, "lib/server/main.js");
  const args = [main, "--dist", outDir, "--port", String(port)];
  const child = (server = await startedServer(process.execPath, args, port));

  const paths = [...deploymentOf.keys()];
  const wrong: string[] = [];
  const seen = new Set<number>();
  let requests = 0;
  let isOver = false;
  const client = async (first: number) => {
    let latest = 0;
    for (let index = first; !isOver; index++) {
      const path = paths[index % paths.length]!;
      const { status, body } = await answer(`${url}/${path}`);
      requests += 1;
      const deployment = deploymentOf.get(path)?.get(body);
      if (status !== 200 || deployment === undefined) wrong.push(`${status} ${path}`);
      // Its content differs in every deployment.
      else if (path.endsWith("/plain.json")) {
        if (deployment < latest) wrong.push(`${path}: ${deployment} after ${latest}`);
        latest = deployment;
        seen.add(deployment);
      }
    }
  };
  const clients = Array.from({ length: CLIENTS }, (_, index) => client(index * 7));
  const ways = Object.entries(WAYS);
  const unnoticed: string[] = [];
  try {
    for (let deployment = 1; deployment <= DEPLOYMENTS; deployment++) {
      const [name, deploy] = ways[deployment % ways.length]!;
      editRegistry(`The registry as it was at deployment ${deployment}, and at no other.`);
      expectDeployment(deployment);
      await deploy(child);
      // Every fifth is followed by the next without a pause.
      if (deployment % 5 === 0 && deployment < DEPLOYMENTS) continue;
      if (!(await becomesTrue(() => seen.has(deployment))))
        unnoticed.push(`${deployment}: ${name}`);
    }
  } finally {
    isOver = true;
    await Promise.all(clients);
  }
  expect(wrong).toEqual([]);
  expect(unnoticed).toEqual([]);
  expect(child.exitCode).toBeNull();
  console.log(`${requests} requests, ${seen.size} of ${DEPLOYMENTS} deployments seen, none wrong`);
});

/** Ways to replace what is served: each puts the registry as it is now into `outDir`. */
const WAYS: Readonly<Record<string, (server: ChildProcess) => Promise<void>>> = {
  "a build into the served folder": async () => {
    const args = ["--registry", registryDir, "--out", outDir, "--base-url", BASE_URL];
    await run(process.execPath, [`${PROJECT}lib/build/main.js`, "build", ...args], PROJECT);
  },
  "another folder renamed to the served one": async () => {
    const staged = stagedBuild();
    await rename(outDir, join(folder, "replaced"));
    await rename(staged, outDir);
    await rm(join(folder, "replaced"), { recursive: true });
  },
  "rsync into the served folder": async () => {
    await rsync(stagedBuild());
  },
};

function editRegistry(description: string): void {
  const file = join(registryDir, "pairings/plain.json");
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace(/"description": "[^"]*"/, `"description": "${description}"`));
}

function stagedBuild(): string {
  const staged = join(folder, "staged");
  buildRegistry({ registryDir, outDir: staged, baseUrl: BASE_URL });
  return staged;
}

async function rsync(from: string): Promise<void> {
  // By default rsync compares times to the second; these builds follow each other faster.
  await run("rsync", ["-a", "--delete", "--modify-window=-1", `${from}/`, `${outDir}/`], folder);
}

/** @returns the error in place of the status when there is no response */
async function answer(url: string): Promise<{ status: number | string; body: string }> {
  try {
    const response = await fetch(url);
    return { status: response.status, body: await response.text() };
  } catch (error) {
    return { status: String(error), body: "" };
  }
}

/** @returns false when the deadline passes first */
async function becomesTrue(condition: () => boolean): Promise<boolean> {
  const deadline = Date.now() + DEADLINE_MILLISECONDS;
  while (!condition()) {
    if (Date.now() > deadline) return false;
    await delay(10);
  }
  return true;
}

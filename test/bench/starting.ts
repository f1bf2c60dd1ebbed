import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathsBelow } from "../../build/dist/paths-below.ts";
import { freePort } from "../clients/processes.ts";
import { PROJECT } from "../fixtures/read.ts";
import { type Measured, interleaved } from "./measure.ts";
import { residentBytes } from "./resident-bytes.ts";

const EMPTY = "empty Express app";
const OWN = "this server";

export interface StartingResults {
  /** Milliseconds from the start of the process to the end of its first response. */
  firstResponse: Measured[];
  /** Resident bytes after a request to every path; of the empty app after as many requests. */
  resident: { name: string; bytes: number }[];
  distinctBytes: number;
}

/** The time from the start of a server to its first response, and its memory. */
export async function measureStarting(
  dist: string,
  tools: string,
  rounds: number,
  onProgress: (text: string) => void,
): Promise<StartingResults> {
  const commands: Record<string, { path: string; args: (port: number) => string[] }> = {
    [EMPTY]: {
      path: "/",
      args: (port) => [
        ...[
          join(PROJECT, "test/bench/contestant.mjs"),
          "Express, empty",
          String(port),
          dist,
          tools,
        ],
      ],
    },
    [OWN]: {
      path: "/r/inter.json",
      args: (port) => [join(PROJECT, "lib/server/main.js"), "--dist", dist, "--port", String(port)],
    },
  };
  const start = async (name: string) => {
    const port = await freePort();
    const { path = "/", args } = commands[name] ?? {};
    const began = performance.now();
    const child = spawn(process.execPath, args?.(port) ?? [], { stdio: "ignore" });
    while (!(await isAnswered(port, path))) await pause(1);
    return { child, port, milliseconds: performance.now() - began };
  };

  const first = (name: string) => async () => {
    const { child, milliseconds } = await start(name);
    child.kill();
    return milliseconds;
  };
  const firstResponse = await interleaved(
    rounds,
    new Map([EMPTY, OWN].map((name) => [name, first(name)])),
    () => EMPTY,
    (round) => {
      onProgress(`first response: round ${round} of ${rounds}`);
    },
  );

  const files = pathsBelow(dist).filter(
    (path) => !["_headers", "build-manifest.json"].includes(path),
  );
  const contents = new Set(files.map((path) => readFileSync(join(dist, path), "latin1")));
  const resident: StartingResults["resident"] = [];
  for (const name of [EMPTY, OWN]) {
    onProgress(`memory of ${name}`);
    const { child, port } = await start(name);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (const path of files)
      if (!(await isAnswered(port, name === OWN ? `/${path}` : "/", agent)))
        throw new Error(`${name} does not answer ${path}`);
    resident.push({ name, bytes: residentBytes(child) });
    agent.destroy();
    child.kill();
  }
  return {
    firstResponse,
    resident,
    distinctBytes: [...contents].reduce((sum, { length }) => sum + length, 0),
  };
}

function isAnswered(port: number, path: string, agent: Agent | false = false): Promise<boolean> {
  return new Promise((resolve) => {
    get({ port, path, agent }, (response) => {
      response.resume().once("end", () => {
        resolve(response.statusCode === 200);
      });
    }).once("error", () => {
      resolve(false);
    });
  });
}

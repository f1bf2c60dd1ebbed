import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Figures } from "./figures.ts";
import { RawClient } from "./raw-client.ts";
import { REQUESTS, problemsOfRequests } from "./requests.ts";
import { startBuild } from "./run-build.ts";
import { writeSmallRegistry } from "./small-registry.ts";
import { ended, startedServer } from "./started-server.ts";
import { damageOf } from "./whole-build.ts";

/** How far the clock is from the true time, one after the other. */
const STEPS = ["+1d", "-1d", "+3650d", "-3650d", "+0d"];

/** @throws Error that says what to install */
function fakeClockLibrary(): string {
  const library = readdirSync("/usr/lib")
    .map((name) => join("/usr/lib", name, "faketime/libfaketimeMT.so.1"))
    .find((path) => existsSync(path));
  if (library !== undefined) return library;
  throw new Error("libfaketime was not found. Install it: apt-get install faketime");
}

/**
 * Sets the clock of a server forward and back while a client asks, and builds with clocks that differ on
 * one folder. Everything must be answered, and every build must publish a whole `dist`.
 *
 * @param folder empty
 */
export async function clockSteps(dist: string, folder: string): Promise<Figures> {
  const library = fakeClockLibrary();
  const clock = join(folder, "clock");
  const setClock = (step: string) => {
    writeFileSync(clock, `${step}\n`);
  };
  setClock("+0d");
  const environment = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_NO_CACHE: "1",
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
  };
  const { child, port } = await startedServer({ dist, environment });
  const client = new RawClient(port);
  const lost: string[] = [];
  const dates = new Set<string>();
  for (const step of STEPS) {
    setClock(step);
    const { headers } = await fetch(`http://127.0.0.1:${port}/healthz`);
    dates.add((headers.get("date") ?? "").slice(0, 16));
    lost.push(...(await problemsOfRequests(client)).map((line) => `server at ${step}: ${line}`));
    await delay(1100);
  }
  client.close();
  const exit = await ended(child, "SIGTERM");
  if (exit !== 0) lost.push(`exit ${exit}`);

  const registry = join(folder, "registry");
  writeSmallRegistry(registry, 10);
  const out = join(folder, "out/dist");
  const command = ["--no-site", "--registry", registry, "--out", out, "--base-url"];
  for (const [index, step] of STEPS.entries()) {
    const wrapper = ["env", `LD_PRELOAD=${library}`, `FAKETIME=${step}`];
    const builds = [
      startBuild([...command, `https://set${index}.example`], wrapper),
      startBuild([...command, `https://true${index}.example`]),
    ];
    for (const { code, stderr } of await Promise.all(builds.map(({ ended: end }) => end)))
      if (code !== 0) lost.push(`build at ${step}: exit ${code}: ${stderr.trim()}`);
    const damage = damageOf(out);
    if (damage !== undefined) lost.push(`build at ${step}: ${damage}`);
  }
  const tried = STEPS.length * (REQUESTS.length + 2);
  return { tried, held: tried - lost.length, lost, counts: { dates: dates.size } };
}

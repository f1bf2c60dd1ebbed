import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { answerTo } from "../fixtures/answer.ts";
import { killStarted, startedProcess } from "../fixtures/server-process.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";
import { startBuild, writeSmallRegistry } from "./builds.ts";

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

afterEach(killStarted);

it("a clock that steps ended connections", async () => {
  const library = fakeClockLibrary();
  const folder = temporaryFolder();
  const [registry, out] = [join(folder, "registry"), join(folder, "out/dist")];
  writeSmallRegistry(registry, 10);
  const { end } = startBuild(["--no-site", "--registry", registry, "--out", out]);
  expect(await end).toMatchObject({ code: 0 });

  const clock = join(folder, "clock");
  writeFileSync(clock, "+0d\n");
  const env = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_NO_CACHE: "1",
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
  };
  const args = ["lib/server/main.js", "--dist", out, "--port", "0"];
  const { url } = await startedProcess(args, { env });
  let day = "";
  for (const step of STEPS) {
    writeFileSync(clock, `${step}\n`);
    // Node.js makes the Date header anew each second.
    for (let last = day; day === last; await delay(50)) {
      const { headers } = await answerTo(url, { path: "/healthz" });
      day = headers.date?.slice(0, 16) ?? "";
    }
    for (const path of ["/r/registry.json?q=serif", "/r/nope.json?h1-size=3rem"])
      expect((await answerTo(url, { path })).status).toBe(path.includes("nope") ? 404 : 200);
  }
});

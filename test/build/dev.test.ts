import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "../clients/processes.ts";
import { FIXTURE_REGISTRY, PROJECT } from "../fixtures/read.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";

/** Waits until something is so; the test's own time limit ends it if it never is. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await delay(50);
}

it("dev serves what was changed, tells what is wrong with it, and serves the last sound build", async () => {
  const folder = temporaryFolder();
  const registry = join(folder, "registry");
  cpSync(FIXTURE_REGISTRY, registry, { recursive: true });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/r/plain.json`;
  const file = join(registry, "pairings/plain.json");
  const sound = readFileSync(file, "utf8");
  const described = (description: string) =>
    sound.replace(/"description": "[^"]*"/, `"description": "${description}"`);
  const served = async () =>
    ((await (await fetch(url)).json()) as { description: string }).description;

  const child = spawn(
    process.execPath,
    [`${PROJECT}lib/build/main.js`, "dev", "--registry", registry, "--port", String(port)],
    { cwd: folder, env: { PATH: process.env.PATH } },
  );
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => (output += String(chunk)));
  try {
    await until(() => output.includes("Try "));

    const first = "Changed while the server is running, and seen at the next request.";
    writeFileSync(file, described(first));
    await until(async () => (await served()) === first);

    writeFileSync(file, described("Too short."));
    await until(() => /plain\.json:\d+:\d+ +error +schema\/minLength/.test(output));
    expect(await served()).toBe(first);

    const second = "Sound again, and so it is published in the place of the one before.";
    writeFileSync(file, described(second));
    await until(async () => (await served()) === second);
  } finally {
    child.kill("SIGTERM");
  }
  expect(await once(child, "exit")).toEqual([0, null]);
}, 30_000);

import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { type Socket, connect } from "node:net";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { fixtureDist } from "../fixtures/dist.ts";
import { bareEnvironment } from "../fixtures/bare-environment.ts";
import { PROJECT } from "../fixtures/read.ts";
import {
  COMMANDS,
  bodyFrom,
  killStarted,
  response,
  startedProcess,
} from "../fixtures/server-process.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";
import { until } from "../fixtures/until.ts";

const dist = fixtureDist();
afterEach(killStarted);

/** A server of a folder on a free port, by the command of the server unless another is given. */
const startedOn = (folder: string, flags: string[] = [], command = COMMANDS.server) =>
  startedProcess([...command, "--dist", folder, "--port", "0", ...flags]);

/** A connection to a server on which only these bytes have been sent. */
function connected(url: string, sent = ""): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on("error", () => undefined);
  socket.setEncoding("utf8").write(sent);
  return socket;
}

describe.each(Object.entries(COMMANDS))("serving with the %s command", (_, command) => {
  /** Runs it until it ends, in a folder without dist. */
  const run = (...flags: string[]) => {
    const [script = "", ...rest] = command;
    const options = { cwd: temporaryFolder(), env: bareEnvironment(), encoding: "utf8" } as const;
    const args = [`${PROJECT}${script}`, ...rest, ...flags];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
    return { status, stdout, stderr };
  };

  it("serves the folder, host and port of the flags", async () => {
    const { url } = await startedOn(dist, ["--host", "127.0.0.1"], command);
    const item = JSON.parse(await bodyFrom(`${url}/api/r/plain?h1-size=3rem`));
    expect(item.css.h1["font-size"]).toBe("3rem");
  });

  it("a missing dist is one clear line and exit code 1", () => {
    expect(run()).toEqual({
      status: 1,
      stdout: "",
      stderr:
        "error: dist was not found. Run `npm run build`, or use --dist to choose another folder.\n",
    });
  });
});

it("prints where it serves, and an address to try", async () => {
  const { url, printed } = await startedOn(dist, [], COMMANDS.bin);
  await until(() => printed.out.includes("registry.json"));
  expect(printed).toEqual({
    out: `Serving 8 items of ${dist} on ${url}\nTry ${url}/r/registry.json\n`,
    errors: "",
  });
});

describe("clean shutdown", () => {
  it.each(["SIGTERM", "SIGINT"] as const)(
    "%s ends an idle server immediately, with exit code 0",
    async (signal) => {
      const { child, url } = await startedOn(dist, [], COMMANDS.bin);
      // An idle keep-alive connection does not delay it.
      await once(connected(url, "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n"), "data");
      child.kill(signal);
      expect(await once(child, "exit")).toEqual([0, null]);
    },
  );

  it("output beyond the system's buffer is cut", async () => {
    const publicDir = temporaryFolder();
    const large = randomBytes(20_000_000);
    writeFileSync(join(publicDir, "large.bin"), large);
    const served = fixtureDist({ publicDir });
    const { child, url } = await startedOn(served);
    const reading = await response(`${url}/large.bin`);
    reading.pause();
    // It may exit before the last of it has been read here.
    const exit = once(child, "exit");
    child.kill("SIGTERM");
    await delay(400);
    expect((await buffer(reading)).equals(large)).toBe(true);
    expect(await exit).toEqual([0, null]);
  });
});

it("a reader of the output that ends does not end the server", async () => {
  const { child, url } = await startedOn(dist);
  child.stdout!.destroy();
  for (let count = 0; count < 3; count += 1)
    expect((await response(`${url}/r/plain.json`)).resume().statusCode).toBe(200);
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
});

describe("serving in a process with other code", () => {
  /** Runs code after `serve` was imported. */
  const run = (code: string) =>
    spawnSync(
      process.execPath,
      [
        "--input-type=module",
        "--eval",
        `import { serve } from ${JSON.stringify(`${PROJECT}lib/server/serve.js`)};
        const options = { distDir: ${JSON.stringify(dist)}, host: "127.0.0.1", port: 0 };
        ${code}`,
      ],
      { env: bareEnvironment(), encoding: "utf8" },
    );

  it("an error that nobody caught is printed, and ends it with exit code 1", () => {
    const { status, stderr } = run(`
      await serve(options);
      setTimeout(() => { throw new Error("of other code"); });`);
    expect(status).toBe(1);
    expect(stderr).toContain("Error: of other code");
  });

  it("an error that is neither of the folder nor of the address is thrown", () => {
    const { stdout } = run(`
      await serve({ ...options, port: 70_000 }).catch(({ name }) => console.log(name));`);
    expect(stdout).toBe("RangeError\n");
  });
});

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { randomBytes } from "node:crypto";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { buildRegistry } from "../../build/publish/build.ts";
import { bareEnvironment } from "../fixtures/bare-environment.ts";
import { FIXTURE_REGISTRY, PROJECT } from "../fixtures/read.ts";
import { COMMANDS, killStarted, response, startedProcess } from "../fixtures/server-process.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";

const dist = join(temporaryFolder(), "dist");
buildRegistry({ registryDir: FIXTURE_REGISTRY, outDir: dist, baseUrl: "https://example.com" });
afterEach(killStarted);

describe.each(Object.entries(COMMANDS))("serving with the %s command", (_, command) => {
  it("serves the folder, host and port of the flags", async () => {
    const { url } = await startedProcess([
      ...command,
      "--dist",
      dist,
      "--host",
      "127.0.0.1",
      "--port",
      "0",
    ]);
    const answer = await response(`${url}/api/r/plain?h1-size=3rem`);
    expect(answer.statusCode).toBe(200);
    expect(JSON.parse(await text(answer)).css.h1["font-size"]).toBe("3rem");
  });

  it("takes settings from the environment; flags take precedence", async () => {
    const env = { DIST_DIR: "nowhere", PORT: "0", HOST: "127.0.0.1" };
    const { url } = await startedProcess([...command, "--dist", dist], { env });
    expect((await response(`${url}/healthz`)).statusCode).toBe(200);
  });

  it("a missing dist is one clear line and exit code 1", () => {
    const [script, ...rest] = command;
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [`${PROJECT}${script!}`, ...rest],
      {
        cwd: temporaryFolder(),
        env: bareEnvironment(),
        encoding: "utf8",
      },
    );
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toBe(
      "error: dist has no build-manifest.json. Run `npm run build`, or use --dist to choose another folder.\n",
    );
  });

  it("a port in use is one clear line and exit code 1", async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const { port } = taken.address() as { port: number };
    const [script, ...rest] = command;
    const child = spawn(process.execPath, [
      `${PROJECT}${script!}`,
      ...rest,
      "--dist",
      dist,
      "--port",
      String(port),
    ]);
    const [errors, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
    taken.close();
    expect(code).toBe(1);
    expect(errors).toBe(
      `error: Port ${port} is already in use on 127.0.0.1. Use --port to choose another.\n`,
    );
  });

  it("an invalid port is misuse, with exit code 2", () => {
    const [script, ...rest] = command;
    const { status } = spawnSync(process.execPath, [
      `${PROJECT}${script!}`,
      ...rest,
      "--port",
      "70000",
    ]);
    expect(status).toBe(2);
  });
});

it("prints where it serves, and an address to try", async () => {
  const { url, printed } = await startedProcess([...COMMANDS.bin, "--dist", dist, "--port", "0"]);
  while (!printed.out.includes("registry.json")) await delay(20);
  expect(printed).toEqual({
    out: `Serving 8 items of ${dist} on ${url}\nTry ${url}/r/registry.json\n`,
    errors: "",
  });
});

it("an empty --host listens on every address", () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [`${PROJECT}${COMMANDS.server[0]!}`, "--dist", dist, "--host", ""],
    { encoding: "utf8" },
  );
  expect(status).toBe(2);
  expect(stderr).toContain("expected an address; use 0.0.0.0 or :: for all of them.");
});

describe("clean shutdown", () => {
  it.each(["SIGTERM", "SIGINT"] as const)(
    "%s ends an idle server immediately, with exit code 0",
    async (signal) => {
      const { child, url } = await startedProcess([...COMMANDS.bin, "--dist", dist, "--port", "0"]);
      // An idle keep-alive connection does not delay it.
      const { hostname, port } = new URL(url);
      const idle = connect(Number(port), hostname);
      idle.write("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n");
      await once(idle, "data");
      child.kill(signal);
      const [code] = (await once(child, "exit")) as [number];
      expect(code).toBe(0);
    },
  );

  it("an unused connection does not delay it", async () => {
    const { child, url } = await startedProcess([...COMMANDS.bin, "--dist", dist, "--port", "0"]);
    const { hostname, port } = new URL(url);
    const unused = connect(Number(port), hostname);
    await once(unused, "connect");
    await text(await response(`${url}/healthz`));
    child.kill("SIGTERM");
    const [code] = (await once(child, "exit")) as [number];
    expect(code).toBe(0);
  });

  it("a half of a request holds it for seconds, and gives exit code 1", async () => {
    const { child, url } = await startedProcess([
      ...COMMANDS.server,
      "--dist",
      dist,
      "--port",
      "0",
    ]);
    const { hostname, port } = new URL(url);
    const half = connect(Number(port), hostname).on("error", () => undefined);
    half.write("GET /api/r/plain HTTP/1.1\r\nHost: a\r\n");
    await text(await response(`${url}/healthz`));
    child.kill("SIGTERM");
    // Nothing but the server's own bound ends it: the other half never comes.
    expect(await once(child, "exit")).toEqual([0, null]);
  });

  it("output beyond the system's buffer is cut", async () => {
    const served = join(temporaryFolder(), "dist");
    const publicDir = temporaryFolder();
    const large = randomBytes(20_000_000);
    writeFileSync(join(publicDir, "large.bin"), large);
    buildRegistry({
      ...{ registryDir: FIXTURE_REGISTRY, outDir: served, baseUrl: "https://example.com" },
      publicDir,
    });
    const { child, url } = await startedProcess([
      ...COMMANDS.server,
      "--dist",
      served,
      "--port",
      "0",
    ]);
    const reading = await response(`${url}/large.bin`);
    reading.pause();
    // It may exit before the last of it has been read here.
    const exit = once(child, "exit");
    child.kill("SIGTERM");
    await delay(400);
    expect((await buffer(reading)).equals(large)).toBe(true);
    expect(await exit).toEqual([0, null]);
  });

  it("requests in flight finish, and new connections are refused", async () => {
    const { child, url } = await startedProcess([...COMMANDS.bin, "--dist", dist, "--port", "0"]);
    const { hostname, port } = new URL(url);
    const inFlight = connect(Number(port), hostname);
    inFlight.setEncoding("utf8");
    inFlight.write("GET /api/r/plain HTTP/1.1\r\nHost: a\r\n");
    // Answered on another connection: by then the half of a request above has been read as well.
    await text(await response(`${url}/healthz`));

    child.kill("SIGTERM");
    await expect(refusal(Number(port), hostname)).resolves.toMatch(/^(ECONNREFUSED|ECONNRESET)$/);
    inFlight.write("\r\n");
    const answer = await text(inFlight);
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(answer).toContain('"name": "pairing-plain"');
    const [code] =
      child.exitCode === null ? ((await once(child, "exit")) as [number]) : [child.exitCode];
    expect(code).toBe(0);
  });
});

it("--log writes a line for each request, errors too, in which a client cannot forge another", async () => {
  const { child, url, printed } = await startedProcess([
    ...COMMANDS.server,
    ...["--dist", dist, "--port", "0", "--log"],
  ]);
  const targets = ["/r/plain.json", "/api/r/plain?h1-size=3rem", "/api/r/nope"];
  for (const target of targets)
    await text(await response(`${url}${target}`, { "User-Agent": 'a "client"\u009b' }));
  child.kill("SIGTERM");
  await once(child, "exit");
  const size = readFileSync(join(dist, "r/plain.json")).length;
  const when = /^127\.0\.0\.1 - - \[\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d \+0000\] /;
  const lines = printed.out.split("\n").slice(2);
  expect(lines.map((line) => line.replace(when, ""))).toEqual([
    `"GET /r/plain.json HTTP/1.1" 200 ${size} "-" "a \\"client\\"\\u009b"`,
    `"GET /api/r/plain?h1-size=3rem HTTP/1.1" 200 ${size - 3} "-" "a \\"client\\"\\u009b"`,
    '"GET /api/r/nope HTTP/1.1" 404 40 "-" "a \\"client\\"\\u009b"',
    "",
  ]);
});

it("a reader of the log that ends ended the server", async () => {
  const { child, url } = await startedProcess([
    ...COMMANDS.server,
    ...["--dist", dist, "--port", "0", "--log"],
  ]);
  child.stdout!.destroy();
  for (let count = 0; count < 3; count += 1)
    expect((await response(`${url}/r/plain.json`)).resume().statusCode).toBe(200);
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
});

it("SIGHUP reloads the published folder; an incomplete one is refused, and the server still responds", async () => {
  const served = join(temporaryFolder(), "dist");
  cpSync(dist, served, { recursive: true, dereference: true });
  const { child, url } = await startedProcess([
    ...COMMANDS.server,
    "--dist",
    served,
    "--port",
    "0",
  ]);
  rmSync(join(served, "r/plain.json"));
  rmSync(join(served, "api/r/plain"));
  const stderr = once(child.stderr!, "data");
  child.kill("SIGHUP");
  expect(String(await stderr)).toContain("is incomplete: api/r/plain is not as it was built");
  const health = JSON.parse(await text(await response(`${url}/healthz`)));
  expect(health).toMatchObject({
    status: "ok",
    items: 8,
    refused: { reason: "is incomplete: api/r/plain is not as it was built" },
  });
  expect((await response(`${url}/r/inter.json`)).statusCode).toBe(200);
  const missing = await response(`${url}/r/plain.json`);
  expect([missing.statusCode, missing.headers["retry-after"]]).toEqual([503, "5"]);
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

  it("a SIGHUP before it serves changes nothing", () => {
    const { status, stdout, stderr } = run(`
      const serving = serve(options);
      process.emit("SIGHUP");
      await serving;
      process.kill(process.pid, "SIGTERM");`);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toMatch(/^Serving 8 items /);
  });

  it("an error that nobody caught is printed, and ends it with exit code 1", () => {
    const { status, stderr } = run(`
      await serve(options);
      setTimeout(() => { throw new Error("of other code"); });`);
    expect(status).toBe(1);
    expect(stderr).toContain("Error: of other code");
  });

  it("an error that is neither of the folder nor of the address is thrown", () => {
    const { stdout } = run(`
      await serve({ ...options, distDir: 1 }).catch(({ name }) => console.log(name));`);
    expect(stdout).toBe("TypeError\n");
  });
});

/** The error of the first connection that is refused. */
async function refusal(port: number, host: string): Promise<string | undefined> {
  for (;;) {
    const socket = connect(port, host);
    const refused = await Promise.race([
      once(socket, "connect").then(() => undefined),
      once(socket, "error").then(([error]) => (error as NodeJS.ErrnoException).code),
    ]).catch((error: unknown) => (error as NodeJS.ErrnoException).code);
    socket.destroy();
    if (refused) return refused;
  }
}

import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { randomBytes } from "node:crypto";
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingMessage, get } from "node:http";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { buildRegistry } from "../../build/build.ts";
import { bareEnvironment } from "../fixtures/bare-environment.ts";
import { FIXTURE_REGISTRY, PROJECT } from "../fixtures/read.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";

const dist = join(temporaryFolder(), "dist");
buildRegistry({ registryDir: FIXTURE_REGISTRY, outDir: dist, baseUrl: "https://example.com" });
const COMMANDS = { bin: ["lib/build/main.js", "serve"], server: ["lib/server/main.js"] };

const running: ChildProcess[] = [];
afterEach(() => running.splice(0).forEach((child) => child.kill("SIGKILL")));

/** Starts a command that serves, and waits until it prints its URL. */
async function started(args: string[], env: Record<string, string> = {}) {
  const [script, ...rest] = args;
  const child = spawn(process.execPath, [`${PROJECT}${script!}`, ...rest], {
    cwd: temporaryFolder(),
    env: { ...bareEnvironment(), ...env },
  });
  running.push(child);
  const url = await new Promise<string>((resolve, reject) => {
    let output = "";
    child.stderr.on("data", (chunk) => (output += String(chunk)));
    child.stdout.on("data", (chunk) => {
      output += String(chunk);
      const found = /^Serving .* on (\S+)$/m.exec(output)?.[1];
      if (found) resolve(found);
    });
    child.once("exit", (code) => reject(new Error(`exited with ${code}: ${output}`)));
  });
  return { child, url };
}

async function response(url: string, headers = {}): Promise<IncomingMessage> {
  const [answer] = (await once(get(url, { agent: false, headers }), "response")) as [
    IncomingMessage,
  ];
  return answer;
}

describe.each(Object.entries(COMMANDS))("serving with the %s command", (_, command) => {
  it("serves the folder, host and port of the flags", async () => {
    const { url } = await started([
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
    const { url } = await started([...command, "--dist", dist], {
      DIST_DIR: "nowhere",
      PORT: "0",
      HOST: "127.0.0.1",
    });
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
      const { child, url } = await started([...COMMANDS.bin, "--dist", dist, "--port", "0"]);
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
    const { child, url } = await started([...COMMANDS.bin, "--dist", dist, "--port", "0"]);
    const { hostname, port } = new URL(url);
    const unused = connect(Number(port), hostname);
    await once(unused, "connect");
    await text(await response(`${url}/healthz`));
    child.kill("SIGTERM");
    const [code] = (await once(child, "exit")) as [number];
    expect(code).toBe(0);
  });

  it("a half of a request holds it for seconds, and gives exit code 1", async () => {
    const { child, url } = await started([...COMMANDS.server, "--dist", dist, "--port", "0"]);
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
    const { child, url } = await started([...COMMANDS.server, "--dist", served, "--port", "0"]);
    const reading = await response(`${url}/large.bin`);
    reading.pause();
    child.kill("SIGTERM");
    await delay(400);
    expect((await buffer(reading)).equals(large)).toBe(true);
    expect(await once(child, "exit")).toEqual([0, null]);
  });

  it("requests in flight finish, and new connections are refused", async () => {
    const { child, url } = await started([...COMMANDS.bin, "--dist", dist, "--port", "0"]);
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

describe("an access log", () => {
  it("has a line for each request, errors too, and is complete after the server has closed", async () => {
    const log = join(temporaryFolder(), "access.log");
    const { child, url } = await started([
      ...COMMANDS.server,
      ...["--dist", dist, "--port", "0", "--access-log", log],
    ]);
    const targets = ["/r/plain.json", "/api/r/plain?h1-size=3rem", "/api/r/nope"];
    for (const target of targets)
      await text(await response(`${url}${target}`, { "User-Agent": 'a "client"' }));
    const agent = { "User-Agent": 'a "client"' };
    const health = await text(await response(`${url}/healthz`, agent));
    child.kill("SIGTERM");
    await once(child, "exit");

    const sizeOf = (path: string) => readFileSync(join(dist, path)).length;
    const lines = readFileSync(log, "utf8").split("\n");
    const when = /^127\.0\.0\.1 - - \[\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d \+0000\] /;
    expect(lines.slice(0, -1).every((line) => when.test(line))).toBe(true);
    expect(lines.map((line) => line.replace(when, ""))).toEqual([
      `"GET /r/plain.json HTTP/1.1" 200 ${sizeOf("r/plain.json")} "-" "a \\"client\\""`,
      `"GET /api/r/plain?h1-size=3rem HTTP/1.1" 200 ${sizeOf("r/plain.json") - 3} "-" "a \\"client\\""`,
      '"GET /api/r/nope HTTP/1.1" 404 40 "-" "a \\"client\\""',
      `"GET /healthz HTTP/1.1" 200 ${health.length} "-" "a \\"client\\""`,
      "",
    ]);
  });

  it("continues in a new file after it was renamed and SIGHUP was sent", async () => {
    const log = join(temporaryFolder(), "access.log");
    const { child, url } = await started([
      ...COMMANDS.server,
      ...["--dist", dist, "--port", "0", "--access-log", log],
    ]);
    await text(await response(`${url}/r/plain.json`));
    renameSync(log, `${log}.1`);
    child.kill("SIGHUP");
    while (!existsSync(log)) await delay(20);
    await text(await response(`${url}/r/inter.json`));
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([0, null]);
    expect(readFileSync(`${log}.1`, "utf8")).toMatch(/^\S+ .*\/r\/plain\.json.*\n$/);
    expect(readFileSync(log, "utf8")).toMatch(/^\S+ .*\/r\/inter\.json.*\n$/);
  });

  it("on a full disk: requests are answered, one line reports that lines are lost, SIGTERM ends it", async () => {
    const { child, url } = await started([
      ...COMMANDS.server,
      ...["--dist", dist, "--port", "0", "--access-log", "/dev/full"],
    ]);
    const errors = text(child.stderr);
    for (let count = 0; count < 200; count += 1)
      expect((await response(`${url}/r/plain.json`)).resume().statusCode).toBe(200);
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([0, null]);
    expect(await errors).toMatch(
      /^error: Cannot write the access log; lines are lost: .*ENOSPC.*\n$/,
    );
  });

  it("that cannot be opened is one clear line and exit code 1", () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [
        `${PROJECT}${COMMANDS.server[0]!}`,
        ...["--dist", dist, "--port", "0", "--access-log", "/nowhere/access.log"],
      ],
      { env: bareEnvironment(), encoding: "utf8" },
    );
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: "error: ENOENT: no such file or directory, open '/nowhere/access.log'\n",
    });
  });
});

it("SIGHUP reloads the published folder; an incomplete one is refused, and the server still responds", async () => {
  const served = join(temporaryFolder(), "dist");
  cpSync(dist, served, { recursive: true, dereference: true });
  const { child, url } = await started([...COMMANDS.server, "--dist", served, "--port", "0"]);
  rmSync(join(served, "r/plain.json"));
  rmSync(join(served, "api/r/plain"));
  const stderr = once(child.stderr, "data");
  child.kill("SIGHUP");
  expect(String(await stderr)).toContain("is incomplete: api/r/plain is not as it was built");
  const health = JSON.parse(await text(await response(`${url}/healthz`)));
  expect(health).toMatchObject({
    status: "ok",
    items: 8,
    refused: { reason: "is incomplete: api/r/plain is not as it was built" },
  });
  expect((await response(`${url}/r/plain.json`)).statusCode).toBe(200);
});

describe("several workers", () => {
  const onThree = [...COMMANDS.bin, "--dist", dist, "--port", "0", "--workers", "3"];
  const childrenOf = (pid: number) =>
    readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").map(Number);

  it("share one address, and end with the process that started them", async () => {
    const { child, url } = await started(onThree);
    const workers = childrenOf(child.pid!);
    expect(workers).toHaveLength(3);
    for (let connection = 0; connection < 6; connection += 1)
      expect((await response(`${url}/r/plain.json`)).statusCode).toBe(200);
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([0, null]);
    expect(workers.filter((pid) => existsSync(`/proc/${pid}`))).toEqual([]);
  });

  it("one that is killed is restarted, and the others still run", async () => {
    const { child, url } = await started(onThree);
    const [first = 0, ...others] = childrenOf(child.pid!);
    const stderr = once(child.stderr, "data");
    process.kill(first, "SIGKILL");
    expect(String(await stderr)).toContain("exited on SIGKILL; restarting it.");
    expect((await response(`${url}/r/plain.json`)).statusCode).toBe(200);
    while (childrenOf(child.pid!).length < 3) await delay(50);
    expect(childrenOf(child.pid!)).toEqual(expect.arrayContaining(others));
  });

  it("a missing dist is reported, with exit code 1", () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [`${PROJECT}${COMMANDS.server[0]!}`, "--dist", "/nowhere", "--workers", "2"],
      { env: bareEnvironment(), encoding: "utf8" },
    );
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toContain("error: /nowhere has no build-manifest.json");
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

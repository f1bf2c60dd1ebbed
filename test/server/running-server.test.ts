import { once } from "node:events";
import { readFileSync, renameSync, rmSync } from "node:fs";
import { type Server, get } from "node:http";
import { createServer } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { writeDist } from "../../build/dist/write-dist.ts";
import { ListenError } from "../../server/listen.ts";
import { DistError } from "../../server/publication/read-dist.ts";
import {
  type RunningServer,
  type ServerOptions,
  startServer,
} from "../../server/running-server.ts";
import { type HeldTimer, holdTimers } from "../fixtures/held-timers.ts";
import { countOpen } from "../fixtures/open-files.ts";
import { holdErrors } from "../fixtures/printed-errors.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";

let running: RunningServer[];
let timers: HeldTimer[];
let release: () => void;
let errors: ReturnType<typeof holdErrors>;
beforeEach(() => {
  running = [];
  errors = holdErrors();
  ({ timers, release } = holdTimers());
});
afterEach(async () => {
  release();
  errors.release();
  await Promise.all(running.map(({ close }) => close()));
});

function written(distDir: string, content: string): string {
  const files = [{ paths: ["r/plain.json"], body: content }];
  writeDist(distDir, files, { version: "0", fingerprint: "made", items: 3 });
  return distDir;
}

async function started(options: Partial<ServerOptions> = {}) {
  const distDir = options.distDir ?? written(join(temporaryFolder(), "dist"), "before");
  const server = await startServer({ distDir, host: "127.0.0.1", port: 0, ...options });
  running.push(server);
  const close = () => {
    running = running.filter((other) => other !== server);
    return server.close();
  };
  return { ...server, close, distDir };
}

async function bodyOf(url: string, path = "/r/plain.json"): Promise<string> {
  const [response] = (await once(get(url + path, { agent: false }), "response")) as [
    NodeJS.ReadableStream,
  ];
  return text(response);
}

const pathOfLog = () => join(temporaryFolder(), "access.log");
const targetsIn = (path: string) =>
  [...readFileSync(path, "utf8").matchAll(/"GET (\S+) /g)].map(([, target]) => target);

it("serves a folder on the address, and tells how many items it has", async () => {
  const { url, itemCount } = await started();
  expect(url).toMatch(/^http:\/\/localhost:\d+$/);
  expect(itemCount).toBe(3);
  expect(await bodyOf(url)).toBe("before");
  expect(JSON.parse(await bodyOf(url, "/healthz"))).toMatchObject({ status: "ok", items: 3 });
});

it("may be given connections in another way than by an address", async () => {
  const distDir = written(join(temporaryFolder(), "dist"), "before");
  const given: unknown[] = [];
  const attach = (server: Server, host: string, port: number) => {
    given.push(server.listening, host, port);
    return Promise.resolve("elsewhere");
  };
  const server = await startServer({ distDir, host: "fonts.test", port: 80 }, attach);
  running.push(server);
  expect(server.url).toBe("elsewhere");
  expect(given).toEqual([false, "fonts.test", 80]);
});

describe("reloading", () => {
  it("serves the newer build, and continues in a new access log", async () => {
    const accessLog = pathOfLog();
    const { url, distDir, reload, close } = await started({ accessLog });
    await bodyOf(url, "/before");
    renameSync(accessLog, `${accessLog}.1`);
    written(distDir, "after");
    await reload();
    expect(await bodyOf(url)).toBe("after");
    await close();
    expect(targetsIn(`${accessLog}.1`)).toEqual(["/before"]);
    expect(targetsIn(accessLog)).toEqual(["/r/plain.json"]);
  });

  it("serves the newer build also where the access log cannot be opened, which is an error", async () => {
    const folder = temporaryFolder();
    const { url, distDir, reload } = await started({ accessLog: join(folder, "access.log") });
    renameSync(folder, `${folder}.moved`);
    written(distDir, "after");
    await expect(reload()).rejects.toThrow("ENOENT");
    renameSync(`${folder}.moved`, folder);
    expect(await bodyOf(url)).toBe("after");
  });

  it("says why a build is refused, and serves the one before", async () => {
    const { url, distDir, reload } = await started();
    rmSync(join(distDir, "r/plain.json"));
    await reload();
    expect(errors.printed).toEqual([
      `error: ${distDir} is incomplete: r/plain.json is not as it was built. Run \`npm run build\`, or use --dist to choose another folder. The build before it is still served.`,
    ]);
    expect(await bodyOf(url)).toBe("before");
  });
});

it("serves a change that is not in the folder yet", async () => {
  const { url, update } = await started();
  update?.(new Map([["r/plain.json", "changed"]]));
  expect(await bodyOf(url)).toBe("changed");
});

it("a server that is closed is connected to no more; its log is whole, and nothing is checked", async () => {
  const accessLog = pathOfLog();
  const { url, close } = await started({ accessLog });
  await bodyOf(url);
  expect(countOpen(accessLog)).toBe(1);
  await close();
  expect(timers.map(({ isCleared }) => isCleared)).toEqual([true, true]);
  expect(countOpen(accessLog)).toBe(0);
  expect(targetsIn(accessLog)).toEqual(["/r/plain.json"]);
  await expect(bodyOf(url)).rejects.toThrow("ECONNREFUSED");
});

it("a server without an access log ends as quietly, and fails for the same reasons", async () => {
  const { url, close } = await started();
  await expect(close()).resolves.toBeUndefined();
  await expect(bodyOf(url)).rejects.toThrow("ECONNREFUSED");
  await expect(started({ distDir: temporaryFolder() })).rejects.toThrow(DistError);
  await expect(started({ host: "192.0.2.1" })).rejects.toThrow(ListenError);
});

describe("a server that could not start left its access log open", () => {
  it("where the address is in use", async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const { port } = taken.address() as { port: number };
    const accessLog = pathOfLog();
    await expect(started({ accessLog, port })).rejects.toThrow(ListenError);
    taken.close();
    expect(countOpen(accessLog)).toBe(0);
    expect(timers.map(({ isCleared }) => isCleared)).toEqual([true, true]);
    await expect(started({ port: 0 })).resolves.toMatchObject({ itemCount: 3 });
  });

  it("where nothing is published", async () => {
    const accessLog = pathOfLog();
    await expect(started({ accessLog, distDir: temporaryFolder() })).rejects.toThrow(DistError);
    expect(countOpen(accessLog)).toBe(0);
    expect(timers.map(({ isCleared }) => isCleared)).toEqual([true]);
  });

  it("where it is the log that cannot be opened, which is reported before anything else", async () => {
    const accessLog = join(temporaryFolder(), "missing/access.log");
    await expect(started({ accessLog, distDir: temporaryFolder() })).rejects.toThrow(
      `ENOENT: no such file or directory, open '${accessLog}'`,
    );
    expect(timers).toEqual([]);
  });
});

import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { writeDist } from "../../build/dist/write-dist.ts";
import { swapFolderPath } from "../../build/dist/swap-folders.ts";
import { type DistError, type OpenDist, openDist } from "../../server/dist.ts";
import { UnavailableError, textOf } from "../../server/respond/content.ts";
import { type HeldTimer, holdTimers } from "../fixtures/held-timers.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";
import { until } from "../fixtures/until.ts";

let timers: HeldTimer[];
let release: () => void;
let opened: OpenDist[];
beforeEach(() => {
  opened = [];
  ({ timers, release } = holdTimers());
});
afterEach(() => {
  release();
  Reflect.deleteProperty(performance, "now");
  for (const { close } of opened) close();
});

/** Read in this order; the first before anything else can happen. */
const FILES = { "r/first.json": "1", "r/second.json": "2", "css/third.css": "3" };

/** Writes a small build; where one is already, in its place. */
function written(distDir: string, more: Record<string, string> = {}): string {
  const files = Object.entries({ ...FILES, ...more });
  writeDist(
    distDir,
    files.map(([path, body]) => ({ paths: [path], body })),
    { version: "0", fingerprint: "made", items: 2 },
  );
  return distDir;
}

async function openedDist(distDir = written(join(temporaryFolder(), "dist"))) {
  const errors: DistError[] = [];
  const dist = await openDist(distDir, (error) => errors.push(error));
  opened.push(dist);
  /** Puts another file in the place of one. */
  const put = (path: string, text: string) => {
    const file = join(distDir, path);
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  };
  const damage = (path: string) => {
    put(path, "damaged");
  };
  const replaceManifest = () => {
    put("build-manifest.json", readFileSync(join(distDir, "build-manifest.json"), "utf8"));
  };
  const refused = () => dist.current().build?.().refused;
  return { distDir, dist, errors, put, damage, replaceManifest, refused };
}

/** The moment at which a served folder looks for changes. */
function check(): void {
  for (const { fire } of timers) fire();
}

/** The clock goes on by this, until the end of the test. */
function skip(milliseconds: number): void {
  const now = performance.now.bind(performance);
  performance.now = () => now() + milliseconds;
}

/** Waits as a request does for a newer build, which is not complete within three seconds. */
async function waitInVain(dist: OpenDist): Promise<void> {
  const waiting = dist.current().refresh?.();
  await until(() => dist.current().build?.().refused !== undefined);
  skip(3000);
  await waiting;
}

/** Long enough to read a small folder, if anything were to read it. */
async function nothingIsRead(): Promise<void> {
  await delay(40);
}

const reasonOf = (path: string) => `is incomplete: ${path} is not as it was built`;

describe("a served folder", () => {
  it("is checked four times a second, until it is closed", async () => {
    const { dist } = await openedDist();
    expect(timers).toMatchObject([{ milliseconds: 250, isCleared: false }]);
    dist.close();
    expect(timers).toMatchObject([{ isCleared: true }]);
  });

  it("is read again when its manifest was replaced, and only then", async () => {
    const { dist, damage, replaceManifest, errors } = await openedDist();
    const first = dist.current();
    check();
    await nothingIsRead();
    expect(dist.current()).toBe(first);
    replaceManifest();
    check();
    await until(() => dist.current() !== first);
    const second = dist.current();
    damage("r/second.json");
    check();
    await nothingIsRead();
    expect(dist.current()).toBe(second);
    expect(errors).toEqual([]);
  });

  it("is not read again by a change during which it was being read, but after it", async () => {
    const { dist, damage, replaceManifest, errors, refused } = await openedDist();
    const reading = dist.reload();
    // Until the first file has been read.
    await Promise.resolve();
    await Promise.resolve();
    replaceManifest();
    check();
    damage("r/first.json");
    await reading;
    await nothingIsRead();
    expect({ refused: refused(), errors }).toEqual({ refused: undefined, errors: [] });
    check();
    await until(() => errors.length > 0);
    expect(refused()?.reason).toBe(reasonOf("r/first.json"));
  });

  it("whose build was interrupted between two renames is put back when it is opened", async () => {
    const distDir = written(join(temporaryFolder(), "dist"));
    renameSync(distDir, swapFolderPath(distDir, "old"));
    const { dist } = await openedDist(distDir);
    expect(textOf(dist.current().file("/r/first.json")!)).toBe("1");
  });

  it("that is missing or incomplete cannot be opened", async () => {
    const distDir = join(temporaryFolder(), "dist");
    await expect(openDist(distDir)).rejects.toThrow(`${distDir} was not found.`);
    written(distDir);
    writeFileSync(join(distDir, "r/first.json"), "damaged");
    await expect(openDist(distDir)).rejects.toThrow(`${distDir} ${reasonOf("r/first.json")}.`);
    expect(timers).toEqual([]);
  });

  it("two reloads at the same time: the second reads what changed during the first", async () => {
    const { dist, distDir } = await openedDist();
    const first = dist.reload();
    await Promise.resolve();
    await Promise.resolve();
    written(distDir, { "r/first.json": "new" });
    await Promise.all([first, dist.reload(), dist.reload()]);
    expect(textOf(dist.current().file("/r/first.json")!)).toBe("new");
  });
});

describe("a refused build", () => {
  it("is reported once, also when the reason changes, and again after one that is served", async () => {
    const { dist, distDir, damage, errors } = await openedDist();
    damage("r/second.json");
    await dist.reload();
    await dist.reload();
    damage("r/first.json");
    await dist.reload();
    expect(errors.map(({ message }) => message)).toEqual([
      `${distDir} ${reasonOf("r/second.json")}. Run \`npm run build\`, or use --dist to choose another folder.`,
    ]);
    written(distDir);
    await dist.reload();
    expect(errors).toHaveLength(1);
    damage("r/first.json");
    await dist.reload();
    expect(errors.map(({ reason }) => reason)).toEqual([
      reasonOf("r/second.json"),
      reasonOf("r/first.json"),
    ]);
  });

  it("is stated with the served build, and the time at which it was first refused for that reason", async () => {
    const { dist, distDir, damage, refused } = await openedDist();
    const served = dist.current().build!();
    expect(served).toEqual({ fingerprint: "made", since: expect.any(String) });
    const start = new Date().toISOString();
    damage("r/second.json");
    await dist.reload();
    const first = refused()!;
    expect(dist.current().build!()).toEqual({
      ...served,
      refused: { reason: reasonOf("r/second.json"), at: expect.any(String) },
    });
    expect([start, first.at, new Date().toISOString()].toSorted()[1]).toBe(first.at);
    await delay(2);
    await dist.reload();
    expect(refused()).toEqual(first);
    damage("r/first.json");
    await dist.reload();
    expect(refused()?.reason).toBe(reasonOf("r/first.json"));
    expect(refused()?.at).not.toBe(first.at);
    expect(textOf(dist.current().file("/css/third.css")!)).toBe("3");
    written(distDir);
    await dist.reload();
    expect(refused()).toBeUndefined();
  });

  it("is read again when its manifest changes", async () => {
    const { dist, distDir, damage, refused } = await openedDist();
    damage("r/second.json");
    await dist.reload();
    await dist.reload();
    written(distDir, { "r/second.json": "new" });
    check();
    await until(() => refused() === undefined);
    expect(textOf(dist.current().file("/r/second.json")!)).toBe("new");
  });

  it("is read again while its manifest stays the same, for at most a tenth of the time", async () => {
    const { dist, damage, put, refused } = await openedDist();
    damage("r/second.json");
    let reads = 0;
    // Reading takes 100 ms by this clock.
    performance.now = () => 1e6 + 100 * (reads += 1);
    await dist.reload();
    performance.now = () => 1e6 + 100 * reads;
    put("r/second.json", FILES["r/second.json"]);
    check();
    await nothingIsRead();
    expect(refused()?.reason).toBe(reasonOf("r/second.json"));
    performance.now = () => 1e6 + 100 * reads + 10_000;
    check();
    await until(() => refused() === undefined);
  });

  it("whose manifest is missing is read when there is one", async () => {
    const { dist, distDir, refused, errors } = await openedDist();
    rmSync(distDir, { recursive: true });
    await dist.reload();
    expect(refused()?.reason).toBe("was not found");
    await dist.reload();
    mkdirSync(distDir);
    check();
    await nothingIsRead();
    written(distDir);
    check();
    await until(() => refused() === undefined);
    expect(errors).toHaveLength(1);
  });

  it("may be one that cannot be searched", async () => {
    const { dist, distDir, refused, errors } = await openedDist();
    written(distDir, { "api/search.json": "no JSON" });
    await dist.reload();
    expect(refused()?.reason).toMatch(/^cannot be read: SyntaxError: /);
    expect(errors).toMatchObject([{ cause: { name: "SyntaxError" } }]);
  });

  it("needs no listener", async () => {
    const distDir = written(join(temporaryFolder(), "dist"));
    const dist = await openDist(distDir);
    opened.push(dist);
    rmSync(join(distDir, "r/first.json"));
    await dist.reload();
    expect(dist.current().build!().refused?.reason).toBe(reasonOf("r/first.json"));
  });
});

describe("a file that is read when it is requested", () => {
  const bodyOf = (dist: OpenDist, path: string) => textOf(dist.current().file(path)!);

  it("twice is in memory afterwards, until others need the room", async () => {
    const large = "a".repeat(1_500_000);
    const distDir = join(temporaryFolder(), "dist");
    written(distDir, { "a.txt": large, "b.txt": `${large}b`, "r/first.json": "1" });
    const { dist } = await openedDist(distDir);
    const { file } = dist.current();
    expect(file("/r/first.json")).not.toBe(file("/r/first.json"));
    const first = file("/r/first.json");
    expect(["/a.txt", "/b.txt"].map((path) => file(path)?.body.length)).toEqual([
      1_500_000, 1_500_001,
    ]);
    expect(file("/r/first.json")).toBe(first);
    for (const path of ["/a.txt", "/b.txt"]) file(path);
    expect(file("/r/first.json")).not.toBe(first);
    expect(bodyOf(dist, "/r/first.json")).toBe("1");
  });

  it("and is another one by then was served under the entity tag of the earlier", async () => {
    const { dist, damage, refused } = await openedDist();
    damage("r/second.json");
    expect(() => dist.current().file("/r/second.json")).toThrow(UnavailableError);
    expect(bodyOf(dist, "/r/first.json")).toBe("1");
    await waitInVain(dist);
    expect(refused()?.reason).toBe(reasonOf("r/second.json"));
    expect(() => dist.current().file("/r/second.json")).toThrow(UnavailableError);
  });

  it("and belongs to a newer build by then is that of the newer build", async () => {
    const { dist, distDir, errors } = await openedDist();
    written(distDir, { "r/second.json": "new", "r/third.json": "3" });
    const { current } = dist;
    expect(() => current().file("/r/second.json")).toThrow(UnavailableError);
    await Promise.all([current().refresh?.(), current().refresh?.()]);
    expect([bodyOf(dist, "/r/second.json"), bodyOf(dist, "/r/third.json")]).toEqual(["new", "3"]);
    expect(errors).toEqual([]);
  });

  it("and is damaged is not looked for again by each request, until another copy begins", async () => {
    const { dist, distDir, damage, put, replaceManifest, refused } = await openedDist();
    damage("r/second.json");
    await waitInVain(dist);
    put("r/second.json", FILES["r/second.json"]);
    await dist.current().refresh?.();
    expect(refused()?.reason).toBe(reasonOf("r/second.json"));
    damage("r/second.json");
    replaceManifest();
    check();
    await nothingIsRead();
    const waiting = dist.current().refresh?.();
    written(distDir);
    await waiting;
    expect(refused()).toBeUndefined();
  });

  it("was waited for while the server was closing", async () => {
    const { dist, damage } = await openedDist();
    damage("r/second.json");
    const waiting = dist.current().refresh?.();
    dist.close();
    await waiting;
    expect(() => dist.current().file("/r/second.json")).toThrow(UnavailableError);
  });
});

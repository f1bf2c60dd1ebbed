import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import request from "supertest";
import { swapFolderPath } from "../../build/dist/swap-folders.ts";
import { writeDist } from "../../build/dist/write-dist.ts";
import { createApp } from "../../server/app.ts";
import { type DistError, type OpenDist, openDist } from "../../server/dist.ts";
import { UnavailableError, textOf } from "../../server/replies/content.ts";
import { type HeldTimer, holdTimers } from "../fixtures/held-timers.ts";
import { holdErrors } from "../fixtures/printed-errors.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";

let timers: HeldTimer[];
let release: () => void;
let opened: OpenDist[];
beforeEach(() => {
  opened = [];
  ({ timers, release } = holdTimers());
});
afterEach(() => {
  release();
  for (const { close } of opened) close();
});

const FILES = { "r/first.json": "1", "r/second.json": "2", "css/third.css": "3" };
/** More than is kept in memory. */
const LARGE = "a".repeat(1_500_000);

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

function openedDist(distDir = written(join(temporaryFolder(), "dist"))) {
  const errors: DistError[] = [];
  const dist = openDist(distDir, (error) => errors.push(error));
  opened.push(dist);
  /** Puts another file in the place of one. */
  const put = (path: string, text: string) => {
    const file = join(distDir, path);
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  };
  const replaceManifest = () => {
    put("build-manifest.json", readFileSync(join(distDir, "build-manifest.json"), "utf8"));
  };
  const textAt = (path: string) => textOf(dist.current().file(path)!);
  return { distDir, dist, errors, put, replaceManifest, textAt };
}

/** The moment at which a served folder looks for changes. */
function check(): void {
  for (const { fire } of timers) fire();
}

const reasonOf = (path: string) => `is incomplete: ${path} is not as it was built`;

describe("a served folder", () => {
  it("is checked twice a second, until it is closed", () => {
    const { dist } = openedDist();
    expect(timers).toMatchObject([{ milliseconds: 500, isCleared: false }]);
    dist.close();
    expect(timers).toMatchObject([{ isCleared: true }]);
  });

  it("is opened again when its manifest was replaced, and only then", () => {
    const { dist, put, replaceManifest, errors } = openedDist();
    const first = dist.current();
    check();
    expect(dist.current()).toBe(first);
    replaceManifest();
    check();
    const second = dist.current();
    expect(second).not.toBe(first);
    put("r/second.json", "damaged");
    check();
    expect(dist.current()).toBe(second);
    expect(errors).toEqual([]);
  });

  it("whose build was interrupted between two renames is put back when it is opened", () => {
    const distDir = written(join(temporaryFolder(), "dist"));
    renameSync(distDir, swapFolderPath(distDir, "old"));
    expect(openedDist(distDir).textAt("/r/first.json")).toBe("1");
  });

  it("that is missing or incomplete cannot be opened", () => {
    const distDir = join(temporaryFolder(), "dist");
    expect(() => openDist(distDir)).toThrow(`${distDir} was not found.`);
    written(distDir);
    writeFileSync(join(distDir, "r/first.json"), "damaged");
    expect(() => openDist(distDir)).toThrow(`${distDir} ${reasonOf("r/first.json")}.`);
    expect(timers).toEqual([]);
  });
});

describe("a newer build that is incomplete", () => {
  it("is refused once, however often it is looked at, and again after one that is served", () => {
    const { dist, distDir, put, replaceManifest, errors, textAt } = openedDist();
    const refused = (path: string) =>
      `${distDir} ${reasonOf(path)}. Run \`npm run build\`, or use --dist to choose another folder.`;
    put("r/second.json", "damaged");
    replaceManifest();
    check();
    put("r/first.json", "damaged");
    check();
    expect(errors.map(({ message }) => message)).toEqual([refused("r/second.json")]);
    // The last good build stays.
    expect(textAt("/css/third.css")).toBe("3");
    written(distDir);
    expect(dist.reload()).toBe(true);
    expect(errors).toHaveLength(1);
    put("r/first.json", "damaged");
    replaceManifest();
    expect(dist.reload()).toBe(false);
    expect(errors.map(({ message }) => message)).toEqual([
      refused("r/second.json"),
      refused("r/first.json"),
    ]);
  });

  it("is served as soon as the files that it lacked are there, though its manifest stays the same", () => {
    const { dist, distDir, put, errors, textAt } = openedDist();
    written(distDir, { "r/third.json": "third" });
    put("r/third.json", "damaged");
    check();
    expect(errors).toHaveLength(1);
    expect(dist.current().file("/r/third.json")).toBeUndefined();
    put("r/third.json", "third");
    check();
    expect(textAt("/r/third.json")).toBe("third");
  });

  it("whose folder is missing is served when there is one", () => {
    const { dist, distDir, errors } = openedDist();
    rmSync(distDir, { recursive: true });
    expect(dist.reload()).toBe(false);
    mkdirSync(distDir);
    expect(dist.reload()).toBe(false);
    written(distDir);
    expect(dist.reload()).toBe(true);
    expect(errors.map(({ message }) => message)).toEqual([
      expect.stringContaining(`${distDir} was not found.`),
    ]);
  });

  it("needs no listener", () => {
    const distDir = written(join(temporaryFolder(), "dist"));
    const dist = openDist(distDir);
    opened.push(dist);
    rmSync(distDir, { recursive: true });
    expect(dist.reload()).toBe(false);
    expect(dist.current().build()).toMatchObject({ items: 2, fingerprint: "made" });
  });
});

describe("a file", () => {
  it("is in memory once it was requested, until others need the room", () => {
    const distDir = join(temporaryFolder(), "dist");
    const others = Array.from({ length: 20 }, (_, n) => [`${n}.txt`, `${n}${"a".repeat(250_000)}`]);
    written(distDir, Object.fromEntries(others) as Record<string, string>);
    const { dist } = openedDist(distDir);
    const { file } = dist.current();
    const first = file("/r/first.json");
    expect(file("/r/first.json")).toBe(first);
    for (const [path] of others) file(`/${path}`);
    expect(file("/r/first.json")).not.toBe(first);
    expect(textOf(file("/r/first.json")!)).toBe("1");
  });

  it("that is large is read from the disk for each client", async () => {
    const distDir = join(temporaryFolder(), "dist");
    written(distDir, { "a.txt": LARGE });
    const { dist, put } = openedDist(distDir);
    const content = dist.current().file("/a.txt")!;
    expect(content.bytes).toBe(LARGE.length);
    expect((await buffer(content.open!())).toString()).toBe(LARGE);
    expect(textOf(content)).toBe(LARGE);
    put("a.txt", "b".repeat(LARGE.length));
    expect(() => content.open!()).toThrow(UnavailableError);
    expect(() => content.body).toThrow(UnavailableError);
  });

  it("that is another one when it is loaded is not served under the entity tag of the earlier", () => {
    const { dist, put, textAt } = openedDist();
    put("r/second.json", "3");
    expect(() => dist.current().file("/r/second.json")).toThrow(UnavailableError);
    expect(textAt("/r/first.json")).toBe("1");
  });

  it("that a newer build has replaced is answered by the newer build, without a check before", async () => {
    const { dist, distDir, errors } = openedDist();
    const app = createApp(dist.current);
    written(distDir, { "r/second.json": '"new"', "r/third.json": '"3"', "a.txt": LARGE });
    const answers = ["/r/second.json", "/r/third.json"].map((path) => request(app).get(path));
    expect((await Promise.all(answers)).map(({ status, body }) => [status, body])).toEqual([
      [200, "new"],
      [200, "3"],
    ]);
    const largeFile = async () =>
      (await request(app).get("/a.txt").set("Accept-Encoding", "identity")).text.length;
    expect(await largeFile()).toBe(LARGE.length);
    written(distDir, { "a.txt": `${LARGE}b` });
    expect(await largeFile()).toBe(LARGE.length + 1);
    expect(errors).toEqual([]);
  });

  it("that is damaged is 503", async () => {
    const { dist, put } = openedDist();
    put("r/second.json", "3");
    const { printed, release: releaseErrors } = holdErrors();
    const { status, headers } = await request(createApp(dist.current)).get("/r/second.json");
    releaseErrors();
    expect([status, headers["retry-after"]]).toEqual([503, "5"]);
    expect(printed).toEqual([expect.stringContaining(reasonOf("r/second.json"))]);
  });
});

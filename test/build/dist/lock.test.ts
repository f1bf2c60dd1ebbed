import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { hostname } from "node:os";
import { dirname, join } from "node:path";
import { assertUnlocked, whileLocked } from "../../../build/dist/lock.ts";
import { temporaryFolder } from "../../fixtures/temporary.ts";

/** Above the largest process id that Linux gives. */
const ENDED_PID = 4_194_305;

let dist: string;
let lock: string;
beforeEach(() => {
  const parent = temporaryFolder();
  dist = join(parent, "dist");
  lock = join(parent, ".dist.lock");
});

/** What becomes of a build that finds something in the place of the lock file. */
function attempt(): string {
  try {
    assertUnlocked(dist);
    return whileLocked(dist, () => "built");
  } catch (error) {
    return (error as Error).message;
  }
}

it("the lock file names the process while it builds, and is removed when it ends or fails", () => {
  expect(whileLocked(dist, () => readFileSync(lock, "utf8"))).toBe(
    `process ${process.pid} on ${hostname()}`,
  );
  expect(() =>
    whileLocked(dist, () => {
      throw new Error("no space");
    }),
  ).toThrow("no space");
  expect(readdirSync(dirname(dist))).toEqual([]);
});

it("two folders beside each other are built at the same time", () => {
  expect(whileLocked(dist, () => whileLocked(`${dist}-2`, () => "both"))).toBe("both");
});

it.each([
  ["of a process that has ended", ENDED_PID],
  ["of this process, which had its id before in a container", process.pid],
])("a lock %s is replaced", (_, pid) => {
  writeFileSync(lock, `process ${pid} on ${hostname()}`);
  expect(attempt()).toBe("built");
  expect(existsSync(lock)).toBe(false);
});

it.each([
  ["of a process that runs", `process ${process.ppid} on ${hostname()}`],
  ["of a process of the superuser", `process 1 on ${hostname()}`],
  ["of another machine", `process ${ENDED_PID} on other`],
  ["of another program", "locked"],
])("a build that finds a lock %s fails with the remedy, and leaves the lock", (_, text) => {
  writeFileSync(lock, text);
  expect(attempt()).toBe(
    `${dist} is being replaced by another build (${text}). Nothing was changed. Build again when that has ended; if no build is running, remove ${lock}.`,
  );
  expect(readFileSync(lock, "utf8")).toBe(text);
});

it.each<[string, (lock: string) => void]>([
  ["an empty file", (lock) => writeFileSync(lock, "")],
  ["a large file", (lock) => writeFileSync(lock, "a".repeat(10_000))],
  ["a folder", (lock) => mkdirSync(lock)],
  ["a symlink to nothing", (lock) => symlinkSync("nowhere", lock)],
  ["a symlink to a device without an end", (lock) => symlinkSync("/dev/zero", lock)],
])("%s in the place of the lock file stays", (_, put) => {
  put(lock);
  expect(attempt()).toContain("dist is being replaced by another build. Nothing was changed.");
  expect(attempt()).toContain(`if no build is running, remove ${lock}.`);
  expect(readdirSync(dirname(dist))).toEqual([".dist.lock"]);
});

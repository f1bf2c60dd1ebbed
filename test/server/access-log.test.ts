import { spawnSync } from "node:child_process";
import {
  closeSync,
  constants,
  openSync,
  readFileSync,
  readSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { type AccessLog, openAccessLog } from "../../server/access-log.ts";
import { type HeldTimer, holdTimers } from "../fixtures/held-timers.ts";
import { countOpen } from "../fixtures/open-files.ts";
import { holdErrors } from "../fixtures/printed-errors.ts";
import { PROJECT } from "../fixtures/read.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";

const { now } = Date;
let timers: HeldTimer[];
let release: () => void;
let errors: ReturnType<typeof holdErrors>;
let logs: AccessLog[];
let openFiles: number[];

beforeEach(() => {
  logs = [];
  openFiles = [];
  errors = holdErrors();
  ({ timers, release } = holdTimers());
  Date.now = () => Date.UTC(2026, 10, 21, 15, 34, 32, 999);
});

afterEach(async () => {
  Date.now = now;
  release();
  // One that a test left open may have something to report.
  await Promise.allSettled(logs.map(async ({ close }) => Promise.resolve(close())));
  for (const file of openFiles) closeSync(file);
  errors.release();
});

/** A log that is closed after the test, if the test does not close it. */
function opened(path: string): AccessLog {
  const { add, reopen, close } = openAccessLog(path);
  const log = {
    add,
    reopen,
    close: () => {
      logs = logs.filter((other) => other !== log);
      close();
    },
  };
  logs.push(log);
  return log;
}

/** What Node.js knows of a request. */
function request(fields: object = {}): IncomingMessage {
  const usual = { socket: {}, method: "GET", url: "/", httpVersion: "1.1", headers: {} };
  return { ...usual, ...fields } as unknown as IncomingMessage;
}

const LINE = '- - - [21/Nov/2026:15:34:32 +0000] "GET / HTTP/1.1" 200 - "-" "-"\n';

/** Adds lines of so many characters together, as one. */
function addCharacters(log: AccessLog, characters: number): void {
  log.add(request({ url: `/${"a".repeat(characters - LINE.length)}` }), 200, 0);
}

const pathOfLog = () => join(temporaryFolder(), "access.log");
const contentOf = (path: string) => readFileSync(path, "utf8");
const fireTimers = () => {
  for (const { fire } of timers) fire();
};

function lineOf(fields: object, status = 200, bytes = 0): string {
  const path = pathOfLog();
  const log = opened(path);
  log.add(request(fields), status, bytes);
  log.close();
  return contentOf(path);
}

describe("a line has the combined format", () => {
  it("with the client's address, the time, the request, the status, the bytes, the referrer and the user agent", () => {
    const line = lineOf(
      {
        socket: { remoteAddress: "192.0.2.7" },
        method: "HEAD",
        url: "/r/plain.json?v=1",
        httpVersion: "1.0",
        headers: { referer: "https://example.com/a b", "user-agent": "curl/8.5" },
      },
      304,
      1234,
    );
    expect(line).toBe(
      '192.0.2.7 - - [21/Nov/2026:15:34:32 +0000] "HEAD /r/plain.json?v=1 HTTP/1.0" 304 1234 "https://example.com/a b" "curl/8.5"\n',
    );
  });

  it("with a hyphen for what is missing", () => {
    expect(lineOf({})).toBe(LINE);
  });

  it("and an empty method and target where Node.js knows none", () => {
    expect(lineOf({ method: undefined, url: undefined }, 400)).toBe(
      '- - - [21/Nov/2026:15:34:32 +0000] "  HTTP/1.1" 400 - "-" "-"\n',
    );
  });

  it.each([
    ["a quote", 'a "b"', '"a \\"b\\""'],
    ["nothing but a quote", '"', '"\\""'],
    ["a backslash", "a\\b", '"a\\\\b"'],
    ["a line feed", "a\nb", '"a\\nb"'],
    ["a tab", "a\tb", '"a\\tb"'],
    ["NUL", "a\u0000b", '"a\\u0000b"'],
    ["the last control character", "a\u001fb", '"a\\u001fb"'],
    ["DEL", "a\u007fb", '"a\\u007fb"'],
    ["a control character of Latin-1, which a terminal obeys", "\u009b31m", '"\\u009b31m"'],
    ["the last of these", "\u009f", '"\\u009f"'],
    ["a no-break space", "\u00a0", '"\u00a0"'],
    ["a space", "a b", '"a b"'],
    ["a letter of Latin-1", "é", '"é"'],
    ["nothing", "", '""'],
  ])("%s in a header stays within its quotes", (_, sent, logged) => {
    expect(lineOf({ headers: { "user-agent": sent } })).toBe(LINE.replace(/"-"\n$/, `${logged}\n`));
    expect(lineOf({ headers: { referer: sent } })).toBe(LINE.replace('"-"', logged));
  });

  it("a quote in the target does, too", () => {
    expect(lineOf({ url: '/"' })).toBe(LINE.replace("GET /", 'GET /\\"'));
  });

  it("each line has the time of its second", () => {
    const path = pathOfLog();
    const log = opened(path);
    for (const time of [
      "2026-11-21T15:34:32.999Z",
      "2026-11-21T15:34:33Z",
      "2027-01-02T03:04:05Z",
    ]) {
      Date.now = () => Date.parse(time);
      log.add(request(), 200, 0);
    }
    log.close();
    expect(contentOf(path).match(/\[.*?\]/g)).toEqual([
      "[21/Nov/2026:15:34:32 +0000]",
      "[21/Nov/2026:15:34:33 +0000]",
      "[02/Jan/2027:03:04:05 +0000]",
    ]);
  });
});

describe("lines are written together", () => {
  it("at 8,192 characters", () => {
    const path = pathOfLog();
    const log = opened(path);
    addCharacters(log, 8191 - LINE.length);
    expect(contentOf(path)).toBe("");
    log.add(request(), 200, 0);
    expect(contentOf(path)).toBe("");
    addCharacters(log, LINE.length);
    expect(contentOf(path)).toHaveLength(8191 + LINE.length);

    const other = pathOfLog();
    addCharacters(opened(other), 8192);
    expect(contentOf(other)).toHaveLength(8192);
  });

  it("each second, by a timer that keeps no process running", () => {
    const path = pathOfLog();
    const log = opened(path);
    expect(timers).toMatchObject([{ milliseconds: 1000, isCleared: false }]);
    expect(timers[0]!.timer.hasRef()).toBe(false);
    log.add(request(), 200, 0);
    expect(contentOf(path)).toBe("");
    fireTimers();
    expect(contentOf(path)).toBe(LINE);
    fireTimers();
    expect(contentOf(path)).toBe(LINE);
  });

  it("when the log is closed, which also closes the file and ends the timer", () => {
    const path = pathOfLog();
    const log = opened(path);
    log.add(request(), 200, 0);
    expect(countOpen(path)).toBe(1);
    log.close();
    expect(contentOf(path)).toBe(LINE);
    expect(countOpen(path)).toBe(0);
    expect(timers).toMatchObject([{ isCleared: true }]);
  });

  it("after what the file has already", () => {
    const path = pathOfLog();
    writeFileSync(path, "earlier\n");
    const log = opened(path);
    log.add(request(), 200, 0);
    log.close();
    expect(contentOf(path)).toBe(`earlier\n${LINE}`);
  });
});

describe("a log that is opened again", () => {
  it("continues in a new file; what waited is in the old one, which is closed", () => {
    const path = pathOfLog();
    const log = opened(path);
    log.add(request({ url: "/before" }), 200, 0);
    renameSync(path, `${path}.1`);
    log.reopen();
    log.add(request({ url: "/after" }), 200, 0);
    fireTimers();
    expect(contentOf(`${path}.1`)).toBe(LINE.replace("/ ", "/before "));
    expect(contentOf(path)).toBe(LINE.replace("/ ", "/after "));
    expect([countOpen(`${path}.1`), countOpen(path)]).toEqual([0, 1]);
    expect(timers).toMatchObject([{ isCleared: false }]);
  });

  it("continues in the old file when the new one cannot be opened", () => {
    const folder = join(temporaryFolder(), "logs");
    const path = join(temporaryFolder(), "linked");
    symlinkSync(temporaryFolder(), folder);
    symlinkSync(join(folder, "access.log"), path);
    const log = opened(path);
    const first = readlinkSync(folder);
    rmSync(folder);
    expect(() => {
      log.reopen();
    }).toThrow(`ENOENT: no such file or directory, open '${path}'`);
    log.add(request(), 200, 0);
    fireTimers();
    expect(contentOf(join(first, "access.log"))).toBe(LINE);
  });
});

it("a file that cannot be opened is an error", () => {
  const path = join(temporaryFolder(), "missing/access.log");
  expect(() => openAccessLog(path)).toThrow(`ENOENT: no such file or directory, open '${path}'`);
  expect(timers).toEqual([]);
});

describe("on a full disk", () => {
  const NO_SPACE =
    "error: Cannot write the access log; lines are lost: Error: ENOSPC: no space left on device, write";
  /** A log on a full disk, which a test can exchange for a file. */
  function onFullDisk() {
    const path = pathOfLog();
    symlinkSync("/dev/full", path);
    const log = opened(path);
    const fill = () => {
      rmSync(path);
      symlinkSync("/dev/full", path);
      log.reopen();
    };
    const makeSpace = () => {
      rmSync(path, { force: true });
      log.reopen();
    };
    return { path, log, fill, makeSpace };
  }

  it("lines wait, which is reported once, and are written when there is space", () => {
    const { path, log, makeSpace } = onFullDisk();
    log.add(request({ url: "/1" }), 200, 0);
    fireTimers();
    log.add(request({ url: "/2" }), 200, 0);
    fireTimers();
    fireTimers();
    expect(errors.printed).toEqual([NO_SPACE]);
    makeSpace();
    log.add(request({ url: "/3" }), 200, 0);
    fireTimers();
    const lines = ["/1", "/2", "/3"].map((url) => LINE.replace("/ ", `${url} `));
    expect(contentOf(path)).toBe(lines.join(""));
    expect(errors.printed).toEqual([NO_SPACE]);
  });

  it("is reported again when there was space meanwhile", () => {
    const { log, fill, makeSpace } = onFullDisk();
    log.add(request(), 200, 0);
    fireTimers();
    makeSpace();
    fireTimers();
    fill();
    fireTimers();
    expect(errors.printed).toEqual([NO_SPACE]);
    log.add(request(), 200, 0);
    fireTimers();
    expect(errors.printed).toEqual([NO_SPACE, NO_SPACE]);
  });

  it.each([
    ["1,000,000 bytes wait", 1_000_000, 1_000_000],
    ["one byte more is lost, with all that waits", 1_000_001, 0],
  ])("%s", (_, characters, kept) => {
    const { path, log, makeSpace } = onFullDisk();
    addCharacters(log, characters);
    expect(errors.printed).toEqual([NO_SPACE]);
    makeSpace();
    fireTimers();
    expect(contentOf(path)).toHaveLength(kept);
  });
});

describe("a pipe", () => {
  const FULL =
    "error: Cannot write the access log; lines are lost: Error: EAGAIN: resource temporarily unavailable, write";
  const PIPE_BYTES = 65_536;

  /** A named pipe with a log at one end, and a reader at the other that does not wait. */
  function pipe() {
    const path = join(temporaryFolder(), "pipe");
    spawnSync("mkfifo", [path]);
    const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    openFiles.push(reader);
    /** What is in the pipe now. */
    const read = () => {
      const bytes = Buffer.alloc(2 * PIPE_BYTES);
      let text = "";
      try {
        for (let count = -1; count !== 0; text += bytes.toString("latin1", 0, count))
          count = readSync(reader, bytes);
      } catch (error) {
        expect(error).toMatchObject({ code: "EAGAIN" });
      }
      return text;
    };
    return { log: opened(path), read };
  }

  it("without a reader cannot be opened, which does not hold the process", () => {
    const path = join(temporaryFolder(), "pipe");
    spawnSync("mkfifo", [path]);
    expect(() => openAccessLog(path)).toThrow(/^ENXIO: /);
  });

  it("that is full for a moment loses nothing, and nothing is reported", () => {
    const { log, read } = pipe();
    addCharacters(log, 100_000);
    log.add(request({ url: "/next" }), 200, 0);
    fireTimers();
    const first = read();
    expect(first).toHaveLength(PIPE_BYTES);
    fireTimers();
    const rest = read();
    expect(first.length + rest.length).toBe(100_000 + LINE.length + 4);
    expect(rest.endsWith(`\n${LINE.replace("/ ", "/next ")}`)).toBe(true);
    expect(errors.printed).toEqual([]);
  });

  it("while lines wait, only the timer tries again, until 1,000,000 characters have come", () => {
    const { log, read } = pipe();
    addCharacters(log, PIPE_BYTES + 1000);
    expect(read()).toHaveLength(PIPE_BYTES);
    addCharacters(log, 999_999 - LINE.length);
    expect(read()).toBe("");
    log.add(request(), 200, 0);
    expect(read()).toBe("");
    log.add(request(), 200, 0);
    expect(read()).toHaveLength(PIPE_BYTES);
    expect(errors.printed).toEqual([]);
  });

  it("at 1,000,000 characters while lines wait, one write is tried", () => {
    const { log, read } = pipe();
    addCharacters(log, PIPE_BYTES + 1000);
    expect(read()).toHaveLength(PIPE_BYTES);
    addCharacters(log, 1_000_000);
    expect(read()).toHaveLength(PIPE_BYTES);
  });

  it("that is not read loses lines beyond the bound, which is reported until it is read again", () => {
    const { log, read } = pipe();
    addCharacters(log, 1_000_001 + PIPE_BYTES);
    expect(errors.printed).toEqual([FULL]);
    // Full still, but below the bound: no news.
    log.add(request(), 200, 0);
    fireTimers();
    addCharacters(log, 1_000_001);
    expect(errors.printed).toEqual([FULL]);
    expect(read()).toHaveLength(PIPE_BYTES);
    log.add(request(), 200, 0);
    fireTimers();
    expect(read()).toBe(LINE);
    addCharacters(log, 1_000_001 + PIPE_BYTES);
    expect(errors.printed).toEqual([FULL, FULL]);
  });

  it("loses nothing while 1,000,000 bytes wait", () => {
    const { log, read } = pipe();
    addCharacters(log, 1_000_000 + PIPE_BYTES);
    let bytes = 0;
    for (let text = read(); text !== ""; text = read()) {
      bytes += text.length;
      fireTimers();
    }
    expect(bytes).toBe(1_000_000 + PIPE_BYTES);
    expect(errors.printed).toEqual([]);
  });

  it("whose loss follows a moment of being full is reported", () => {
    const { log } = pipe();
    addCharacters(log, PIPE_BYTES + 1000);
    expect(errors.printed).toEqual([]);
    addCharacters(log, 1_000_000);
    expect(errors.printed).toEqual([FULL]);
  });
});

it("standard output has the lines in order, and stays open", () => {
  const script = `
    const { openAccessLog } = await import(${JSON.stringify(join(PROJECT, "lib/server/access-log.js"))});
    const log = openAccessLog("-");
    const add = (url) => log.add({ socket: {}, method: "GET", url, httpVersion: "1.1", headers: {} }, 200, 0);
    add("/1");
    log.reopen();
    add("/2");
    log.close();
    console.log("after");`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
    cwd: temporaryFolder(),
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  expect(stdout.replaceAll(/\[.*?\] /g, "")).toBe(
    '- - - "GET /1 HTTP/1.1" 200 - "-" "-"\n- - - "GET /2 HTTP/1.1" 200 - "-" "-"\nafter\n',
  );
});

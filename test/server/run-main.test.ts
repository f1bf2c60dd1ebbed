import { spawnSync } from "node:child_process";
import { runMain } from "../../server/run-main.ts";
import { holdErrors } from "../fixtures/printed-errors.ts";
import { PROJECT } from "../fixtures/read.ts";
import { COMMANDS } from "../fixtures/server-process.ts";

const { exitCode } = process;
let errors: ReturnType<typeof holdErrors>;

beforeEach(() => {
  errors = holdErrors();
});
afterEach(() => {
  errors.release();
  process.exitCode = exitCode;
});

// eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- what is no error, too
const failing = (thrown: unknown) => () => Promise.reject(thrown);
const errorWith = (message: string, fields: object) => Object.assign(new Error(message), fields);

it.each<[string, Error, string]>([
  [
    "an error of the system",
    errorWith("EACCES: permission denied, open 'dist'", { syscall: "open", code: "EACCES" }),
    "error: EACCES: permission denied, open 'dist'",
  ],
  [
    "a package.json that cannot be opened",
    errorWith("Cannot read package config package.json: too many open files.", {
      code: "ERR_INVALID_PACKAGE_CONFIG",
    }),
    "error: Cannot read package config package.json: too many open files. Install the dependencies again, or raise the limit of open files (`ulimit -n`).",
  ],
  [
    "a package that cannot be found",
    errorWith("Cannot find package 'ajv'", { code: "ERR_MODULE_NOT_FOUND" }),
    "error: Cannot find package 'ajv'. Install the dependencies again, or raise the limit of open files (`ulimit -n`).",
  ],
])("%s is one line, and exits with 1", async (_, thrown, line) => {
  await runMain(failing(thrown));
  expect(process.exitCode).toBe(1);
  expect(errors.printed).toEqual([line]);
});

it.each([
  ["a mistake of the program", new TypeError("x is undefined")],
  ["what is no error", { syscall: "open" }],
])("%s is not hidden", async (_, thrown) => {
  await expect(runMain(failing(thrown))).rejects.toBe(thrown);
  expect(process.exitCode).toBe(exitCode);
  expect(errors.printed).toEqual([]);
});

describe("too few open files to load the modules are reported in one line, without a stack trace", () => {
  const commands = Object.values(COMMANDS);
  /** In a folder without dist, so that a command that does load them ends too. */
  const runWithin = (files: number, args: readonly string[]) => {
    const node = `ulimit -n ${files} && exec "$0" "$@"`;
    const command = ["-c", node, process.execPath, ...args];
    const { NODE_EXTRA_CA_CERTS, ...env } = process.env;
    return spawnSync("sh", command, { encoding: "utf8", cwd: `${PROJECT}schemas`, env });
  };
  // With fewer, Node.js itself cannot open the main file. How many it needs depends on its version.
  const opensMain = (files: number) =>
    runWithin(files, [`${PROJECT}lib/server/run-main.js`]).status === 0;
  const least = Array.from({ length: 64 }, (_, files) => files).find(opensMain);

  it.each([0, 1, 2, 12].flatMap((more) => commands.map((args) => [more, args] as const)))(
    "%i more than Node.js needs itself: %j",
    (more, [script = "", ...args]) => {
      const { status, stdout, stderr } = runWithin(Number(least) + more, [
        `${PROJECT}${script}`,
        ...args,
      ]);
      expect(stderr).toMatch(/^error: [^\n]+\n$/);
      expect([status, stdout]).toEqual([1, ""]);
    },
  );
});

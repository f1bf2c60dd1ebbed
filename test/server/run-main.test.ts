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
  // With fewer, Node.js itself cannot open the main file.
  it.each([20, 32].flatMap((files) => commands.map((args) => [files, args] as const)))(
    "ulimit -n %i: %j",
    (files, [script = "", ...args]) => {
      const node = `ulimit -n ${files} && exec "$0" "$@"`;
      const command = ["-c", node, process.execPath, `${PROJECT}${script}`, ...args];
      const { status, stdout, stderr } = spawnSync("sh", command, { encoding: "utf8" });
      expect(stderr).toMatch(
        /^error: EMFILE: too many open files, open '[^\n]+'\. Raise the limit of open files \(`ulimit -n`\)\.\n$/,
      );
      expect([status, stdout]).toEqual([1, ""]);
    },
  );
});

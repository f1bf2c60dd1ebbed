import { Command, CommanderError } from "commander";
import {
  type ServeFlags,
  addAddressOptions,
  addServeOptions,
  portOption,
  runMain,
} from "../../server/command-line.ts";

import { bareEnvironment } from "../fixtures/bare-environment.ts";
import { holdErrors } from "../fixtures/printed-errors.ts";

const VARIABLES = ["REGISTRY_DIR", "PUBLIC_DIR", "DIST_DIR", "BASE_URL", "HOST", "PORT"];

const { argv, env, exitCode } = process;
let errors: ReturnType<typeof holdErrors>;

beforeEach(() => {
  process.env = bareEnvironment();
  errors = holdErrors();
});
afterEach(() => {
  errors.release();
  Object.assign(process, { argv, env, exitCode });
});

/** A command line, run with arguments: what its action is given, what it prints, and its exit code. */
async function run(args: string[], act: (flags: unknown) => void = () => undefined, more = plain) {
  let flags: unknown;
  let output = "";
  const write = (text: string) => (output += text);
  const program = more(new Command("serve").exitOverride())
    .configureOutput({ writeErr: write, writeOut: write, getOutHelpWidth: () => 100 })
    .action((given: unknown) => {
      flags = given;
      act(given);
    });
  process.argv = ["node", "serve", ...args];
  process.exitCode = 7;
  await runMain(program);
  return { flags, output, exitCode: process.exitCode };
}
const plain = (command: Command) => addServeOptions(command);

const DEFAULTS: ServeFlags = { dist: "dist", host: "127.0.0.1", port: 3000 };

describe("the flags of serve", () => {
  it.each<[string[], Partial<ServeFlags>]>([
    [[], {}],
    [["--dist", "out"], { dist: "out" }],
    [["--host", "0.0.0.0"], { host: "0.0.0.0" }],
    [["--host", "::"], { host: "::" }],
    [["--port", "0"], { port: 0 }],
    [["--port", "65535"], { port: 65_535 }],
    [["--port", "0080"], { port: 80 }],
  ])("%j: the others have defaults", async (args, given) => {
    const flags = { ...DEFAULTS, ...given };
    expect(await run(args)).toEqual({ flags, output: "", exitCode: 7 });
  });

  it("may come from the environment, and take precedence over it", async () => {
    Object.assign(process.env, { DIST_DIR: "other", HOST: "192.0.2.1", PORT: "8080" });
    const fromEnvironment = { dist: "other", host: "192.0.2.1", port: 8080 };
    expect((await run([])).flags).toEqual(fromEnvironment);
    const { flags } = await run(["--port", "1", "--dist", "mine"]);
    expect(flags).toEqual({ ...fromEnvironment, dist: "mine", port: 1 });
  });

  it("are explained by --help, which is no misuse", async () => {
    const { flags, output, exitCode } = await run(["--help"]);
    expect({ flags, exitCode }).toEqual({ flags: undefined, exitCode: 0 });
    expect(output.replaceAll(/\n {2,}(?=[^ -])/g, " ").replaceAll(/ {2,}/g, "  ")).toBe(
      `Usage: serve [options]

Options:
  --dist <dir>  the published folder (default: "dist", env: DIST_DIR)
  --host <host>  address to listen on (default: "127.0.0.1", env: HOST)
  --port <number>  port to listen on (default: 3000, env: PORT)
  -h, --help  display help for command
`,
    );
  });
});

describe("misuse is reported with the remedy, and exits with 2", () => {
  const whole = (flags: string, value: string, most: string) =>
    `error: option '${flags} <number>' argument '${value}' is invalid. expected a whole number from ${most}.\n`;
  const host = (value: string) =>
    `error: option '--host <host>' argument '${value}' is invalid. expected an address; use 0.0.0.0 or :: for all of them.\n`;
  it.each([
    [["--port", "65536"], whole("--port", "65536", "0 to 65535")],
    [["--port", "-1"], whole("--port", "-1", "0 to 65535")],
    [["--port", "80.5"], whole("--port", "80.5", "0 to 65535")],
    [["--port", "0x50"], whole("--port", "0x50", "0 to 65535")],
    [["--port", " 80"], whole("--port", " 80", "0 to 65535")],
    [["--port", "80a"], whole("--port", "80a", "0 to 65535")],
    [["--port", ""], whole("--port", "", "0 to 65535")],
    [["--host", ""], host("")],
    [["--host", " \t"], host(" \t")],
    [["--hots", "a"], "error: unknown option '--hots'\n(Did you mean --host?)\n"],
    [["--dist"], "error: option '--dist <dir>' argument missing\n"],
  ])("%j", async (args, output) => {
    expect(await run(args)).toEqual({ flags: undefined, output, exitCode: 2 });
    expect(errors.printed).toEqual([]);
  });

  it("in the environment, too", async () => {
    process.env["PORT"] = "many";
    expect(await run([])).toMatchObject({
      output:
        "error: option '--port <number>' value 'many' from env 'PORT' is invalid. expected a whole number from 0 to 65535.\n",
      exitCode: 2,
    });
  });
});

describe("an environment variable that is empty", () => {
  it("is not set: each has its default", async () => {
    for (const name of VARIABLES) process.env[name] = "";
    process.env["TITLE"] = "";
    expect((await run([])).flags).toEqual(DEFAULTS);
    expect(VARIABLES.filter((name) => name in process.env)).toEqual([]);
    expect(process.env["TITLE"]).toBe("");
  });

  it("is left where it is not", async () => {
    for (const name of VARIABLES) process.env[name] = "1";
    await run([]);
    expect(VARIABLES.map((name) => process.env[name])).toEqual(VARIABLES.map(() => "1"));
  });
});

describe("a command that fails", () => {
  it("by another error than misuse is not hidden", async () => {
    const thrown = new TypeError("x is undefined");
    await expect(
      run([], () => {
        throw thrown;
      }),
    ).rejects.toBe(thrown);
    expect(process.exitCode).toBe(7);
    expect(errors.printed).toEqual([]);
  });

  it("by an error of the system is one line, and exits with 1", async () => {
    const { exitCode } = await run([], () => {
      throw Object.assign(new Error("EACCES: permission denied, open 'dist'"), { syscall: "open" });
    });
    expect(exitCode).toBe(1);
    expect(errors.printed).toEqual(["error: EACCES: permission denied, open 'dist'"]);
  });

  it("by an error of its own exits with 2", async () => {
    const { exitCode } = await run([], () => {
      throw new CommanderError(5, "mine", "of its own");
    });
    expect(exitCode).toBe(2);
  });
});

it("a command may have the flags of an address without a folder, or a port alone", async () => {
  const { flags } = await run([], undefined, (command) => addAddressOptions(command));
  expect(flags).toEqual({ host: "127.0.0.1", port: 3000 });
  const port = (command: Command) => command.addOption(portOption("port of the preview"));
  expect((await run(["--port", "9"], undefined, port)).flags).toEqual({ port: 9 });
  const { output } = await run(["--help"], undefined, port);
  expect(output).toContain("--port <number>  port of the preview (default: 3000, env: PORT)\n");
});

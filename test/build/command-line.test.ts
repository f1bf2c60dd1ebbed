import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { FIXTURE_REGISTRY, PROJECT } from "../fixtures/read.ts";
import { temporaryFolder, temporaryRegistry } from "../fixtures/temporary.ts";

/** Runs the compiled command in an empty folder, without the settings of whoever runs the tests. */
function run(args: string[], env: Record<string, string> = {}, cwd = temporaryFolder()) {
  const { PATH } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`${PROJECT}lib/build/main.js`, ...args],
    {
      cwd,
      env: { PATH, ...env },
      encoding: "utf8",
    },
  );
  return { status, stdout, stderr, cwd };
}

const broken = () => temporaryRegistry(["pairings/plain.json", ["css", "h1", "font-size"], "2pt"]);

describe("validate", () => {
  it("exits 0 on a valid registry", () => {
    expect(run(["validate", "--registry", FIXTURE_REGISTRY])).toMatchObject({
      status: 0,
      stdout: "3 pairings and 5 fonts are valid\n",
      stderr: "",
    });
  });

  it("exits 1 on problems, naming file, line, column and rule", () => {
    const registry = broken();
    const { status, stdout } = run(["validate", "--registry", registry]);
    expect(status).toBe(1);
    expect(stdout).toContain(`${registry}/pairings/plain.json:26:20  error  schema/pattern  `);
  });

  it("names files as the folder was named", () => {
    const registry = broken();
    const { stdout } = run(["validate"], {}, join(registry, ".."));
    expect(stdout).toMatch(/^registry\/pairings\/plain\.json:26:20 /);
  });

  it.each([
    ["github", "::error file="],
    ["json", '{\n  "problems": ['],
  ])("tells problems as %s", (format, start) => {
    const { status, stdout } = run(["validate", "--registry", broken(), "--format", format]);
    expect(status).toBe(1);
    expect(stdout.startsWith(start)).toBe(true);
  });

  it.each([
    [
      ["validate", "--registry", "nowhere"],
      "nowhere holds neither pairings/ nor fonts/; name the folder with --registry",
    ],
    [["validate", "--format", "xml"], "Allowed choices are text, github, json"],
    [["validate", "--colour"], "unknown option '--colour'"],
    [["valdiate"], "unknown command 'valdiate'"],
    [["build", "--base-url", "example.com"], '"example.com" is no base URL'],
    [["build", "--port", "http"], "expected a whole number from 0 to 65535"],
  ])("exits 2 on misuse: %j", (args, message) => {
    const { status, stdout, stderr } = run(args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain(message);
  });

  it("--help exits 0", () => {
    expect(run(["--help"])).toMatchObject({ status: 0, stdout: expect.stringContaining("build") });
  });
});

describe("build", () => {
  it("publishes and prints a summary: items, files, bytes, time", () => {
    const { status, stdout, stderr, cwd } = run(["build", "--registry", FIXTURE_REGISTRY]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toMatch(/^Built 8 items into dist: 60 files, \d+(\.\d+)? kB, in \d+ ms\n$/);
    expect(readdirSync(join(cwd, "dist/api/r"))).toHaveLength(3 * 4 + 5 * 2);
  });

  describe("again", () => {
    const again = (change: (cwd: string, registry: string) => void, ...more: string[]) => {
      const registry = temporaryRegistry();
      const { cwd } = run(["build", "--registry", registry]);
      const before = realpathSync(join(cwd, "dist"));
      change(cwd, registry);
      const { status, stdout, stderr } = run(["build", "--registry", registry, ...more], {}, cwd);
      const isReplaced = realpathSync(join(cwd, "dist")) !== before;
      return { cwd, status, stdout, stderr, isReplaced };
    };

    it("leaves dist alone where nothing has changed, and says so", () => {
      const { status, stdout, isReplaced } = again(() => undefined);
      expect({ status, isReplaced }).toEqual({ status: 0, isReplaced: false });
      expect(stdout).toMatch(/^Unchanged: 8 items in dist: 60 files, /);
    });

    it.each<[string, (cwd: string, registry: string) => void]>([
      [
        "an item has changed",
        (_, registry) => {
          const file = join(registry, "pairings/plain.json");
          writeFileSync(file, readFileSync(file, "utf8").replace('"2.25rem"', '"2.5rem"'));
        },
      ],
      ["an item is gone", (_, registry) => rmSync(join(registry, "pairings/bare.json"))],
      ["a published file is gone", (cwd) => rmSync(join(cwd, "dist/r/plain.json"))],
      [
        "a published file has changed",
        (cwd) => writeFileSync(join(cwd, "dist/r/plain.json"), "{}"),
      ],
      ["a file was added to dist", (cwd) => writeFileSync(join(cwd, "dist/r/new.json"), "{}")],
    ])("builds anew where %s", (_, change) => {
      const { cwd, stdout, isReplaced } = again(change);
      expect({ isReplaced, isBuilt: stdout.startsWith("Built ") }).toEqual({
        isReplaced: true,
        isBuilt: true,
      });
      expect(existsSync(join(cwd, "dist/r/new.json"))).toBe(false);
      expect(readFileSync(join(cwd, "dist/r/plain.json"), "utf8")).toContain("pairing-plain");
    });

    it("builds anew for another base URL", () => {
      const { cwd, isReplaced } = again(() => undefined, "--base-url", "https://b.example");
      expect(isReplaced).toBe(true);
      expect(readFileSync(join(cwd, "dist/r/plain.json"), "utf8")).toContain("https://b.example");
    });

    it("finds a mistake that has come in", () => {
      const { status, stderr, isReplaced } = again((_, registry) =>
        writeFileSync(join(registry, "fonts/inter.jsn"), "{}"),
      );
      expect({ status, isReplaced }).toEqual({ status: 1, isReplaced: false });
      expect(stderr).toContain("stray-file");
    });
  });

  it("takes settings from the environment, and flags before those", () => {
    const env = { REGISTRY_DIR: FIXTURE_REGISTRY, DIST_DIR: "out", BASE_URL: "https://a.example/" };
    const first = run(["build"], env);
    expect(readFileSync(join(first.cwd, "out/r/plain.json"), "utf8")).toContain(
      "https://a.example/r/inter.json",
    );

    const second = run(["build", "--out", "other", "--base-url", "https://b.example"], env);
    expect(readFileSync(join(second.cwd, "other/r/plain.json"), "utf8")).toContain(
      "https://b.example/r/inter.json",
    );
  });

  it("takes an empty variable for none", () => {
    const env = { REGISTRY_DIR: FIXTURE_REGISTRY, DIST_DIR: "", BASE_URL: "", PORT: "" };
    const { status, cwd } = run(["build"], env);
    expect(status).toBe(0);
    expect(readFileSync(join(cwd, "dist/r/plain.json"), "utf8")).toContain(
      "http://localhost:3000/r/inter.json",
    );
  });

  it("fills in http://localhost:3000 unless told, and the port follows PORT", () => {
    const item = (env: Record<string, string>) => {
      const { cwd } = run(["build"], { REGISTRY_DIR: FIXTURE_REGISTRY, ...env });
      return readFileSync(join(cwd, "dist/r/plain.json"), "utf8");
    };
    expect(item({})).toContain("http://localhost:3000/r/inter.json");
    expect(item({ PORT: "8080" })).toContain("http://localhost:8080/r/inter.json");
  });

  it("a failed build exits 1, tells every problem and leaves the old dist as it was", () => {
    const registry = temporaryRegistry();
    const cwd = join(registry, "..");
    run(["build"], {}, cwd);
    const before = readFileSync(join(cwd, "dist/r/plain.json"), "utf8");

    rmSync(join(registry, "fonts/lato.json"));
    const { status, stdout, stderr } = run(["build"], {}, cwd);
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toMatch(
      /font-references .*\n.*font-references .*\n2 problems in 1 of 7 files\n$/,
    );
    expect(readFileSync(join(cwd, "dist/r/plain.json"), "utf8")).toBe(before);
  });

  it("builds the same bytes wherever and whenever it runs", () => {
    const built = [
      run(["build"], { REGISTRY_DIR: FIXTURE_REGISTRY }),
      run(["build"], { REGISTRY_DIR: FIXTURE_REGISTRY, TZ: "Asia/Tokyo", LANG: "tr_TR.UTF-8" }),
    ];
    const [first, second] = built.map(({ cwd }) => {
      const paths = readdirSync(join(cwd, "dist/"), { recursive: true, encoding: "utf8" }).sort();
      return paths
        .filter((path) => /\/[^/]+\/|\.json$/.test(path))
        .map((path) => [path, readFileSync(join(cwd, "dist", path), "utf8")]);
    });
    expect(first).toHaveLength(59);
    expect(second).toEqual(first);
  });

  it("refuses a folder that no build wrote, in one line", () => {
    const cwd = temporaryFolder();
    mkdirSync(join(cwd, "photos/cats"), { recursive: true });
    const { status, stderr } = run(
      ["build", "--registry", FIXTURE_REGISTRY, "--out", "photos"],
      {},
      cwd,
    );
    expect(status).toBe(2);
    expect(stderr).toMatch(
      /^error: .*photos holds something that no build wrote; remove it, or choose another folder\n$/,
    );
  });
});

import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { MANIFEST_FILE } from "../../../build/dist/build-manifest.ts";
import { pathsBelow } from "../../../build/dist/paths-below.ts";
import { ownVersion } from "../../../registry/model/package-root.ts";
import { damageOf } from "../../faults/whole-build.ts";
import { bareEnvironment } from "../../fixtures/bare-environment.ts";
import { BRAND_FILE } from "../../fixtures/brand-font.ts";
import { FIXTURE_REGISTRY, PROJECT, fixturePairing } from "../../fixtures/read.ts";
import { publicFolder, temporaryFolder, temporaryRegistry } from "../../fixtures/temporary.ts";

const MAIN = `${PROJECT}lib/build/main.js`;

/** Runs the compiled command in an empty folder, without the environment of the test run. */
function run(args: string[], env: Record<string, string> = {}, cwd = temporaryFolder()) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
    cwd,
    env: { ...bareEnvironment(), ...env },
    encoding: "utf8",
  });
  return { status, stdout, stderr, cwd };
}

const invalid = () => temporaryRegistry(["pairings/plain.json", ["css", "h1", "font-size"], "2pt"]);

describe("validate", () => {
  it("exits 0 on a valid registry", () => {
    expect(run(["validate", "--registry", FIXTURE_REGISTRY])).toMatchObject({
      status: 0,
      stdout: "3 pairings and 5 fonts are valid\n",
      stderr: "",
    });
  });

  it("exits 1 on problems, naming file, line, column and rule, in the format of --format", () => {
    const registry = invalid();
    const { status, stdout } = run(["validate", "--registry", registry]);
    expect(status).toBe(1);
    expect(stdout).toContain(`${registry}/pairings/plain.json:27:20  error  schema/pattern  `);
    const inGithub = run(["validate", "--format", "github"], {}, join(registry, ".."));
    expect(inGithub.status).toBe(1);
    expect(inGithub.stdout).toMatch(/^::error file=registry\/pairings\/plain\.json,line=27,/);
  });

  it.each([
    [["validate", "--registry", "."], ". contains neither pairings/ nor fonts/. Use --registry "],
    [["validate", "--format", "xml"], "Allowed choices are text, github, json"],
    [["validate", "--explain", "font-wieghts"], 'did you mean "font-weights"?'],
    [["validate", "--colour"], "unknown option '--colour'"],
    [["valdiate"], "unknown command 'valdiate'"],
    [["build", "--base-url", "example.com"], '"example.com" is not a base URL'],
    [["build", "--port=65536"], "expected a whole number from 0 to 65535"],
  ])("exits 2 on misuse: %j", (args, message) => {
    const { status, stdout, stderr } = run(args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain(message);
  });

  it("--fix prints what it wrote on stderr, and then what is left", () => {
    const h1 = { ...fixturePairing("plain").css.h1, "line-height": 1.15, "font-size": "2pt" };
    const registry = temporaryRegistry(["pairings/plain.json", ["css", "h1"], h1]);
    const command = ["validate", "--fix", "--format", "json", "--registry", registry];
    const { status, stdout, stderr } = run(command);
    expect(status).toBe(1);
    expect(stderr).toBe(
      `Fixed ${registry}/pairings/plain.json: css.h1.line-height: 1.15 is now "1.15"\n`,
    );
    expect(JSON.parse(stdout).problems).toMatchObject([{ rule: "schema/pattern" }]);
    expect(run(command).stderr).toBe("");
  });

  it("--fix writes no registry inside an installed package", () => {
    const registry = temporaryRegistry(["fonts/lato.json", ["font", "weight", 0], 100]);
    const installed = join(registry, "../node_modules/typography-registry/registry");
    mkdirSync(join(installed, ".."), { recursive: true });
    renameSync(registry, installed);
    const before = readFileSync(join(installed, "fonts/lato.json"), "utf8");
    const { status, stderr } = run(["validate", "--fix", "--registry", installed]);
    expect(status).toBe(2);
    expect(stderr).toContain("belongs to an installed package");
    expect(readFileSync(join(installed, "fonts/lato.json"), "utf8")).toBe(before);
  });

  it("--explain prints the page of a rule, without a registry", () => {
    const { status, stdout, stderr } = run(["validate", "--explain", "font-weights"]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toMatch(
      /^# font-weights\n\n\*\*error\*\*, in a registry of your own a warning: .*\n## Why\n.*## Wrong\n.*## Right\n/s,
    );
  });

  it("--help exits 0, and names the package and its commands", () => {
    const { status, stdout } = run(["--help"]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Usage: typography-registry \[options\] \[command\]\n/);
    expect(stdout).toContain("\nFont pairings and fonts as shadcn registry items.\n");
    expect(stdout).toMatch(/^ {2}--version +print the version of this package$/m);
    expect(run(["--version"]).stdout).toBe(`${ownVersion()}\n`);
    const commands = ["validate", "build", "serve", "start", "dev", "init", "new", "help"];
    const listed = stdout.split("\nCommands:\n")[1]!.match(/^ {2}\w+/gm);
    expect(listed?.map((name) => name.trim())).toEqual(commands);
  });
});

describe("a folder of the project was a symlink to a place outside, which was read or written", () => {
  const font = ["new", "font", "acme-sans", "--files", BRAND_FILE];
  const pairing = ["new", "pairing", "x", "--heading", "lato", "--body", "lato", "--mono", "inter"];

  function projectWith(link: string, target: string): string {
    const project = temporaryFolder();
    cpSync(FIXTURE_REGISTRY, join(project, "registry"), { recursive: true });
    rmSync(join(project, link), { recursive: true, force: true });
    symlinkSync(target, join(project, link));
    return project;
  }

  it.each([["validate"], ["validate", "--fix"], ["build"], ["start"], ["dev"], font, pairing])(
    "registry: %s %s",
    (...args) => {
      const outside = temporaryRegistry();
      const before = readdirSync(outside, { recursive: true });
      const { status, stdout, stderr } = run(args, {}, projectWith("registry", outside));
      expect(stderr).toMatch(
        /^error: registry is below the current folder, but a symlink leads out of that\. Use --registry to name the folder that it leads to\.\n$/,
      );
      expect([status, stdout]).toEqual([2, ""]);
      expect(readdirSync(outside, { recursive: true })).toEqual(before);
    },
  );

  it.each([
    ["dist", "dist"],
    ["site", "site/dist"],
  ])("%s, of --out %s", (link, out) => {
    const outside = join(temporaryFolder(), "missing");
    const project = projectWith(link, outside);
    const { status, stderr } = run(["build", "--no-site", "--out", out], {}, project);
    expect(stderr).toBe(
      `error: ${out} is below the current folder, but a symlink leads out of that. Remove the symlink, or name the folder that it leads to with --out.\n`,
    );
    expect([status, existsSync(outside)]).toEqual([2, false]);
  });

  it("a symlink within the project, and another place that is named, are as before", () => {
    const project = projectWith("dist", "www");
    const others = ["--registry", temporaryRegistry(), "--no-site"];
    expect(run(["build", ...others], {}, project).status).toBe(0);
    expect(existsSync(join(project, "www/r/plain.json"))).toBe(true);
    const out = join(temporaryFolder(), "dist");
    symlinkSync(join(project, "www"), out);
    expect(run(["build", ...others, "--out", out], {}, project).status).toBe(0);
  });
});

describe("build", () => {
  it("publishes the site too, which --no-site leaves out", () => {
    const { cwd, stderr } = run(["build", "--registry", FIXTURE_REGISTRY]);
    // No progress where the output is not a terminal.
    expect(stderr).toBe("");
    const folder = (name: string) => readdirSync(join(cwd, "dist", name)).sort();
    const names = ["bare", "plain", "serif"];
    expect(folder("pairings")).toEqual([...names, "index.html"].sort());
    expect(folder("pairings/plain")).toEqual(["index.html"]);
    run(["build", "--no-site", "--registry", FIXTURE_REGISTRY], {}, cwd);
    expect(folder("")).not.toEqual(expect.arrayContaining(["pairings"]));
  });

  it.each<[string, Record<string, string>, string[], string]>([
    ["is http://localhost:3000 by default", {}, [], "http://localhost:3000"],
    ["follows PORT", { PORT: "8080" }, [], "http://localhost:8080"],
    ["comes from BASE_URL", { BASE_URL: "https://a.example/" }, [], "https://a.example"],
    [
      "comes from a flag, which takes precedence",
      { BASE_URL: "https://a.example" },
      ["--base-url", "https://b.example"],
      "https://b.example",
    ],
    [
      "is the default where variables are empty, which counts as unset",
      { DIST_DIR: "", BASE_URL: "", PORT: "", PUBLIC_DIR: "" },
      [],
      "http://localhost:3000",
    ],
  ])("the base URL %s", (_, env, flags, baseUrl) => {
    const ran = run(["build", "--no-site", ...flags], { REGISTRY_DIR: FIXTURE_REGISTRY, ...env });
    expect(ran.status).toBe(0);
    const item = readFileSync(join(ran.cwd, "dist/r/plain.json"), "utf8");
    expect(item).toContain(`${baseUrl}/r/inter.json`);
  });

  it.each([
    ["DIST_DIR", [], "out"],
    ["--out, which takes precedence", ["--out", "other"], "other"],
  ])("the folder comes from %s, and files of the user's from PUBLIC_DIR", (_, flags, folder) => {
    const publicDir = publicFolder({ CNAME: "type.example.com" });
    const env = { REGISTRY_DIR: FIXTURE_REGISTRY, DIST_DIR: "out", PUBLIC_DIR: publicDir };
    const { cwd } = run(["build", "--no-site", ...flags], env);
    expect(readdirSync(cwd)).toEqual([folder]);
    expect(readdirSync(join(cwd, folder))).toContain("CNAME");
  });

  it("a file of dist that no build wrote is named on one line, whatever its name", () => {
    const cwd = temporaryFolder();
    mkdirSync(join(cwd, "dist"));
    writeFileSync(join(cwd, "dist", "a\n::error::b ##[add-mask]c"), "");
    const { status, stderr } = run(["build", "--registry", FIXTURE_REGISTRY], {}, cwd);
    expect(status).toBe(2);
    expect(stderr).toMatch(/wrote: a\\u\{000a\}::error::b #\\u\{0023\}\[add-mask\]c\. [^\n]*\n$/);
  });

  it.each(["/dev/zero", "/dev/stdin"])("a manifest that is %s hung serve", (target) => {
    const cwd = temporaryFolder();
    mkdirSync(join(cwd, "dist"));
    symlinkSync(target, join(cwd, "dist", MANIFEST_FILE));
    const { status, stderr } = run(["serve"], {}, cwd);
    expect(stderr).toMatch(
      /^error: dist has no valid build-manifest\.json: it (?:is not a regular file|cannot be read: ENXIO)[^\n]*\n$/,
    );
    expect(status).toBe(1);
  });

  it("a failed build exits 1, prints every problem and leaves the old dist as it was", () => {
    const registry = temporaryRegistry();
    const cwd = join(registry, "..");
    run(["build", "--no-site"], {}, cwd);
    const before = readFileSync(join(cwd, "dist/r/plain.json"), "utf8");

    rmSync(join(registry, "fonts/lato.json"));
    const { status, stdout, stderr } = run(["build", "--no-site"], {}, cwd);
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr.match(/font-references/g)).toHaveLength(3);
    expect(stderr).toContain("\n2 problems in 1 file\nWhy, and how to correct it: ");
    expect(readFileSync(join(cwd, "dist/r/plain.json"), "utf8")).toBe(before);
  });

  it("a file that cannot be written exits 1, in one line, and leaves the old dist, and nothing new beside it", () => {
    const registry = temporaryRegistry();
    const cwd = join(registry, "..");
    run(["build", "--no-site"], {}, cwd);
    const before = statSync(join(cwd, "dist")).ino;
    const { status, stderr } = spawnSync(
      "sh",
      // No file larger than 512 bytes: fails as a full disk does.
      ["-c", `ulimit -f 1; exec "$0" "$@"`, process.execPath, MAIN]
        // For another base URL, so that everything has to be written.
        .concat("build", "--no-site", "--base-url", "https://b.example"),
      { cwd, encoding: "utf8" },
    );
    expect(stderr).toMatch(
      /^error: \S+dist cannot be written: a file is larger than is allowed there \(EFBIG\)\. Nothing was changed\. [^\n]*\n$/,
    );
    expect(status).toBe(1);
    expect(statSync(join(cwd, "dist")).ino).toBe(before);
    expect(readdirSync(cwd).sort()).toEqual(["dist", "registry"]);
  });

  it("builds the same bytes wherever and whenever it runs", () => {
    const built = [
      run(["build"], { REGISTRY_DIR: FIXTURE_REGISTRY }),
      run(["build"], { REGISTRY_DIR: FIXTURE_REGISTRY, TZ: "Asia/Tokyo", LANG: "tr_TR.UTF-8" }),
    ];
    const [first, second] = built.map(({ cwd }) => {
      const paths = pathsBelow(join(cwd, "dist")).sort();
      return paths.map((path) => [path, readFileSync(join(cwd, "dist", path), "latin1")]);
    });
    const stated = / (\d+) files, /.exec(built[0]?.stdout ?? "")?.[1];
    expect(first).toHaveLength(Number(stated));
    expect(second).toEqual(first);
  });

  it.each([
    ["is the home folder, though that is empty", "me"],
    ["contains the home folder", "."],
  ])("--out that %s is refused", (_, out) => {
    const cwd = temporaryFolder();
    mkdirSync(join(cwd, "home/me"), { recursive: true });
    const env = { HOME: join(cwd, "home/me") };
    const command = ["build", "--registry", FIXTURE_REGISTRY, "--out", join(cwd, "home", out)];
    const { status, stderr } = run(command, env);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^error: .* is or contains your home folder\. Choose another .*\n$/);
    expect(readdirSync(join(cwd, "home"))).toEqual(["me"]);
  });

  it.each(["validate", "build"])("`%s | head -1` ended with a stack trace", (command) => {
    const cwd = temporaryFolder();
    const script = `"$0" "$@" | true; echo "\${PIPESTATUS[0]}"`;
    const args = [MAIN, command, "--registry", FIXTURE_REGISTRY];
    const { stdout, stderr } = spawnSync("bash", ["-c", script, process.execPath, ...args], {
      cwd,
      encoding: "utf8",
    });
    // 128 and the number of SIGPIPE, as a shell reports of other commands.
    expect({ stdout, stderr }).toEqual({ stdout: "141\n", stderr: "" });
    if (command === "build") expect(damageOf(join(cwd, "dist"))).toBeUndefined();
  });
});

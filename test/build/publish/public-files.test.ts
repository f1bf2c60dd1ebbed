import {
  mkdirSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { buildRegistry } from "../../../build/publish/build.ts";
import { planBuild } from "../../../build/publish/plan.ts";
import { FolderError } from "../../../build/dist/publish-error.ts";
import { FIXTURE_REGISTRY } from "../../fixtures/read.ts";
import { publicFolder, temporaryFolder } from "../../fixtures/temporary.ts";

const optionsFor = (publicDir: string) => ({
  registryDir: FIXTURE_REGISTRY,
  outDir: join(publicDir, "../dist"),
  baseUrl: "https://example.com",
  publicDir,
});

it("a user's own files are published as they are, also on the next build", () => {
  const bytes = Buffer.from([0, 255, 10, 13, 0]);
  const files = { CNAME: "type.example.com\n", ".well-known/security.txt": "x", "a/b.bin": bytes };
  const publicDir = publicFolder(files);
  const options = optionsFor(publicDir);
  const listed = [1, 2].map(() => {
    const paths = buildRegistry(options).manifest!.contents.flatMap(({ paths: all }) => all);
    return Object.keys(files).filter((path) => paths.includes(path));
  });
  expect(listed).toEqual([Object.keys(files), Object.keys(files)]);
  for (const [path, body] of Object.entries(files))
    expect(readFileSync(join(options.outDir, path))).toEqual(Buffer.from(body));
});

it("a symlink to a file is published as that file", () => {
  const publicDir = publicFolder({ "robots.txt": "User-agent: *" });
  symlinkSync("robots.txt", join(publicDir, "humans.txt"));
  const options = optionsFor(publicDir);
  buildRegistry(options);
  expect(readFileSync(join(options.outDir, "humans.txt"), "utf8")).toBe("User-agent: *");
});

describe("a folder that cannot be published is refused, and dist stays missing", () => {
  const expectRefused = (publicDir: string, message: RegExp) => {
    expect(() => buildRegistry(optionsFor(publicDir))).toThrow(FolderError);
    expect(() => buildRegistry(optionsFor(publicDir))).toThrow(message);
    expect(readdirSync(join(publicDir, "..")).filter((name) => name !== "public")).toEqual([]);
  };

  it("the folder is missing", () => {
    const missing = join(publicFolder({}), "../missing");
    expectRefused(missing, /missing was not found\. Create it, or choose another\.$/);
  });

  it("the folder is a symlink of the project to keys, which were published", () => {
    mkdirSync(".cache", { recursive: true });
    const folder = temporaryFolder(".cache");
    symlinkSync(publicFolder({ key: "secret" }), join(folder, "public"));
    const options = {
      ...optionsFor(join(folder, "public")),
      outDir: join(temporaryFolder(), "dist"),
    };
    const refused = "is below the current folder, and a symlink leads to it. Create it, or choose";
    expect(() => planBuild(options)).toThrow(refused);
    // In the project, too, are folders that nobody means to publish.
    mkdirSync(join(folder, ".git/info"), { recursive: true });
    for (const [link, target] of [
      [".git", "published"],
      [".", "all"],
    ] as const) {
      symlinkSync(link, join(folder, target));
      const publicDir = join(folder, target, target === "all" ? ".git/info" : "info");
      expect(() => planBuild({ ...options, publicDir })).toThrow(refused);
    }
    const named = { ...options, publicDir: publicFolder({ key: "mine" }) };
    expect(planBuild(named).publicFiles.map(({ paths }) => paths)).toEqual([["key"]]);
  });

  it.each([
    ["to nothing", "nowhere", "is a symlink that leads to no file"],
    ["to itself", "link", "is a symlink that leads to itself"],
    ["to its folder", ".", "is not a regular file"],
    ["to the environment, once published", "/proc/self/environ", "is a symlink that leads out of"],
    ["to a device without an end", "/dev/zero", "is a symlink that leads out of"],
    ["to a file beside the folder", "../secret", "is a symlink that leads out of"],
  ])("a symlink leads %s", (_, target, problem) => {
    const publicDir = publicFolder({});
    const secret = join(temporaryFolder(), "secret");
    writeFileSync(secret, "token");
    symlinkSync(target === "../secret" ? secret : target, join(publicDir, "link"));
    expectRefused(publicDir, new RegExp(`link ${problem}[^]*, so it cannot be published: `));
  });

  it.each([
    ["a backslash, which is a folder elsewhere", "a\\b"],
    ["a line break, which began a line of its own in logs", "a\n::error::b"],
  ])("a name has %s", (_, name) => {
    expectRefused(publicFolder({ [name]: "" }), /b has a backslash or a control character/);
  });

  it("it is larger than what a build can hold in memory: twelve files of 95 MB took 3.5 GB", () => {
    const publicDir = publicFolder({ a: "", b: "", c: "" });
    for (const path of ["a", "b", "c"]) truncateSync(join(publicDir, path), 100_000_000);
    expectRefused(publicDir, /c cannot be published: .* more than 250000000 bytes\. Publish large/);
  });
});

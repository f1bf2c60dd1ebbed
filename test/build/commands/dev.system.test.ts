import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { buildRegistry } from "../../../build/publish/build.ts";
import { newFont } from "../../../build/new/new-font.ts";
import { MANIFEST_FILE } from "../../../build/dist/build-manifest.ts";
import { freePort } from "../../clients/processes.ts";
import { bareEnvironment } from "../../fixtures/bare-environment.ts";
import { BRAND_FILE, brandBytesWith } from "../../fixtures/brand-font.ts";
import { FIXTURE_REGISTRY, PROJECT } from "../../fixtures/read.ts";
import { temporaryFolder } from "../../fixtures/temporary.ts";
import { until } from "../../fixtures/until.ts";
import { onPage } from "../../shared/browser.ts";

let child: ChildProcess;
let output: string;
let port: number;
let folder: string;
let file: string;
let valid: string;

/** A registry of its own, and a new description of its pairing `plain`. */
beforeEach(async () => {
  folder = temporaryFolder();
  cpSync(FIXTURE_REGISTRY, join(folder, "registry"), { recursive: true });
  mkdirSync(join(folder, "public"));
  file = join(folder, "registry/pairings/plain.json");
  valid = readFileSync(file, "utf8");
  port = await freePort();
});

const described = (description: string) =>
  valid.replace(/"description": "[^"]*"/, `"description": "${description}"`);

function start(...flags: string[]): void {
  const command = [`${PROJECT}lib/build/main.js`, "dev", "--port", String(port), ...flags];
  child = spawn(process.execPath, command, { cwd: folder, env: bareEnvironment() });
  output = "";
  for (const stream of [child.stdout!, child.stderr!])
    stream.on("data", (chunk) => (output += String(chunk)));
}

async function served(path = "r/plain.json"): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/${path}`).catch(() => undefined);
  return response?.status === 200 ? response.text() : "";
}

async function untilServed(text: string, path?: string): Promise<void> {
  await until(async () => (await served(path)).includes(text));
}

afterEach(async () => {
  if (child.exitCode !== null) return;
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
});

/** Ways in which editors and tools save a file, each with the text that it saves. */
const SAVES: Record<string, (text: string) => void> = {
  "in place": (text) => writeFileSync(file, text),
  "write and rename": (text) => {
    writeFileSync(`${file}.tmp`, text);
    renameSync(`${file}.tmp`, file);
  },
  "backup, then a new file": (text) => {
    renameSync(file, `${file}~`);
    writeFileSync(file, text);
    rmSync(`${file}~`);
  },
  "delete and restore": (text) => {
    rmSync(file);
    writeFileSync(file, text);
  },
  "the folder replaced by another": (text) => {
    const pairings = join(folder, "registry/pairings");
    cpSync(pairings, join(folder, "other"), { recursive: true });
    writeFileSync(join(folder, "other/plain.json"), text);
    renameSync(pairings, join(folder, "old"));
    renameSync(join(folder, "other"), pairings);
    rmSync(join(folder, "old"), { recursive: true });
  },
};

it.each(Object.entries(SAVES))(
  "dev serves every change of a file that is saved in this way: %s",
  async (_, save) => {
    start();
    await untilServed('"description"');
    for (const time of ["first", "second", "third"]) {
      const text = `Changed for the ${time} time, while the server was running.`;
      save(described(text));
      await untilServed(text);
    }
  },
  30_000,
);

it("dev serves what git checkout brings, and what a file in place changes after it", async () => {
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...args], {
      cwd: join(folder, "registry"),
      stdio: "pipe",
    });
  const [one, two] = [
    "As the pairing was on the first branch of the two.",
    "As the pairing is on the second branch of the two.",
  ];
  git("init", "-q", "-b", "one");
  writeFileSync(file, described(one));
  git("add", ".");
  git("commit", "-qm", "one");
  git("checkout", "-qb", "two");
  writeFileSync(file, described(two));
  git("commit", "-qam", "two");
  start();
  await untilServed(two);
  for (const [branch, text] of [
    ["one", one],
    ["two", two],
    ["one", one],
  ] as const) {
    git("checkout", "-q", branch);
    await untilServed(text);
  }
  const after = "Changed in place after the checkout, and served.";
  writeFileSync(file, described(after));
  await untilServed(after);
});

it("dev prints a problem once, serves the last valid build, and says when it is solved", async () => {
  start();
  await untilServed('"description"');

  writeFileSync(file, described(""));
  await until(() => /plain\.json:\d+:\d+ .*schema\/pattern/.test(output));
  // Saved again with the same problem and another change.
  writeFileSync(join(folder, "registry/fonts/notes.json~"), "");
  rmSync(join(folder, "registry/fonts/notes.json~"));
  writeFileSync(file, `${described("")}\n`);
  await delay(500);
  expect(output.match(/ schema\/pattern {2}/g)).toHaveLength(1);
  expect(await served()).toContain(JSON.parse(valid).description);

  const solved = "Valid again, and so it is published in the place of the one before.";
  writeFileSync(file, described(solved));
  await until(() => /^Fixed: 1 problem; 8 items published in \d+ ms$/m.test(output));
  await untilServed(solved);
});

it("dev with a problem from the start and no earlier build serves as soon as it is solved", async () => {
  writeFileSync(file, described(""));
  start();
  await until(() => output.includes("schema/pattern"));
  expect(existsSync(join(folder, "dist"))).toBe(false);
  expect(child.exitCode).toBeNull();

  writeFileSync(file, valid);
  await untilServed('"description"');
  expect(output).toMatch(/^Fixed: 1 problem; 8 items published/m);
});

it("dev with a problem from the start does not serve a dist that a contributor committed", async () => {
  const options = { registryDir: join(folder, "registry"), baseUrl: "http://localhost" };
  buildRegistry({ ...options, outDir: join(folder, "dist") });
  // As Git checks it out.
  utimesSync(join(folder, "dist", MANIFEST_FILE), new Date(), new Date());
  writeFileSync(file, described(""));
  start();
  await until(() => output.includes("schema/pattern"));
  writeFileSync(file, valid);
  await untilServed('"description"');
  expect(output.indexOf("Serving ")).toBeGreaterThan(output.indexOf("Fixed: "));
});

it("dev publishes new files of --public, and stops publishing those that are deleted", async () => {
  start("--public", "public");
  await untilServed('"description"');
  writeFileSync(join(folder, "public/robots.txt"), "User-agent: *");
  await until(() => existsSync(join(folder, "dist/robots.txt")));
  rmSync(join(folder, "public/robots.txt"));
  await until(() => !existsSync(join(folder, "dist/robots.txt")));
});

it("dev keeps a file that a user puts into dist, names it, and builds again when it is moved away", async () => {
  start();
  await untilServed('"description"');
  writeFileSync(join(folder, "dist/CNAME"), "mine");
  const text = "Changed while a file of the user's was in dist.";
  writeFileSync(file, described(text));
  await until(() => output.includes("contains a file that no build wrote: CNAME."));
  expect(readFileSync(join(folder, "dist/CNAME"), "utf8")).toBe("mine");

  renameSync(join(folder, "dist/CNAME"), join(folder, "public/CNAME"));
  writeFileSync(file, `${described(text)}\n`);
  await untilServed(text);
});

it("dev publishes a font file of one's own that is replaced, under another address", async () => {
  const registryDir = join(folder, "registry");
  await newFont({ registryDir, name: "acme-sans", files: [BRAND_FILE] });
  const address = async () =>
    /\/files\/acme-sans\.\w+\.woff2/.exec(await served("r/acme-sans.json"))?.[0] ?? "";
  start();
  await until(async () => (await address()) !== "");
  const before = await address();

  // Another version of the font, which says nothing of how it is drawn.
  const fontFile = join(registryDir, "files/acme-sans.woff2");
  const changed = brandBytesWith({ 24: 0x00020001 });
  writeFileSync(fontFile, changed);
  await until(async () => ![before, ""].includes(await address()));
  const response = await fetch(`http://127.0.0.1:${port}${await address()}`);
  expect(Buffer.from(await response.arrayBuffer()).equals(changed)).toBe(true);

  rmSync(fontFile);
  await until(() => /acme-sans\.json:\d+:\d+ .*font-files/.test(output));
  writeFileSync(fontFile, changed);
  await until(() => output.includes("Fixed: 1 problem"));
});

it("dev publishes what a change of config.json says", async () => {
  start();
  await untilServed('"description"');
  const config = join(folder, "registry/config.json");
  writeFileSync(config, '{ "name": "acme-type" }');
  await untilServed('"name":"acme-type"', "r/registry.json");

  const bounds = { "scale-ratio": { min: 1.5 } };
  writeFileSync(config, JSON.stringify({ bounds }));
  await until(() => /plain\.json:\d+:\d+ {2}warning {2}scale-ratio/.test(output));
  writeFileSync(config, JSON.stringify({ bounds, rules: { "scale-ratio": "error" } }));
  await until(() => /plain\.json:\d+:\d+ {2}error {2}scale-ratio/.test(output));
  rmSync(config);
  await until(() => output.includes("Fixed: "));
});

it("a page that is open showed the state before a change, and nothing of what is wrong", async () => {
  start();
  await untilServed("Plain", "pairings/plain/");
  await onPage(`http://127.0.0.1:${port}/pairings/plain/`, async (page) => {
    const shown = page.locator("details:has(> summary:text('not published')) pre");
    writeFileSync(file, valid.replace("Plain — ", "Renamed — "));
    await page.locator("h1:has-text('Renamed')").waitFor();
    writeFileSync(file, "{");
    await shown.waitFor();
    expect(await shown.textContent()).toContain("plain.json:1:2  error  json/syntax");
    expect(await page.locator("h1").first().textContent()).toBe("Renamed");
    writeFileSync(file, valid);
    await page.locator("h1:has-text('Plain')").waitFor();
    expect(await shown.count()).toBe(0);
  });
});

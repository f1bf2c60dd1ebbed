import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { chromium } from "playwright-core";

const PROJECT = join(import.meta.dirname, "../..");
const FOLDER = join(PROJECT, ".cache/shared");
const CHROMIUM_PATHS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * Builds this project's registry, serves it, packs the package and starts a browser, once for all
 * tests that need them. Their addresses are in environment variables, which `shared.ts` reads.
 *
 * @returns what ends all of it
 * @throws when the browser, or a font for every script, is not installed
 */
export async function startShared() {
  const browser = await chromium.launchServer({
    executablePath: chromiumPath(),
    args: ["--no-sandbox"],
  });
  requireFontForEveryScript();
  mkdirSync(FOLDER, { recursive: true });
  const port = await freePort();
  const dist = join(FOLDER, "dist");
  const baseUrl = `http://localhost:${port}`;
  registryCommand("build", "--registry", "registry", "--out", dist, "--base-url", baseUrl);
  const server = spawn(
    process.execPath,
    ["lib/build/main.js", "serve", "--dist", dist, "--port", String(port)],
    { cwd: PROJECT, stdio: ["ignore", "pipe", "inherit"] },
  );
  // It prints its address when it listens.
  await once(server.stdout, "data");
  server.stdout.resume();
  const pack = ["pack", "--json", "--ignore-scripts", "--pack-destination", FOLDER];
  const [{ filename }] = JSON.parse(execFileSync("npm", pack, { cwd: PROJECT, encoding: "utf8" }));
  Object.assign(process.env, {
    TEST_BASE_URL: baseUrl,
    TEST_DIST: dist,
    TEST_PACKAGE: join(FOLDER, filename),
    TEST_BROWSER: browser.wsEndpoint(),
  });
  return async () => {
    server.kill("SIGKILL");
    await browser.close();
  };
}

function registryCommand(...args) {
  execFileSync(process.execPath, ["lib/build/main.js", ...args], { cwd: PROJECT });
}

/** The browser; `CHROMIUM` names another one. */
function chromiumPath() {
  const { CHROMIUM } = process.env;
  const found = (CHROMIUM === undefined ? CHROMIUM_PATHS : [CHROMIUM]).find((path) =>
    existsSync(path),
  );
  if (found) return found;
  throw new Error(
    "Chromium was not found. Install it (apt-get install chromium), or set CHROMIUM to its path.",
  );
}

/**
 * Looks for a letter of Gujarati, which the fonts of a default installation do not have: without a font
 * for it, the browser draws the web font's own empty box and reports it as drawn.
 */
function requireFontForEveryScript() {
  if (process.platform !== "linux") return;
  const found = execFileSync("fc-list", [":charset=0a95", "family"], { encoding: "utf8" });
  if (found.trim() !== "") return;
  throw new Error("No font covers every script. Install one: apt-get install fonts-unifont");
}

/** A port that was free a moment ago. */
async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

import { createRequire } from "node:module";
import { join } from "node:path";
import { run } from "./processes.ts";
import type { ReaderPage } from "./reader-page.ts";
import { chromiumPath, toolsFolder } from "./tools.ts";

/** What the tests use of playwright-core, which is too large for `npm ci`. */
export interface Browser {
  /** A page with storage of its own. */
  newPage: (options?: PageOptions) => Promise<ReaderPage>;
  close: () => Promise<void>;
}

export interface PageOptions {
  /** That paths are below. */
  baseURL?: string;
  colorScheme?: "light" | "dark";
  viewport?: { width: number; height: number };
  javaScriptEnabled?: boolean;
  /** Whether the pointer is a finger. */
  hasTouch?: boolean;
  permissions?: readonly string[];
}

export interface Page {
  goto: (url: string, options: { waitUntil: "networkidle" }) => Promise<unknown>;
  /** The value of a JavaScript expression in the page. */
  evaluate: (expression: string) => Promise<unknown>;
  on: PageEvents;
  setViewportSize: (size: { width: number; height: number }) => Promise<void>;
  /** Writes a PNG of what the window shows. */
  screenshot: (options: { path: string }) => Promise<unknown>;
  context: () => { newCDPSession: (page: Page) => Promise<DevToolsSession> };
  close: () => Promise<void>;
}

interface PageEvents {
  (event: "request", listener: (request: { url: () => string }) => void): void;
  (event: "pageerror", listener: (error: Error) => void): void;
  (event: "console", listener: (message: { type: () => string; text: () => string }) => void): void;
}

/** @see the Chrome DevTools Protocol */
export interface DevToolsSession {
  send: (method: string, parameters?: object) => Promise<unknown>;
}

interface Playwright {
  chromium: {
    launch: (options: { executablePath: string; args: string[] }) => Promise<Browser>;
  };
}

/**
 * Starts the machine's Chromium.
 *
 * @throws when there is none, or no font to show a glyph that a web font lacks: the browser would
 *   then draw the web font's own empty box and report it as drawn. The message says what to install
 */
export async function launchedBrowser(): Promise<Browser> {
  await fallbackFont();
  const require = createRequire(join(await toolsFolder(), "package.json"));
  const { chromium } = require("playwright-core") as Playwright;
  return chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });
}

/** Checks for a letter of Gujarati, which the fonts of a default installation do not have. */
async function fallbackFont(): Promise<void> {
  if (process.platform !== "linux") return;
  const found = await run("fc-list", [":charset=0a95", "family"], process.cwd());
  if (found.trim() !== "") return;
  throw new Error("No font covers every script. Install one: apt-get install fonts-unifont");
}

import { createRequire } from "node:module";
import { join } from "node:path";
import { chromiumPath, toolsFolder } from "./tools.ts";

/** What the tests use of playwright-core, which is too heavy for everyone's `npm ci`. */
export interface Browser {
  newPage: () => Promise<Page>;
  close: () => Promise<void>;
}

export interface Page {
  goto: (url: string, options: { waitUntil: "networkidle" }) => Promise<unknown>;
  /** The value of a JavaScript expression in the page. */
  evaluate: (expression: string) => Promise<unknown>;
  on: (event: "request", listener: (request: { url: () => string }) => void) => void;
  context: () => { newCDPSession: (page: Page) => Promise<DevToolsSession> };
  close: () => Promise<void>;
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

/** Starts the machine's Chromium. @throws when there is none, with what to install */
export async function launchedBrowser(): Promise<Browser> {
  const require = createRequire(join(await toolsFolder(), "package.json"));
  const { chromium } = require("playwright-core") as Playwright;
  return chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });
}

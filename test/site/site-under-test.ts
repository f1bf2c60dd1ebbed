import { join } from "node:path";
import { startServer } from "../../server/serve.ts";
import { launchedBrowser } from "../clients/browser.ts";
import { run } from "../clients/processes.ts";
import type { ReaderPage } from "../clients/reader-page.ts";
import { PROJECT } from "../fixtures/read.ts";

/** Canonical URLs and commands name it; the pages themselves work at any address. */
export const BASE_URL = "https://type.example";

const DIST = join(PROJECT, ".cache/site-dist-test");

/** This project's registry, built and served, and a browser to read it with. */
export interface SiteUnderTest {
  /** `http://127.0.0.1:4711` */
  origin: string;
  /** Opens a page, and waits until nothing is loading any more. */
  openPage: (path: string, view: View) => Promise<ReaderPage>;
  /** What went wrong on the opened pages: requests to other hosts, errors, refusals by the policy. */
  problems: readonly string[];
  /**
   * For `afterAll`.
   *
   * @throws when there were problems
   */
  close: () => Promise<void>;
}

/** How a reader looks at a page. */
export interface View {
  /** In CSS pixels. */
  width: number;
  /** 900 without it. */
  height?: number;
  /** Light without it. */
  scheme?: "light" | "dark";
  /** On without it. */
  javaScript?: boolean;
  /** Whether the pointer is a finger. */
  touch?: boolean;
}

/** For `beforeAll`. A second build without changes takes about a second. */
export async function siteUnderTest(): Promise<SiteUnderTest> {
  await run(
    process.execPath,
    ["lib/build/main.js", "build", "--registry", "registry", "--out", DIST, "--base-url", BASE_URL],
    PROJECT,
  );
  const server = await startServer({ distDir: DIST, host: "127.0.0.1", port: 0 });
  const browser = await launchedBrowser();
  const origin = new URL(server.url).origin;
  const problems: string[] = [];
  return {
    origin,
    problems,
    openPage: async (path, { width, height = 900, scheme = "light", javaScript, touch }) => {
      const page = await browser.newPage({
        baseURL: origin,
        viewport: { width, height },
        colorScheme: scheme,
        javaScriptEnabled: javaScript ?? true,
        hasTouch: touch ?? false,
        permissions: ["clipboard-read", "clipboard-write"],
      });
      recordProblems(page, origin, problems);
      await page.goto(path, { waitUntil: "networkidle" });
      return page;
    },
    close: async () => {
      await browser.close();
      await server.close();
      if (problems.length > 0) throw new Error(problems.join("\n"));
    },
  };
}

function recordProblems(page: ReaderPage, origin: string, problems: string[]): void {
  page.on("request", (request) => {
    const { protocol, origin: requested, href } = new URL(request.url());
    if (protocol === "data:" || protocol === "blob:" || requested === origin) return;
    problems.push(`${page.url()} requested ${href}`);
  });
  page.on("pageerror", ({ message }) => problems.push(`${page.url()}: ${message}`));
  page.on("console", (message) => {
    const text = message.text();
    const isRefusal = message.type() === "error" && text.includes("Content Security Policy");
    if (isRefusal) problems.push(`${page.url()}: ${text}`);
  });
}

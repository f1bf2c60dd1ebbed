import type { Browser, Page } from "playwright-core";
import { COUNT_LAYOUT_SHIFTS } from "./page-checks.ts";
import { baseUrl, openBrowser } from "../shared/shared.ts";

/** Canonical URLs and commands name it. */
export const BASE_URL = baseUrl();
const ORIGIN = BASE_URL.replace("localhost", "127.0.0.1");

/** This project's registry as it is served, and a browser to read it with. */
export interface SiteUnderTest {
  /** `http://127.0.0.1:4711`: not the base URL, since pages work at any address. */
  origin: string;
  /** Opens a page, and waits until nothing is loading any more. */
  openPage: (path: string, view: View) => Promise<Page>;
  /** What went wrong on the opened pages: requests to other hosts, errors, refusals by the policy. */
  problems: readonly string[];
  /** @throws when there were problems */
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
  /** Other hosts that the page may request from, from when on they are in the set; none without it. */
  hosts?: ReadonlySet<string>;
}

/** The same for the tests of a file: a page is closed after its test, the browser after all tests. */
export function siteForTests(): Pick<SiteUnderTest, "openPage" | "origin"> {
  let site: SiteUnderTest;
  const pages: Page[] = [];
  beforeAll(async () => {
    site = await siteUnderTest();
  });
  afterEach(async () => {
    await Promise.all(pages.splice(0).map((page) => page.close()));
  });
  afterAll(() => site.close());
  return {
    origin: ORIGIN,
    openPage: async (path, view) => {
      const page = await site.openPage(path, view);
      pages.push(page);
      return page;
    },
  };
}

export async function siteUnderTest(): Promise<SiteUnderTest> {
  const browser = await openBrowser();
  const problems: string[] = [];
  return {
    origin: ORIGIN,
    problems,
    openPage: (path, view) => openedPage(browser, ORIGIN, path, view, problems),
    close: async () => {
      await browser.close();
      if (problems.length > 0) throw new Error(problems.join("\n"));
    },
  };
}

async function openedPage(
  browser: Browser,
  origin: string,
  path: string,
  { width, height = 900, scheme = "light", javaScript = true, touch = false, hosts }: View,
  problems: string[],
): Promise<Page> {
  const page = await browser.newPage({
    baseURL: origin,
    viewport: { width, height },
    colorScheme: scheme,
    javaScriptEnabled: javaScript,
    hasTouch: touch,
    permissions: ["clipboard-read", "clipboard-write"],
  });
  recordProblems(page, origin, problems, hosts);
  await page.addInitScript(COUNT_LAYOUT_SHIFTS);
  await page.goto(path, { waitUntil: "networkidle" });
  return page;
}

function recordProblems(
  page: Page,
  origin: string,
  problems: string[],
  hosts?: ReadonlySet<string>,
): void {
  page.on("request", (request) => {
    const { protocol, origin: requested, host, href } = new URL(request.url());
    if (protocol === "data:" || protocol === "blob:" || requested === origin) return;
    if (hosts?.has(host)) return;
    problems.push(`${page.url()} requested ${href}`);
  });
  page.on("pageerror", ({ message }) => problems.push(`${page.url()}: ${message}`));
  page.on("console", (message) => {
    const text = message.text();
    const isRefusal = message.type() === "error" && text.includes("Content Security Policy");
    if (isRefusal) problems.push(`${page.url()}: ${text}`);
  });
}

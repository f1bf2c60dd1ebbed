import { type Browser, chromium } from "playwright-core";

/** What `start.mjs` has started for all tests. @throws in a test that is not of the kinds that have it */
function shared(variable: "TEST_BASE_URL" | "TEST_DIST" | "TEST_PACKAGE" | "TEST_BROWSER"): string {
  const value = process.env[variable];
  if (value !== undefined) return value;
  throw new Error(`${variable} is not set. Only system and release tests may use it.`);
}

/** Whether this is `npm run test:release`, which tries all of what CI tries a part of. */
export const isRelease = process.env["TEST_RELEASE"] !== undefined;

/** The base URL of this project's registry, which is served there: `http://localhost:4711` */
export const baseUrl = (): string => shared("TEST_BASE_URL");

/** The folder that is served: this project's registry, built. Nothing may be written there. */
export const distDir = (): string => shared("TEST_DIST");

/** The path of the archive that `npm publish` would upload. */
export const packedPackage = (): string => shared("TEST_PACKAGE");

/** A connection to the browser; `close` ends its pages. */
export const openBrowser = (): Promise<Browser> => chromium.connect(shared("TEST_BROWSER"));

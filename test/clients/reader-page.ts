import type { Page } from "./browser.ts";

/** What the tests of the site use of a page, with the reader's hand on it. @see https://playwright.dev */
export interface ReaderPage extends Page, Found {
  /** A path of the site, or a whole URL. */
  goto: (
    path: string,
    options?: { waitUntil: "networkidle" | "load" | "commit" },
  ) => Promise<unknown>;
  goBack: () => Promise<unknown>;
  goForward: () => Promise<unknown>;
  reload: () => Promise<unknown>;
  url: () => string;
  title: () => Promise<string>;
  waitForURL: (isReached: (url: URL) => boolean) => Promise<void>;
  emulateMedia: (media: {
    colorScheme?: "light" | "dark";
    media?: "screen" | "print";
    reducedMotion?: "reduce" | "no-preference";
    forcedColors?: "active" | "none";
    contrast?: "more" | "no-preference";
  }) => Promise<void>;
  keyboard: {
    /** `Tab`, `Shift+Tab`, `Enter`, `/` */
    press: (key: string) => Promise<void>;
    type: (text: string, options?: { delay: number }) => Promise<void>;
  };
  mouse: {
    move: (x: number, y: number, options?: { steps: number }) => Promise<void>;
    down: () => Promise<void>;
    up: () => Promise<void>;
    wheel: (deltaX: number, deltaY: number) => Promise<void>;
  };
}

/** Ways to find elements: on the page, or within others. */
interface Found {
  locator: (selector: string, options?: { hasText?: string | RegExp }) => Locator;
  getByRole: (
    role: string,
    options?: { name?: string | RegExp; exact?: boolean; pressed?: boolean; checked?: boolean },
  ) => Locator;
  getByLabel: (text: string | RegExp, options?: { exact?: boolean }) => Locator;
  getByText: (text: string | RegExp, options?: { exact?: boolean }) => Locator;
}

/** Elements of a page, looked for at each use. Actions wait until there is one, and are refused by several. */
export interface Locator extends Found {
  first: () => Locator;
  last: () => Locator;
  nth: (index: number) => Locator;
  count: () => Promise<number>;
  click: () => Promise<void>;
  hover: () => Promise<void>;
  focus: () => Promise<void>;
  fill: (text: string) => Promise<void>;
  press: (key: string) => Promise<void>;
  pressSequentially: (text: string, options?: { delay: number }) => Promise<void>;
  check: () => Promise<void>;
  uncheck: () => Promise<void>;
  selectOption: (value: string) => Promise<unknown>;
  isVisible: () => Promise<boolean>;
  isChecked: () => Promise<boolean>;
  isEnabled: () => Promise<boolean>;
  innerText: () => Promise<string>;
  textContent: () => Promise<string | null>;
  allInnerTexts: () => Promise<string[]>;
  allTextContents: () => Promise<string[]>;
  inputValue: () => Promise<string>;
  getAttribute: (name: string) => Promise<string | null>;
  boundingBox: () => Promise<{ x: number; y: number; width: number; height: number } | null>;
  /** The value of a JavaScript function's source, `(element) => element.id`, for the element. */
  evaluate: (source: string) => Promise<unknown>;
  scrollIntoViewIfNeeded: () => Promise<void>;
  waitFor: (options?: { state: "visible" | "hidden" | "attached" | "detached" }) => Promise<void>;
}

import { readFileSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Flavour } from "../../registry/flavours/index.ts";
import type { PairingItem } from "../../registry/model/items.ts";
import { rulesOf } from "../../registry/pairing/phone-sizes.ts";
import { resolveFontName } from "../../registry/pairing/pairing-fonts.ts";
import { PROJECT } from "../fixtures/read.ts";
import { onPage } from "../shared/browser.ts";
import type { ClientProject } from "./client-project.ts";
import { run } from "./processes.ts";
import { projectFor } from "./projects.ts";
import { type Rendered, type RenderedPage, renderedAt } from "./rendered-page.ts";
import { catalog, fontsOf, pairingNamed, servedUrl, titlesOf } from "./served-registry.ts";
import { RULE_OF_HEADING, isFamily, pixels } from "./stated-typography.ts";

/** An app as people have it, with fonts of its own: the test's app of a client, and what differs. */
export interface ExistingApp {
  name: string;
  client: "vite" | "next";
  /** Path -> text of a file beside those of the test's app, or in the place of one; null removes it. */
  files: Readonly<Record<string, string | null>>;
  /** What differs in `components.json`, under `tailwind`. */
  tailwind?: Readonly<Record<string, string>>;
  /** What the documentation says to change there, since no item can. */
  cure?: { file: string; from: RegExp; to: string };
  /** The flavour that the documentation says to take, where the other loads no fonts. */
  flavour?: Flavour;
  /** Packages with their versions that it has besides. */
  packages?: readonly string[];
}

/** What `shadcn init` writes about fonts and elements; colours are left out. */
const SHADCN_CSS = `@import "tailwindcss";
@custom-variant dark (&:is(.dark *));
@theme inline {
  --font-heading: var(--font-sans); --font-sans: var(--font-sans); --font-mono: var(--font-geist-mono);
}
@layer base { html { @apply font-sans; } }
`;

const layout = (fonts: string, className: string) => `import type { ReactNode } from "react";
import { Geist, Geist_Mono } from "next/font/google";
import "./globals.css";
import { cn } from "@/lib/utils";
${fonts}
export default function RootLayout({ children }: { children: ReactNode }) {
  return <html lang="en" className={${className}}><body>{children}</body></html>;
}
`;

export const EXISTING_APPS: readonly ExistingApp[] = [
  { name: "plain Vite", client: "vite", files: {} },
  {
    name: "shadcn's next-app",
    client: "next",
    files: {
      "app/globals.css": SHADCN_CSS,
      "app/layout.tsx": layout(
        `const geist = Geist({ subsets: ["latin"], variable: "--font-sans" });
const fontMono = Geist_Mono({ subsets: ["latin"], variable: "--font-mono" });`,
        'cn("antialiased", fontMono.variable, "font-sans", geist.variable)',
      ),
    },
  },
  {
    name: "create-next-app",
    client: "next",
    files: {
      "app/globals.css": `@import "tailwindcss";
@theme inline { --font-sans: var(--font-geist-sans); --font-mono: var(--font-geist-mono); }
body { font-family: Arial, Helvetica, sans-serif; }
`,
      "app/layout.tsx": layout(
        `const geistSans = Geist({ variable: "--font-geist-sans", subsets: ["latin"] });
const geistMono = Geist_Mono({ variable: "--font-geist-mono", subsets: ["latin"] });`,
        "`${geistSans.variable} ${geistMono.variable} h-full antialiased`",
      ),
    },
  },
  {
    name: "Next.js pages router",
    client: "next",
    files: {
      app: null,
      "styles/globals.css": '@import "tailwindcss";\n',
      "pages/_app.tsx": `import type { AppProps } from "next/app";
import "@/styles/globals.css";
export default ({ Component, pageProps }: AppProps) => <Component {...pageProps} />;
`,
    },
    tailwind: { css: "styles/globals.css" },
    flavour: "self-hosted",
  },
  {
    name: "theme of tweakcn",
    client: "vite",
    files: {
      "src/index.css": `@import "tailwindcss";
:root {
  --font-sans: Montserrat, sans-serif; --font-serif: Georgia, serif; --tracking-normal: 0.025em;
  --font-mono: Fira Code, monospace; --font-heading: Oxanium, sans-serif;
}
@theme inline {
  --font-sans: var(--font-sans); --font-serif: var(--font-serif);
  --font-mono: var(--font-mono); --font-heading: var(--font-heading);
}
body { font-family: var(--font-sans); letter-spacing: var(--tracking-normal); }
`,
    },
  },
  {
    name: "theme with .dark",
    client: "vite",
    files: {
      "src/index.css": `@import "tailwindcss";
@custom-variant dark (&:is(.dark *));
.dark { --font-body: Georgia, serif; --font-heading: Oxanium, sans-serif; }
`,
      "index.html": `<!doctype html><html lang="en" class="dark"><div id="root"></div>
<script type="module" src="/src/main.tsx"></script></html>`,
    },
  },
  {
    name: "Tailwind with a prefix",
    client: "vite",
    files: { "src/index.css": '@import "tailwindcss" prefix(tw);\n' },
    tailwind: { prefix: "tw" },
  },
  {
    name: "Tailwind 3",
    client: "vite",
    files: {
      "src/index.css": "@tailwind base;\n@tailwind components;\n@tailwind utilities;\n",
      "tailwind.config.js": `export default { content: ["./src/**/*.tsx"], theme: { extend: {} } };\n`,
      "postcss.config.js": "export default { plugins: { tailwindcss: {}, autoprefixer: {} } };\n",
      "vite.config.ts": "export default {};\n",
    },
    tailwind: { config: "tailwind.config.js" },
    cure: {
      file: "tailwind.config.js",
      from: /extend: {}/g,
      to: `extend: { fontFamily: { mono: ["var(--pairing-mono)"] } }`,
    },
    packages: ["tailwindcss@3.4.17", "autoprefixer@10.4.20", "postcss@8.5.6"],
  },
  {
    name: "create-vite's own CSS",
    client: "vite",
    cure: { file: "src/index.css", from: /^(?:h1|h2|h1, h2|code) \{ .*\n/gm, to: "" },
    files: {
      "src/index.css": `@import "tailwindcss";
:root {
  --sans: system-ui, sans-serif; --heading: system-ui, sans-serif; --mono: ui-monospace, monospace;
  font: 18px/145% var(--sans); letter-spacing: 0.18px;
}
h1, h2 { font-family: var(--heading); font-weight: 500; }
h1 { font-size: 56px; letter-spacing: -1.68px; margin: 32px 0; }
h2 { font-size: 24px; line-height: 118%; letter-spacing: -0.24px; margin: 0 0 8px; }
code { font-family: var(--mono); font-size: 15px; line-height: 135%; padding: 4px 8px; }
`,
    },
  },
];

/** The elements that are looked at, and the role whose face draws each. */
const ROLE_OF = {
  ...{ h1: "heading", h2: "heading", h3: "heading", h4: "heading", h5: "heading", h6: "heading" },
  ...{ p: "body", li: "body", a: "body", dd: "body", button: "body", input: "body" },
  ...{ code: "mono", "pre code": "mono", "#font-mono p": "mono", "#text-sm p": "body" },
} as const satisfies Record<string, "heading" | "body" | "mono">;
const SELECTORS = Object.keys(ROLE_OF) as (keyof typeof ROLE_OF)[];

/** @param prefix of Tailwind's utilities */
const markup = (prefix: string) => `<main>
  <h1>Heading one</h1><h2>Heading two</h2><h3>Heading three</h3>
  <h4>Heading four</h4><h5>Heading five</h5><h6>Heading six</h6>
  <p>Running text</p>
  <ul><li>An entry</li></ul>
  <dl><dt>Term</dt><dd>Description</dd></dl>
  <div><a href="#top">A link</a> <button>A button</button> <input defaultValue="An input" /></div>
  <div><code>npm start</code></div>
  <pre><code>const answer = 42;</code></pre>
  <div id="font-mono" className="${prefix}font-mono"><p>Text in code's face</p></div>
  <div id="text-sm" className="${prefix}text-sm"><p>Small text</p></div>
</main>`;

/** The app as its owner has it, before the first `add`. */
async function prepare({ client, files, tailwind, packages }: ExistingApp, folder: string) {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await (text === null ? rm(file, { recursive: true }) : writeFile(file, text));
  }
  const page = "pages/_app.tsx" in files ? "pages/index.tsx" : "app/page.tsx";
  const source = `() { return (${markup(tailwind?.prefix === undefined ? "" : `${tailwind.prefix}:`)}); }\n`;
  if (client === "next")
    await writeFile(join(folder, page), `export default function Page${source}`);
  else await writeFile(join(folder, "src/app.tsx"), `export function App${source}`);
  const file = join(folder, "components.json");
  const components = JSON.parse(await readFile(file, "utf8")) as { tailwind: object };
  components.tailwind = { ...components.tailwind, ...tailwind };
  await writeFile(file, JSON.stringify(components, undefined, 2));
  const flags = ["--no-audit", "--no-fund", "--ignore-scripts"];
  if (packages !== undefined) await run("npm", ["install", ...flags, ...packages], folder);
  const ignored = ["node_modules", "dist", ".next", "next-env.d.ts", ".mocked-responses.js"];
  await writeFile(join(folder, ".gitignore"), ignored.join("\n"));
}

/** What an installed pairing looks like in an app. */
export interface Seen {
  /** Where it is not drawn as stated, in words. */
  differences: string[];
  /** What `check.js` says of the same page. */
  problems: string[];
}

/** An app in a folder that Git watches. */
export interface OpenedApp {
  /** Adds a pairing over what is there, and commits. */
  add: (pairing: string, flavour: Flavour) => Promise<Seen>;
  /** Does with the app what the documentation says. */
  cured: (pairing: string) => Promise<Seen>;
  /** Reverts everything by Git. @returns how the app then differs from before: not at all */
  revert: () => Promise<string>;
  remove: () => Promise<void>;
}

/** @param pairings names of those that will be added */
export async function openedApp(app: ExistingApp, pairings: readonly string[]): Promise<OpenedApp> {
  const own = ["geist", "geist-mono"].flatMap((font) => catalog.fonts.get(font) ?? []);
  const fonts = [...fontsOf(pairings), ...own];
  const project = await projectFor(app.client, fonts, (folder) => prepare(app, folder));
  const as = ["-c", "user.name=Owner", "-c", "user.email=owner@example.com"];
  const git = (...args: string[]) => run("git", [...as, ...args], project.folder);
  const commit = async () => {
    await git("add", "--all");
    await git("commit", "--quiet", "--allow-empty", "--message", "Changed");
  };
  const before = await look(project);
  await git("init", "--quiet");
  await commit();
  const first = (await git("rev-parse", "HEAD")).trim();
  const seen = async (pairing: string) => {
    const after = await look(project);
    await commit();
    const found = differences(before.page, after.page, pairingNamed(pairing));
    return { differences: found, problems: after.problems };
  };
  return {
    add: async (pairing, flavour) => {
      await project.add(servedUrl(`r/${flavour}/${pairing}.json`));
      return seen(pairing);
    },
    cured: async (pairing) => {
      const { file, from, to } = app.cure!;
      const text = await readFile(join(project.folder, file), "utf8");
      await writeFile(join(project.folder, file), text.replaceAll(from, to));
      return seen(pairing);
    },
    revert: async () => {
      await git("revert", "--no-edit", `${first}..HEAD`);
      return (await git("diff", first)) + (await git("status", "--porcelain"));
    },
    remove: project.remove,
  };
}

const CHECK = readFileSync(join(PROJECT, "lib/build/site/evaluated/check.js"), "utf8");

function look(project: ClientProject): Promise<{ page: RenderedPage; problems: string[] }> {
  return project.served(async (url) => ({
    page: await renderedAt(url, ["html", ...SELECTORS]),
    problems: await onPage(url, (page) => page.evaluate<{ problems: string[] }>(CHECK)).then(
      ({ problems }) => problems,
    ),
  }));
}

type Heading = keyof typeof RULE_OF_HEADING;

/** Of everything that the pairing states nothing about, what is drawn is as it was before. */
function differences(before: RenderedPage, after: RenderedPage, item: PairingItem): string[] {
  const titles = titlesOf(item);
  return SELECTORS.flatMap((selector) => {
    const drawn = after.elements.get(selector)!;
    const { drawnWith, family } = drawn;
    const rule = selector in RULE_OF_HEADING && RULE_OF_HEADING[selector as Heading];
    // A rule may name another role than that of headings.
    const named = rule && resolveFontName(item, item.css[rule]["font-family"]);
    const title = named ? catalog.fonts.get(named)?.title : titles[ROLE_OF[selector]];
    const isDrawn = drawnWith.length > 0 && drawnWith.every(({ isCustomFont }) => isCustomFont);
    const faces = drawnWith.map(({ familyName }) => familyName).join(", ");
    const stated = statedLengths(selector, before.elements, after.elements, item);
    return [
      ...(isDrawn && isFamily(family, title)
        ? []
        : [`drawn with ${faces} (${family}), stated ${title}`]),
      ...Object.entries(stated).flatMap(([property, value]) => {
        const found = Number(drawn[property as keyof Rendered]);
        return Math.abs(found - value) < 0.02 ? [] : [`${property} ${found}, stated ${value}`];
      }),
    ].map((words) => `${selector}: ${words}`);
  });
}

function statedLengths(
  selector: keyof typeof ROLE_OF,
  before: RenderedPage["elements"],
  after: RenderedPage["elements"],
  item: PairingItem,
): Partial<Record<keyof Rendered, number>> {
  const { css } = item;
  const rem = after.get("html")!.fontSizePixels;
  const { fontWeight, fontSizePixels } = before.get(selector)!;
  if (selector in RULE_OF_HEADING) {
    const key = RULE_OF_HEADING[selector as Heading];
    const rule = css[key];
    const size = pixels(rulesOf(item)[key]!["font-size"], rem, rem)!;
    return {
      fontSizePixels: size,
      fontWeight: Number(rule["font-weight"]),
      lineHeightPixels: Number(rule["line-height"]) * size,
      letterSpacingPixels: pixels(rule["letter-spacing"], size)!,
    };
  }
  // Tailwind states both in rem, and the line height as a part of the size.
  if (selector === "#text-sm p")
    return { fontWeight, fontSizePixels: 0.875 * rem, lineHeightPixels: 1.25 * rem };
  const text = after.get("p")!.fontSizePixels;
  if (selector.endsWith("code"))
    return { fontWeight, fontSizePixels: pixels(css["code, pre"]["font-size"], text)! };
  const lineHeightPixels = Number(css["body, p"]["line-height"]) * fontSizePixels;
  return { fontWeight, fontSizePixels, lineHeightPixels };
}

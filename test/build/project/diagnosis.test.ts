import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readApp } from "../../../build/project/app.ts";
import { diagnosisOf } from "../../../build/project/diagnosis.ts";
import {
  type InstalledItem,
  installationChanges,
} from "../../../build/site/pairing/install/installation-changes.ts";
import { type Flavour, flavoured } from "../../../registry/flavours/index.ts";
import { loadCatalog } from "../../../registry/model/catalog.ts";
import { ownRegistryDir } from "../../../registry/model/package-root.ts";
import { temporaryFolder } from "../../fixtures/temporary.ts";

type Files = Record<"css" | "layout" | "manifest", string>;

const catalog = loadCatalog(ownRegistryDir);

/** A Next.js app after a fresh installation of Editorial. */
function appWith(flavour: Flavour, edit: (files: Files) => Files = (files) => files): string {
  const { item, nextFonts } = flavoured(catalog.pairings.get("editorial")!, flavour, (name) =>
    catalog.fonts.get(name),
  )!;
  const items = [...nextFonts, item] as unknown as InstalledItem[];
  const { files, packages } = installationChanges(items, "next");
  const linesOf = (kind: string) => files.find((file) => file.kind === kind)?.added ?? [];
  const [html = '<html lang="en">', ...above] = linesOf("layout").toReversed();
  const { css, layout, manifest } = edit({
    css: ['@import "tailwindcss";', ...linesOf("stylesheet"), ""].join("\n"),
    layout: `${above.reverse().join("\n")}
export default ({ children }) => (${html}<body>{children}</body></html>);
`,
    manifest: JSON.stringify({
      dependencies: Object.fromEntries(["next", ...packages].map((name) => [name, "*"])),
    }),
  });
  const folder = temporaryFolder();
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write("components.json", JSON.stringify({ tailwind: { css: "app/globals.css" } }));
  write("package.json", manifest);
  write("app/globals.css", css);
  write("app/layout.tsx", layout);
  return folder;
}

const diagnosed = (flavour: Flavour, edit?: (files: Files) => Files) => {
  const { installed, problems } = diagnosisOf(readApp(appWith(flavour, edit)), catalog);
  return {
    installed: `${installed?.item.name}, ${installed?.flavour}`,
    found: problems.map(({ rule, message }) => `${rule}: ${message}`),
  };
};

function withLightHeading(css: string): string {
  return css.replace(/(h1 \{[^}]*font-weight: )700/, "$1300");
}

const GEIST = `import { Geist } from "next/font/google";
const geist = Geist({ variable: "--font-geist-sans", subsets: ["latin"] });
`;

it.each(["layered", "self-hosted"] as const)(
  "finds nothing after a fresh installation: %s",
  (flavour) => {
    expect(diagnosed(flavour)).toEqual({
      installed: `pairing-editorial, ${flavour}`,
      found: [],
    });
  },
);

it.each<[string, Flavour, (files: Files) => Files, string]>([
  [
    "a call of next/font that was deleted",
    "layered",
    (files) => ({
      ...files,
      layout: "export default ({ children }) => <html><body>{children}</body></html>;\n",
    }),
    "undefined-variable: var(--font-playfair-display) is not defined anywhere.",
  ],
  [
    "a font of the app that a pairing has replaced",
    "layered",
    (files) => ({ ...files, layout: `${GEIST}${files.layout}` }),
    "unused-font: geist is preloaded on every page, and nothing is drawn with var(--font-geist-sans).",
  ],
  [
    "the import of an earlier pairing",
    "layered",
    (files) => ({ ...files, css: `@import "@fontsource-variable/lora";\n${files.css}` }),
    "unused-font: Lora Variable is loaded, and no font-family names it.",
  ],
  [
    "the variable of an earlier pairing",
    "layered",
    (files) => ({
      ...files,
      css: files.css.replace("@theme inline {", "@theme inline {\n  --font-lora: 'Lora Variable';"),
    }),
    "unused-font: Lora is loaded, and nothing is drawn with var(--font-lora).",
  ],
  [
    "the package of an earlier pairing",
    "layered",
    (files) => ({
      ...files,
      manifest: files.manifest.replace('"next"', '"@fontsource/lato":"5","next"'),
    }),
    "unused-package: @fontsource/lato is installed, and nothing imports it.",
  ],
  [
    "plain rules before layered ones",
    "layered",
    (files) => ({
      ...files,
      css: `${files.css}h1 { font-family: var(--font-heading); font-size: 2rem; }\n`,
    }),
    "outweighed-rule: font-family of h1 is stated outside of layers,",
  ],
  [
    "the face that a new Next.js app gives body",
    "layered",
    (files) => ({ ...files, css: `body { font-family: Arial, sans-serif; }\n${files.css}` }),
    "outweighed-rule: font-family of body is stated outside of layers,",
  ],
  [
    "font-sans on body",
    "layered",
    (files) => ({
      ...files,
      layout: files.layout.replace("<body>", '<body className="font-sans antialiased">'),
    }),
    "page-face: font-sans gives buttons and labels another face than paragraphs have.",
  ],
  [
    "the class of a font on body",
    "layered",
    (files) => ({
      ...files,
      layout: `import { Geist } from "next/font/google";
const geist = Geist({ subsets: ["latin"] });
${files.layout.replace("<body>", "<body className={geist.className}>")}`,
    }),
    "page-face: geist.className sets the face of the page, whatever the pairing states.",
  ],
  [
    "a weight that was edited",
    "layered",
    (files) => ({ ...files, css: withLightHeading(files.css) }),
    "missing-weight: Playfair Display has no weight 300.",
  ],
  [
    "a family that nothing loads any more",
    "self-hosted",
    (files) => ({
      ...files,
      css: files.css.replace(/@import "@fontsource-variable\/playfair-display[^\n]*\n/g, ""),
      manifest: files.manifest.replace('"@fontsource-variable/playfair-display":"*",', ""),
    }),
    "missing-font: Playfair Display Variable is named, and nothing loads it. Import @fontsource-variable/playfair-display, or add the item again.",
  ],
  [
    "a family by another name than its package declares",
    "layered",
    (files) => ({
      ...files,
      css: `@import "@fontsource-variable/work-sans";\n${files.css}.title { font-family: "Work Sans"; }\n.old { font-family: "Work Sans Variable"; }\n`,
      manifest: files.manifest.replace('"next"', '"@fontsource-variable/work-sans":"5","next"'),
    }),
    "missing-font: Work Sans is named, and nothing loads it. @fontsource-variable/work-sans declares it as Work Sans Variable: write that.",
  ],
  [
    "a package that package.json does not name",
    "self-hosted",
    (files) => ({
      ...files,
      manifest: files.manifest.replace('"@fontsource-variable/playfair-display":"*",', ""),
    }),
    "missing-package: @fontsource-variable/playfair-display is imported, and package.json does not name it.",
  ],
  [
    "a variable that names itself and nothing else defines",
    "layered",
    (files) => ({
      ...files,
      css: `@theme inline { --font-sans: var(--font-sans); }\n${files.css}`,
    }),
    "undefined-variable: var(--font-sans) is not defined anywhere.",
  ],
  [
    "a font of Google that the pairing loads, too",
    "layered",
    (files) => ({
      ...files,
      css: `@import url("https://fonts.googleapis.com/css2?family=Playfair+Display:wght@700&display=swap");\n${files.css}`,
    }),
    "remote-font: Playfair Display is fetched from Google in every page, which the pairing loads, too.",
  ],
  [
    "a font of the pairing in no class",
    "layered",
    (files) => ({ ...files, layout: files.layout.replace(/ className=\{.*?\}/, "") }),
    ".variable is in no class, so var(--font-playfair-display) is not defined.",
  ],
  [
    "a font of the pairing on body",
    "layered",
    (files) => ({
      ...files,
      layout: files.layout
        .replace(/<html lang="en" (className=\{.*?\})>/, '<html lang="en">$1')
        .replace(/className=(.*?)<body/, "<body className=$1"),
    }),
    ".variable is on <body>; the variables that refer to it are on <html>",
  ],
  [
    "a font that is loaded in another weight",
    "layered",
    (files) => ({
      ...files,
      layout: files.layout.replace(/(Playfair_Display\(\{)/, "$1weight:['400'],"),
    }),
    "missing-weight: Playfair Display is not loaded in the weight 700. It has 400.",
  ],
  [
    "a family that is misspelt",
    "self-hosted",
    (files) => ({
      ...files,
      css: files.css.replaceAll("'Playfair Display Variable'", "'Playfair Dispaly Variable'"),
    }),
    "missing-font: Playfair Dispaly Variable is named, and nothing loads it. @fontsource-variable/playfair-display declares it as Playfair Display Variable: write that.",
  ],
  [
    "an exported font that nothing is drawn with",
    "layered",
    (files) => ({ ...files, layout: `${GEIST.replace("const", "export const")}${files.layout}` }),
    "unused-font: geist is preloaded on every page,",
  ],
  [
    "a call of next/font beside a self-hosted pairing",
    "self-hosted",
    (files) => ({ ...files, layout: `${GEIST}${files.layout}` }),
    "network: geist is fetched from Google when the app is built,",
  ],
])("names %s, and what to do", (_, flavour, edit, start) => {
  const { installed, found } = diagnosed(flavour, edit);
  expect(installed).toBe(`pairing-editorial, ${flavour}`);
  expect(found).toContainEqual(expect.stringContaining(start));
  expect(found.length).toBeLessThanOrEqual(4);
});

it("names the file, the line and the severity", () => {
  const folder = appWith("layered", (files) => ({
    ...files,
    css: withLightHeading(files.css),
  }));
  const [problem] = diagnosisOf(readApp(folder), catalog).problems;
  expect(problem).toMatchObject({ file: "app/globals.css", severity: "warning" });
  expect(problem!.line).toBeGreaterThan(80);
});

/** What is found with another file in the app. */
function foundWith(
  path: string,
  text: string,
  edit?: (files: Files) => Files,
  flavour: Flavour = "layered",
) {
  const folder = appWith(flavour, edit);
  writeFileSync(join(folder, path), text);
  const { problems } = diagnosisOf(readApp(folder), catalog);
  return problems.map(({ file, line, rule, message }) => ({
    at: `${file}:${line}`,
    rule,
    message,
  }));
}

it("reads the styles of components", () => {
  const text = "<template />\n<style>\n#app { font-family: Avenir; }\n</style>\n";
  expect(foundWith("app/App.vue", text)).toMatchObject([
    { at: "app/App.vue:3", rule: "outweighed-rule" },
  ]);
});

it("leaves out styles that are not CSS", () => {
  expect(foundWith("app/App.vue", "<style>\n#app { font-family: Avenir;\n")).toEqual([]);
});

it("is not stopped by a stylesheet beside the app's own that is not CSS", () => {
  expect(foundWith("app/broken.css", "a { color: red")).toEqual([]);
});

it("names the class of a typeset that is almost spelt so", () => {
  const text = '<main>\n<article class="typeset typeset-editoral" />\n';
  expect(foundWith("app/page.html", text, undefined, "typeset")).toMatchObject([
    {
      at: "app/page.html:2",
      message: "typeset-editoral is defined nowhere. Write typeset-editorial.",
    },
  ]);
});

it("names an italic that nothing imports any more", () => {
  const italic = "@fontsource-variable/source-serif-4/opsz-italic.css";
  const edit = (files: Files) => ({
    ...files,
    css: files.css
      .split("\n")
      .filter((line) => !line.includes(italic))
      .join("\n"),
  });
  expect(foundWith("app/page.html", "", edit)).toMatchObject([
    { rule: "missing-import", message: expect.stringContaining(italic) as string },
  ]);
});

import type { ComponentChildren } from "preact";
import { FLAVOURS } from "../../../registry/flavours/index.ts";
import { addCommand } from "../../publish/shell-command.ts";
import { pageHtml } from "../layout.tsx";
import { recipeExamples } from "../agents/recipe-examples.ts";
import { type Site, linkTo } from "../site.ts";

/** A section of the page; its `id` is its address. */
interface DocsSection {
  id: string;
  title: string;
  content: (site: Site, pairing: string) => ComponentChildren;
}

const SECTIONS: readonly DocsSection[] = [
  { id: "install", title: "Install a pairing", content: install },
  { id: "flavours", title: "Choose a flavour", content: flavours },
  { id: "switch", title: "Switch and undo", content: switchAndUndo },
  { id: "tune", title: "Tune it", content: tune },
  { id: "files", title: "Without a build tool", content: files },
  { id: "data", title: "Data and addresses", content: data },
];

/** How to install, choose, switch, tune and take home, as HTML. */
export function docsPage(site: Site): string {
  const frame = {
    title: "Docs",
    description: "How to install a pairing, choose a flavour, switch, undo, tune and take it home.",
    path: "docs/",
    stylesheets: ["docs.css"],
    scripts: [],
    section: "docs",
  } as const;
  const pairing = recipeExamples(site)?.pairing ?? "name";
  return pageHtml(
    site,
    frame,
    <div class="prose">
      <h1>Docs</h1>
      <nav aria-label="On this page">
        <ul class="contents">
          {SECTIONS.map(({ id, title }) => (
            <li>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {SECTIONS.map(({ id, title, content }) => (
        <section id={id}>
          <h2>{title}</h2>
          {content(site, pairing)}
        </section>
      ))}
    </div>,
  );
}

function install(site: Site, pairing: string) {
  return (
    <>
      <p>
        In a project with a <code>components.json</code> (<code>npx shadcn init</code> writes one),{" "}
        <strong>before you add components</strong>: shadcn’s components take the heading font only
        if the stylesheet already has one.
      </p>
      <Command>{addCommand(`${site.baseUrl}/r/layered/${pairing}.json`)}</Command>
      <p>
        To add items by a short name, name the registry in <code>components.json</code>:
      </p>
      <Command>
        {`{\n  "registries": {\n    "@typo": "${site.baseUrl}/r/layered/{name}.json"\n  }\n}`}
      </Command>
      <Command>{addCommand(`@typo/${pairing}`)}</Command>
      <p>
        A pairing sets the headings whole, family and leading of running text, family and size of
        code, and three variables: <code class="whole">--font-heading</code>,{" "}
        <code class="whole">--font-body</code>, <code class="whole">--font-mono</code>. It sets no
        size of running text, so cards, alerts and hints keep theirs.
      </p>
    </>
  );
}

const PURPOSE: Readonly<Record<(typeof FLAVOURS)[number], string>> = {
  layered:
    "The one to start with: rules in @layer base, so every Tailwind utility overrides them. Next.js preloads no more than the page needs.",
  "self-hosted":
    "Layered, with every font as an npm package: for builds without network access, and for shadcn-vue and shadcn-svelte.",
  typeset:
    "Nothing global: the fonts and one class, for an article, the docs or a chat inside an app.",
};

function flavours(site: Site) {
  return (
    <>
      <p>Every pairing is published in four forms. Choose one for a project.</p>
      <dl class="terms">
        {FLAVOURS.map((flavour) => (
          <>
            <dt>{flavour}</dt>
            <dd>
              {PURPOSE[flavour]}
              <br />
              <code>{`${site.baseUrl}/r/${flavour}/{name}.json`}</code>
            </dd>
          </>
        ))}
        <dt>plain</dt>
        <dd>
          Rules outside cascade layers, for a page without Tailwind, or where the pairing has to
          outweigh its utilities.
          <br />
          <code>{`${site.baseUrl}/r/{name}.json`}</code>
        </dd>
      </dl>
    </>
  );
}

function switchAndUndo() {
  return (
    <>
      <p>
        <strong>Another pairing of the same flavour replaces the first</strong>, since every pairing
        sets the same properties. To remove what no variable names any more, delete the{" "}
        <code>@import</code> lines and <code>@font-face</code> rules of the earlier fonts in your
        stylesheet, and uninstall their packages.
      </p>
      <p>
        To undo an installation, restore the files that it changed (
        <code>git checkout -- src/index.css package.json</code>, then <code>npm install</code>). The
        page of each pairing lists them, line by line.
      </p>
    </>
  );
}

function tune(site: Site, pairing: string) {
  return (
    <>
      <p>
        Set sizes, weights, families, leading and tracking on the page of a pairing; it gives the
        command, or the file, with your values. The address has the same parameters:
      </p>
      <Command>
        {addCommand(`${site.baseUrl}/r/layered/${pairing}.json?h1-size=3rem&body-lh=1.8`)}
      </Command>
      <p>
        Parameters need the server or the edge worker. On a purely static host, download the tuned
        file and install it from the disk:
      </p>
      <Command>{addCommand(`./${pairing}.json`)}</Command>
    </>
  );
}

function files({ baseUrl }: Site, pairing: string) {
  return (
    <>
      <p>Every pairing is also a stylesheet for any page, and a file of design tokens.</p>
      <Command>{`<link rel="stylesheet" href="${baseUrl}/css/${pairing}.css">`}</Command>
      <Command>{`${baseUrl}/tokens/${pairing}.tokens.json`}</Command>
    </>
  );
}

function data(site: Site) {
  return (
    <ul>
      <li>
        <a href={linkTo(site, "r/registry.json")}>/r/registry.json</a>: the index in the shadcn
        registry format, with <code>?q=</code>, <code>mood</code>, <code>useCase</code>,{" "}
        <code>category</code>, <code>script</code> and <code>font</code> where a server computes
      </li>
      <li>
        <a href={linkTo(site, "api/pairings.json")}>/api/pairings.json</a>: the pairings as
        typographic data
      </li>
      <li>
        <a href={linkTo(site, "schemas/pairing.schema.json")}>/schemas/pairing.schema.json</a>: the
        schema of a pairing, which editors complete and check by
      </li>
      <li>
        <a href={linkTo(site, "agents/")}>For agents</a>: the same as recipes, also as{" "}
        <a href={linkTo(site, "llms.txt")}>llms.txt</a>
      </li>
    </ul>
  );
}

function Command({ children }: { children: string }) {
  return (
    <pre class="command">
      <code>{children}</code>
    </pre>
  );
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packageDir } from "../../../registry/model/package-root.ts";
import { shellArgument } from "../../publish/shell-command.ts";
import { recipeExamples } from "../agents/recipe-examples.ts";
import { pageHtml } from "../layout.tsx";
import { type Site, linkTo } from "../site.ts";
import { type RenderedMarkdown, renderMarkdown } from "./markdown.ts";

/** The Markdown files beside this one, in the order of the navigation; README.md, the index, is first. */
const NAMES = "README clients http tokens data publish hosts own-registry".split(" ");

/** A page of the documentation. */
export interface DocsPage extends RenderedMarkdown {
  /** Below the site's root, with a slash at its end. */
  path: string;
}

/** Reads and renders all pages of the documentation. */
export function docsPages(site: Site): DocsPage[] {
  const options = {
    addressOf: (href: string) => addressOf(site, href),
    codeOf: (code: string) => withItemsOf(site, code),
  };
  return NAMES.map((name) => {
    const text = readFileSync(join(packageDir, DOCS_FOLDER, `${name}.md`), "utf8");
    return { path: docsPath(name), ...renderMarkdown(text, options) };
  });
}

/** A page as HTML, beside links to the other ones and to its sections. */
export function docsPage(site: Site, page: DocsPage, pages: readonly DocsPage[]): string {
  const { path, title, description, sections, html } = page;
  const isIndex = page === pages[0];
  const frame = {
    title: isIndex ? title : `${title} · Docs`,
    description,
    path,
    stylesheets: ["docs.css"],
    scripts: [],
    section: "docs",
  } as const;
  return pageHtml(
    site,
    frame,
    <div class="prose docs">
      <div class="docs-nav">
        <nav aria-label="Docs">
          <ul class="contents">
            {pages.map((other) => (
              <li>
                <a
                  href={linkTo(site, other.path)}
                  aria-current={other === page ? "page" : undefined}
                >
                  {other === pages[0] ? "Overview" : other.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <nav class="docs-sections" aria-label="On this page">
          <ul class="contents">
            {sections.map(({ id, title: section }) => (
              <li>
                <a href={`#${id}`}>{section}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <article dangerouslySetInnerHTML={{ __html: html }} />
    </div>,
  );
}

const DOCS_FOLDER = "build/site/docs";

/** `README` -> `docs/`, `http` -> `docs/http/` */
function docsPath(name: string): string {
  return name === "README" ? "docs/" : `docs/${name}/`;
}

/** Any address does: links are resolved as GitHub does it. */
const REPOSITORY = "https://repository.invalid/";

/**
 * The address on the site of what a link leads to on GitHub: another page, or a schema.
 *
 * @throws RangeError for a file of the repository that is not published
 */
function addressOf(site: Site, href: string): string {
  const { href: target, hash } = new URL(href, `${REPOSITORY}${DOCS_FOLDER}/`);
  if (!target.startsWith(REPOSITORY) || href.startsWith("#")) return href;
  const file = target.slice(REPOSITORY.length, target.length - hash.length);
  const [, name] = new RegExp(`^${DOCS_FOLDER}/([\\w-]+)\\.md$`).exec(file) ?? [];
  if (name !== undefined) return linkTo(site, docsPath(name) + hash);
  if (/^schemas\/[\w-]+\.schema\.json$/.test(file)) return linkTo(site, file);
  throw new RangeError(`The documentation links to ${href}, which is not published.`);
}

/** The base URL of the examples. */
const EXAMPLE_BASE_URL = "https://registry.example";

/** Code that names the registry of the examples, with the base URL and items of this one. */
function withItemsOf(site: Site, code: string): string {
  if (!code.includes(EXAMPLE_BASE_URL) && !code.includes("@typo/")) return code;
  const { pairing = "name", font = "name" } = recipeExamples(site) ?? {};
  return code
    .replaceAll(EXAMPLE_BASE_URL, site.baseUrl)
    .replaceAll(/\bminimal\b/g, pairing)
    .replaceAll(/\blora\b/g, font)
    .replaceAll(/(?<=npx shadcn add )"?([^\s"]+)"?/g, (_, item: string) => shellArgument(item));
}

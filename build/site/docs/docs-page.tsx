import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packageDir } from "../../../registry/model/package-root.ts";
import { pageHtml } from "../shared/layout.tsx";
import { type Site, linkTo } from "../shared/site.ts";
import { EXAMPLE_BASE_URL, withItemsOf } from "./examples.ts";
import { type RenderedMarkdown, renderMarkdown } from "./markdown.ts";

/** The pages, by their paths below the site's root, with their Markdown files; the index is first. */
const FILES: ReadonlyMap<string, string> = new Map([
  ["docs/", "build/site/docs/README.md"],
  ...["clients", "http", "tokens", "data", "publish", "hosts", "own-registry", "private"].map(
    (name) => [`docs/${name}/`, `build/site/docs/${name}.md`] as const,
  ),
  ["docs/rules/", "build/check/rules/pages/README.md"],
  ["agents/", "build/site/docs/agents.md"],
]);

/** A page of the documentation. */
export interface DocsPage extends RenderedMarkdown {
  /** Below the site's root, with a slash at its end. */
  path: string;
}

/** Reads and renders all pages of the documentation. */
export function docsPages(site: Site): DocsPage[] {
  const codeOf = withItemsOf(site);
  return [...FILES].map(([path, file]) => {
    const addressOf = (href: string) => addressFrom(site, file, href);
    const text = readFileSync(join(packageDir, file), "utf8");
    return { path, ...renderMarkdown(text, { addressOf, codeOf }) };
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
    section: "docs",
  } as const;
  return pageHtml(
    site,
    frame,
    <div class="docs-prose docs-columns">
      <div class="docs-nav">
        <nav aria-label="Docs">
          <ul class="links docs-contents">
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
          <ul class="links docs-contents">
            {sections.map(({ id, title: section }) => (
              <li>
                <a href={`#${id}`}>{section}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <article class="docs-article" dangerouslySetInnerHTML={{ __html: html }} />
    </div>,
  );
}

/** Any address does: links are resolved as GitHub does it. */
const REPOSITORY = "https://repository.invalid/";

/**
 * The address on the site of what a file of the repository links to: another page, a schema, or what the
 * registry of the examples publishes.
 *
 * @returns undefined for a page of a rule, which the command line prints
 * @throws RangeError for any other file, which is not published
 */
function addressFrom(site: Site, file: string, href: string): string | undefined {
  const { href: target, hash } = new URL(href, REPOSITORY + file);
  if (target.startsWith(EXAMPLE_BASE_URL)) return site.basePath + new URL(target).pathname;
  if (!target.startsWith(REPOSITORY) || href.startsWith("#")) return href;
  const linked = target.slice(REPOSITORY.length, target.length - hash.length);
  const [page] = [...FILES].find(([, other]) => other === linked) ?? [];
  if (page !== undefined) return linkTo(site, page + hash);
  if (/^schemas\/[\w-]+\.schema\.json$/.test(linked)) return linkTo(site, linked);
  if (linked.startsWith("build/check/rules/pages/")) return undefined;
  throw new RangeError(`${file} links to ${href}, which is not published.`);
}

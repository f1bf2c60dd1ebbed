import { counted } from "../../../registry/search/words.ts";
import type { ComponentChildren } from "preact";
import { renderToString } from "preact-render-to-string";
import { type SocialPicture, sitePicture } from "./pictures.ts";
import { siteFacePath } from "./faces/site-faces.ts";
import { type Site, linkTo } from "./site.ts";

/** What the head and the frame of a page say. */
export interface PageFrame {
  /** Of the document; the name of the site follows it. */
  title: string;
  description: string;
  /** Below the site's root, with a slash at its end; "" for home. Undefined where no page is canonical. */
  path: string | undefined;
  /** Names of assets, such as `home.css`; `base.css` comes before them. */
  stylesheets: readonly string[];
  /** Names of assets: modules. */
  scripts?: readonly string[];
  /** Paths of further stylesheets, below the site's root. */
  ownStylesheets?: readonly string[];
  /** Paths of faces that the first view needs, below the site's root. */
  preloadedFaces?: readonly string[];
  /** That of the site without it. */
  picture?: SocialPicture | undefined;
  /** The page as Markdown, below the site's root. */
  markdownPath?: string;
  section?: Section;
}

/** A part of the site that the navigation names. */
export type Section = "pairings" | "fonts" | "use" | "compare" | "docs";

const SECTIONS: readonly { section: Section; label: string; path: string }[] = [
  { section: "pairings", label: "Pairings", path: "" },
  { section: "fonts", label: "Fonts", path: "fonts/" },
  { section: "use", label: "I use…", path: "use/" },
  { section: "compare", label: "Compare", path: "compare/" },
  { section: "docs", label: "Docs", path: "docs/" },
];

/** A whole page as HTML. */
export function pageHtml(site: Site, frame: PageFrame, content: ComponentChildren): string {
  const asset = (name: string) => linkTo(site, site.assets.path(name));
  const html = renderToString(
    <html
      lang="en"
      data-base-path={site.basePath}
      data-base-url={site.baseUrl}
      data-faces={asset("faces.json")}
      data-drawings={asset("drawings.json")}
      data-coverage={asset("coverage.json")}
    >
      <Head site={site} frame={frame} />
      <body>
        <a class="skip-link" href="#content">
          Skip to content
        </a>
        <SiteHeader site={site} section={frame.section} />
        <main id="content">{content}</main>
        <SiteFooter site={site} />
      </body>
    </html>,
  );
  return `<!doctype html>\n${html}\n`;
}

function Head({ site, frame }: { site: Site; frame: PageFrame }) {
  const title =
    frame.path === "" ? `${site.name}: ${frame.title}` : `${frame.title} · ${site.name}`;
  const faces = [siteFacePath(site.specimens) ?? [], frame.preloadedFaces ?? []].flat();
  const stylesheets = ["base.css", ...frame.stylesheets].map((name) => site.assets.path(name));
  return (
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={frame.description} />
      <meta name="color-scheme" content="light dark" />
      <link rel="icon" type="image/svg+xml" href={linkTo(site, site.assets.path("icon.svg"))} />
      {frame.markdownPath !== undefined && (
        <link rel="alternate" type="text/markdown" href={linkTo(site, frame.markdownPath)} />
      )}
      <link rel="license" href={linkTo(site, site.assets.path("licenses.txt"))} />
      <script src={linkTo(site, site.assets.path("frame.js"))} />
      {faces.map((path) => (
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          href={linkTo(site, path)}
          crossorigin="anonymous"
        />
      ))}
      {[...stylesheets, ...(frame.ownStylesheets ?? [])].map((path) => (
        <link rel="stylesheet" href={linkTo(site, path)} />
      ))}
      {frame.scripts?.map((name) => (
        <script type="module" src={linkTo(site, site.assets.path(name))} />
      ))}
      <SocialTags site={site} frame={frame} title={title} />
    </head>
  );
}

/** @see https://ogp.me */
function SocialTags({ site, frame, title }: { site: Site; frame: PageFrame; title: string }) {
  const { picture = sitePicture(site) } = frame;
  if (frame.path === undefined) return <meta name="robots" content="noindex" />;
  const url = `${site.baseUrl}/${frame.path}`;
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={frame.description} />
      <meta property="og:url" content={url} />
      <meta name="twitter:card" content={picture ? "summary_large_image" : "summary"} />
      {picture && (
        <>
          <meta property="og:image" content={`${site.baseUrl}/${picture.path}`} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={picture.alt} />
        </>
      )}
    </>
  );
}

function SiteHeader({ site, section }: { site: Site; section: Section | undefined }) {
  return (
    <header class="site-header">
      <a class="site-name" href={linkTo(site, "")}>
        {site.name}
      </a>
      <form class="site-search" role="search" action={linkTo(site, "")}>
        <label class="visually-hidden" for="site-search">
          Search pairings, fonts and moods
        </label>
        <input
          id="site-search"
          class="field"
          name="q"
          type="search"
          placeholder="Search pairings, fonts, moods…"
          autocomplete="off"
          spellcheck={false}
          maxLength={200}
        />
      </form>
      <button type="button" class="quiet-button site-menu-button" popovertarget="site-menu">
        Menu
      </button>
      <nav class="site-nav" id="site-menu" popover="auto" aria-label="Site">
        {SECTIONS.map(({ section: own, label, path }) => (
          <a href={linkTo(site, path)} aria-current={own === section ? "page" : undefined}>
            {label}
          </a>
        ))}
        <button type="button" class="quiet-button" data-theme-switch aria-pressed="false" hidden>
          Dark mode
        </button>
      </nav>
    </header>
  );
}

function SiteFooter({ site }: { site: Site }) {
  return (
    <footer class="site-footer">
      <p>
        {counted(site.catalog.pairings.size, "pairing")} and{" "}
        {site.catalog.fonts.size.toLocaleString("en")} font families as shadcn registry items.
      </p>
      <nav class="links" aria-label="More">
        <a href={linkTo(site, "docs/")}>Docs</a>
        <a href={linkTo(site, "agents/")}>For agents</a>
        <a href={linkTo(site, "r/registry.json")}>Index (JSON)</a>
      </nav>
    </footer>
  );
}

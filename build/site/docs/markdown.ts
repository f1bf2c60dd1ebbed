import { Renderer, type Tokens, lexer, parser } from "marked";
import { renderToString } from "preact-render-to-string";
import { withApostrophes } from "../shared/apostrophes.ts";
import { CodeBox } from "../shared/code-box.tsx";
import { escaped } from "../shared/escaped.ts";

/** A Markdown text as the content of a page. */
export interface RenderedMarkdown {
  title: string;
  /** The first paragraph, which has no markup. */
  description: string;
  /** The headings of the second level. */
  sections: readonly { id: string; title: string }[];
  html: string;
}

/** How a text that is read on GitHub becomes a part of the site. */
export interface MarkdownOptions {
  /** The address of a link on the site; undefined for what is not there, which becomes text. */
  addressOf: (href: string) => string | undefined;
  /** Code, with what stands there in place of the examples of the text. */
  codeOf: (code: string) => string;
}

/** Renders GitHub's Markdown. HTML in the text is shown as it is written. */
export function renderMarkdown(text: string, options: MarkdownOptions): RenderedMarkdown {
  const tokens = lexer(text);
  const headings = tokens.filter((token): token is Tokens.Heading => token.type === "heading");
  return {
    title: headings[0]?.text ?? "",
    description: tokens.find(({ type }) => type === "paragraph")?.raw.replaceAll("\n", " ") ?? "",
    sections: headings
      .filter(({ depth }) => depth === 2)
      .map(({ text: title }) => ({ id: headingId(title), title })),
    html: parser(tokens, { renderer: new DocsRenderer(options) }),
  };
}

/** The id that GitHub gives a heading: lower case, hyphens for spaces, no punctuation. */
export function headingId(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
}

/** Languages whose lines must not wrap. They scroll, so they can have the focus; a long command wraps. */
const UNWRAPPED_LANGUAGES = new Set(["caddy", "js", "json", "nginx", "toml", "ts", "yaml"]);

/** Code in a sentence of at most this length, which fits a line on a phone, stays on one line. */
const UNDIVIDED_CHARACTERS = 30;

class DocsRenderer extends Renderer {
  readonly #docs: MarkdownOptions;

  constructor(docs: MarkdownOptions) {
    super();
    this.#docs = docs;
  }

  override heading({ tokens, depth, text }: Tokens.Heading): string {
    return `<h${depth} id="${headingId(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
  }

  override code({ text, lang = "" }: Tokens.Code): string {
    const isListing = UNWRAPPED_LANGUAGES.has(lang);
    const children = this.#docs.codeOf(text);
    const label = isListing ? "Listing" : "Command";
    return `${renderToString(CodeBox({ label, isListing, children }))}\n`;
  }

  override codespan({ text }: Tokens.Codespan): string {
    const code = this.#docs.codeOf(text);
    const attribute = code.length <= UNDIVIDED_CHARACTERS ? ' class="whole"' : "";
    // A path is divided after a slash, where a column is narrow.
    return `<code${attribute}>${escaped(code).replaceAll(/(?<=.)\/(?=.)/g, "/<wbr>")}</code>`;
  }

  override link(token: Tokens.Link): string {
    const href = this.#docs.addressOf(token.href);
    return href === undefined
      ? this.parser.parseInline(token.tokens)
      : super.link({ ...token, href });
  }

  override text(token: Tokens.Text | Tokens.Escape): string {
    return super.text({ ...token, text: withApostrophes(token.text) });
  }

  override table(token: Tokens.Table): string {
    return `<div class="docs-table" tabindex="0">${super.table(token)}</div>\n`;
  }

  override html({ text }: Tokens.HTML | Tokens.Tag): string {
    return escaped(text);
  }
}

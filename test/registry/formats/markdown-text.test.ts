import { marked } from "marked";
import { codeSpan, inMarkdown } from "../../../registry/formats/markdown-text.ts";

const textOf = (html: string) =>
  html
    .replaceAll(/<\/?(?:p|code)>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .trim();
const render = (markdown: string) => marked.parse(markdown, { async: false });

it.each([
  "[click](evil)",
  "~~~ text",
  "<!-- text",
  "<script>alert(1)</script>",
  "# Heading",
  "- item",
  "=== text",
  "a `code` and *emphasis* and | table",
  "back\\slash",
])("%s is a paragraph of that very text", (text) => {
  const html = render(inMarkdown(text));
  expect(html).toMatch(/^<p>[^<]*<\/p>\n$/);
  expect(textOf(html)).toBe(text);
});

it.each(["Georgia", "[click](https://evil.example)", "a ` b", "``"])(
  "%s is code of that very text",
  (text) => {
    const html = render(codeSpan(text));
    expect(html).toMatch(/^<p><code>[^<]*<\/code><\/p>\n$/);
    expect(textOf(html)).toBe(text);
  },
);

import { headingId, renderMarkdown } from "../../build/site/docs/markdown.ts";

const render = (text: string) =>
  renderMarkdown(text, {
    addressOf: (href) => (href === "missing.md" ? undefined : `/docs/${href}`),
    codeOf: (code) => code.replaceAll("https://registry.example", "https://type.example"),
  });

it("takes title, description and sections from a text", () => {
  const text = "# Clients\n\nWhat suits\neach app.\n\n## First things\n\n### Small\n\n## Second";
  expect(render(text)).toMatchObject({
    title: "Clients",
    description: "What suits each app.",
    sections: [
      { id: "first-things", title: "First things" },
      { id: "second", title: "Second" },
    ],
  });
});

it.each([
  ["Errors and caching", "errors-and-caching"],
  ["What's `new`?", "whats-new"],
  ["A: B/C", "a-bc"],
])("gives the heading %j the id that GitHub gives it", (title, id) => {
  expect(headingId(title)).toBe(id);
});

it.each([
  ["a heading", "## First *things*", '<h2 id="first-things">First <em>things</em></h2>'],
  ["a link", "[HTTP](http.md)", '<a href="/docs/http.md">HTTP</a>'],
  ["no link to what is missing", "See [`a`](missing.md)", 'See <code class="whole">a</code>'],
  [
    "a command",
    "```sh\ncurl https://registry.example/a?b&c\n```",
    "curl https://type.example/<wbr/>a?<wbr/>b&amp;<wbr/>c</code></pre>",
  ],
  [
    "a listing, which scrolls",
    "```json\n{}\n```",
    '<pre class="listing" tabindex="0" role="group" aria-label="Listing"><code>{}</code></pre>',
  ],
  ["apostrophes of text, not of code", "shadcn's `it's`", 'shadcn’s <code class="whole">it'],
  ["code in a sentence", "`<b>`", '<code class="whole">&lt;b&gt;</code>'],
  ["a table, which scrolls", "| A |\n| - |\n| b |", '<div class="docs-table" tabindex="0"><table>'],
  ["HTML, as it is written", "<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"],
  ["HTML in a sentence", "a <img src=x> b", "a &lt;img src=x&gt; b"],
])("renders %s", (_, text, html) => {
  expect(render(text).html).toContain(html);
});

import { agentRecipes } from "../../build/site/agent-recipes.ts";
import { llmsText } from "../../build/site/llms-text.ts";
import { parseOverrideParameters } from "../../registry/overrides/override-parameters.ts";

const options = {
  name: "Typography Registry",
  baseUrl: "https://type.example/sub",
  pairings: 574,
  fonts: 1942,
  pages: ["", "fonts/", "compare/", "docs/", "agents/", "pairings/minimal/"],
  examples: { pairing: "minimal", font: "inter" },
};
const text = () => llmsText(options);
const recipes = () => agentRecipes(options.baseUrl, options.examples);

it("begins with the title and a summary, as llmstxt.org has it", () => {
  expect(text()).toMatch(
    /^# Typography Registry\n\n> 574 font pairings [^\n]* 1942 fonts[^\n]*\n\n/,
  );
});

it("has fewer than 8 KB", () => {
  expect(Buffer.byteLength(text())).toBeLessThan(8192);
});

it("has every recipe with all its lines, then the pages and the data", () => {
  const { pages: _, ...rest } = options;
  const sections = recipes().map(({ title, needsServer, text: explained, lines }) => {
    const heading = needsServer ? `${title} (server only)` : title;
    const listed = lines.map((line) =>
      line.startsWith("https:") ? `- <${line}>` : `- \`${line}\``,
    );
    return `## ${heading}\n\n${explained}\n\n${listed.join("\n")}\n`;
  });
  expect(llmsText({ ...rest, pages: ["", "agents/"] })).toBe(
    `# Typography Registry

> 574 font pairings (heading, text and monospace face with sizes, leading, tracking and weights) and 1942 fonts, as items of a shadcn registry. One command installs a pairing.

Lines marked “server only” need the registry's server or edge worker: a static host ignores query parameters and gives the file as it is.

${sections.join("\n")}
## Pages

- [Pairings](https://type.example/sub/): every pairing set in its own faces, with filters and search
- [Agents](https://type.example/sub/agents/): these recipes as a page

## Data

- [Index](https://type.example/sub/r/registry.json): all items in the shadcn registry format
- [Pairings as data](https://type.example/sub/api/pairings.json): families, scale, moods, use cases, bytes
- [Search data](https://type.example/sub/api/search.json): tags, scripts and measures of every item; the vocabulary
- [Schemas](https://type.example/sub/schemas/pairing.schema.json): JSON Schema of a pairing; beside it \`font\`, \`pairing-data\` and \`registry\`
`,
  );
});

it("lists as a link only a line that is an address as a whole", () => {
  const commands = recipes().flatMap(({ lines }) => lines.filter((line) => / https?:/.test(line)));
  expect(commands.length).toBeGreaterThan(0);
  for (const command of commands) expect(text()).toContain(`\n- \`${command}\`\n`);
});

const LAYERED = "https://type.example/sub/r/layered/minimal.json";

it.each([
  [
    "Search",
    [
      "https://type.example/sub/r/registry.json?q=warm+serif+blog&limit=10",
      "https://type.example/sub/r/registry.json?mood=calm&useCase=documentation",
      "https://type.example/sub/r/registry.json?font=inter",
    ],
  ],
  [
    "Search with the shadcn client",
    ['npx shadcn search "@typo" -q "warm serif blog"', 'npx shadcn add "@typo/minimal"'],
  ],
  ["Choose by data", ["https://type.example/sub/api/pairings.json"]],
  [
    "Choose a flavour",
    [
      LAYERED,
      "https://type.example/sub/r/self-hosted/minimal.json",
      "https://type.example/sub/r/typeset/minimal.json",
      "https://type.example/sub/r/minimal.json",
    ],
  ],
  ["Add a pairing", [`npx shadcn add ${LAYERED}`]],
  ["Tune it before adding", [`npx shadcn add "${LAYERED}?h1-size=3rem&body-lh=1.8"`]],
  [
    "Use it without a build tool",
    [
      "https://type.example/sub/css/minimal.css",
      "https://type.example/sub/tokens/minimal.tokens.json",
    ],
  ],
  ["Replace or undo it", ["git diff --stat", "git restore ."]],
])("has the lines of “%s”, and explains them in sentences", (title, lines) => {
  const recipe = recipes().find((each) => each.title === title);
  expect(recipe?.lines).toEqual(lines);
  expect(recipe?.text).toMatch(/^[A-Z`].{60,}\.$/);
});

it("tells the client of the shadcn registry where the items are", () => {
  expect(recipes()[1]?.text).toContain(
    '`"registries": { "@typo": "https://type.example/sub/r/layered/{name}.json" }`',
  );
});

it("marks every recipe with a query as one that needs the server, and no other", () => {
  const withQuery = recipes().filter(({ lines }) => lines.some((line) => line.includes("?")));
  expect(withQuery.map(({ title }) => title)).toEqual(["Search", "Tune it before adding"]);
  expect(recipes().filter(({ needsServer }) => needsServer)).toEqual(withQuery);
});

it("has absolute links alone, all below the base URL", () => {
  const links = Array.from(text().matchAll(/\]\(([^)]*)\)|<([^>]*)>/g), ([, a, b]) => a ?? b ?? "");
  expect(links.length).toBeGreaterThan(15);
  expect(links.filter((link) => !link.startsWith("https://type.example/sub/"))).toEqual([]);
});

it("tunes with parameters that the endpoint accepts", () => {
  const [command = ""] = recipes().find(({ title }) => title.startsWith("Tune"))!.lines;
  const query = new URLSearchParams(/\?([^"]*)/.exec(command)?.[1]);
  expect(parseOverrideParameters(query)).toEqual({
    overrides: [
      expect.objectContaining({ value: "3rem" }),
      expect.objectContaining({ value: "1.8" }),
    ],
  });
});

it("links the pages that there are, and no other", () => {
  expect(text()).toContain("](https://type.example/sub/compare/)");
  expect(llmsText({ ...options, pages: [""] })).not.toContain(
    "](https://type.example/sub/compare/)",
  );
});

it("leaves out the recipes of a registry without items to name", () => {
  expect(llmsText({ ...options, examples: undefined })).not.toContain("npx");
});

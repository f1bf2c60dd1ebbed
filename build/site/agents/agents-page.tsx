import { counted } from "../../../registry/search/words.ts";
import { type AgentRecipe, agentRecipes } from "../shared/agent-recipes.ts";
import { CodeBox } from "../shared/code-box.tsx";
import { type PageFrame, pageHtml } from "../shared/layout.tsx";
import { type Site, linkTo } from "../shared/site.ts";
import { recipeExamples } from "../shared/recipe-examples.ts";

/** The recipes for programs that act for a person, as HTML. */
export function agentsPage(site: Site): string {
  const frame: PageFrame = {
    title: "For agents",
    description:
      "Recipes for programs: search the registry, choose a pairing, add it, tune it, undo it.",
    path: "agents/",
    stylesheets: ["docs.css"],
    scripts: [],
  };
  const examples = recipeExamples(site);
  const recipes = examples ? agentRecipes(site.baseUrl, examples) : [];
  return pageHtml(
    site,
    frame,
    <div class="docs-prose docs-columns">
      <div class="docs-nav">{recipes.length > 0 && <Contents recipes={recipes} />}</div>
      <div class="docs-article">
        <h1>For agents</h1>
        <p>
          {counted(site.catalog.pairings.size, "pairing")} and{" "}
          {site.catalog.fonts.size.toLocaleString("en")} fonts are items of a shadcn registry: one
          command installs a pairing. These recipes are complete as they stand, and the same as text
          in <a href={linkTo(site, "llms.txt")}>llms.txt</a>.
        </p>
        <p>
          Recipes marked <em>server only</em> need the registry’s server or edge worker. A static
          host ignores query parameters and gives the file as it is.
        </p>
        {recipes.map((recipe) => (
          <Recipe recipe={recipe} />
        ))}
        <section id="data">
          <h2>Data</h2>
          <DataLinks site={site} />
        </section>
      </div>
    </div>,
  );
}

function Contents({ recipes }: { recipes: readonly AgentRecipe[] }) {
  return (
    <nav aria-label="On this page">
      <ul class="links docs-contents">
        {recipes.map(({ title }) => (
          <li>
            <a href={`#${idOf(title)}`}>{title}</a>
          </li>
        ))}
        <li>
          <a href="#data">Data</a>
        </li>
      </ul>
    </nav>
  );
}

function Recipe({ recipe: { title, text, lines, needsServer } }: { recipe: AgentRecipe }) {
  return (
    <section id={idOf(title)}>
      <h2>
        {title}
        {needsServer && <span class="docs-mark"> server only</span>}
      </h2>
      <p>{withCode(text)}</p>
      <CodeBox label={title}>{lines.join("\n")}</CodeBox>
    </section>
  );
}

function DataLinks({ site }: { site: Site }) {
  const links = [
    ["r/registry.json", "all items, in the shadcn registry format"],
    ["api/pairings.json", "the pairings as typographic data"],
    ["api/search.json", "tags, scripts and measures of every item, and the vocabulary"],
    ["schemas/pairing.schema.json", "the JSON Schema of a pairing"],
  ] as const;
  return (
    <ul>
      {links.map(([path, meaning]) => (
        <li>
          <a href={linkTo(site, path)}>/{path}</a>: {meaning}
        </li>
      ))}
    </ul>
  );
}

/** Backquotes mark code. */
function withCode(text: string) {
  return text
    .split("`")
    .map((part, index) =>
      index % 2 === 0 ? (
        part
      ) : (
        <code class={part.includes(" ") ? undefined : "docs-whole"}>{part}</code>
      ),
    );
}

function idOf(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z]+/g, "-");
}

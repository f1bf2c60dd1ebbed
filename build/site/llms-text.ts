import { counted } from "../../registry/search/words.ts";
import { type AgentRecipe, type RecipeExamples, agentRecipes } from "./shared/agent-recipes.ts";

export interface LlmsTextOptions {
  /** Of the registry. */
  name: string;
  /** Without a slash at its end. */
  baseUrl: string;
  pairings: number;
  fonts: number;
  /** The paths of the pages below the base URL, with a slash at their ends; "" for home. */
  pages: readonly string[];
  /** Absent for a registry without pairings or without fonts, which has no recipes. */
  examples?: RecipeExamples;
}

/**
 * The text of llms.txt: what the registry is, what to do with it, and where everything is.
 *
 * @see https://llmstxt.org
 */
export function llmsText({
  name,
  baseUrl,
  pairings,
  fonts,
  pages,
  examples,
}: LlmsTextOptions): string {
  const recipes = examples ? agentRecipes(baseUrl, examples) : [];
  return `${[
    `# ${name}`,
    `> ${counted(pairings, "font pairing")} (heading, text and monospace face with sizes, leading, tracking and weights) and ${fonts} fonts, as items of a shadcn registry. One command installs a pairing.`,
    "Lines marked “server only” need the registry's server or edge worker: a static host ignores query parameters and gives the file as it is.",
    ...recipes.map(recipeSection),
    `## Pages\n\n${pageLinks(baseUrl, pages).join("\n")}`,
    `## Data\n\n${dataLinks(baseUrl).join("\n")}`,
  ].join("\n\n")}\n`;
}

function recipeSection({ title, text, lines, needsServer }: AgentRecipe): string {
  const mark = needsServer ? " (server only)" : "";
  return `## ${title}${mark}\n\n${text}\n\n${lines.map(listed).join("\n")}`;
}

/** A link for a URL, as the format has it; code for a command. */
function listed(line: string): string {
  return /^https?:\/\/\S+$/.test(line) ? `- <${line}>` : `- \`${line}\``;
}

/** The pages that one reads first, by path. */
const PAGES: readonly { path: string; title: string; text: string }[] = [
  {
    path: "",
    title: "Pairings",
    text: "every pairing set in its own faces, with filters and search",
  },
  { path: "fonts/", title: "Fonts", text: "every family, and what it goes with" },
  { path: "use/", title: "I use", text: "the partners of a font, as text or for headings" },
  { path: "compare/", title: "Compare", text: "up to three pairings on the same text" },
  { path: "docs/", title: "Documentation", text: "installing, flavours, tuning, publishing" },
  { path: "agents/", title: "Agents", text: "these recipes as a page" },
];

function pageLinks(baseUrl: string, pages: readonly string[]): string[] {
  return PAGES.filter(({ path }) => pages.includes(path)).map(
    ({ path, title, text }) => `- [${title}](${baseUrl}/${path}): ${text}`,
  );
}

function dataLinks(baseUrl: string): string[] {
  return [
    `- [Index](${baseUrl}/r/registry.json): all items in the shadcn registry format`,
    `- [Pairings as data](${baseUrl}/api/pairings.json): families, scale, moods, use cases, bytes`,
    `- [Search data](${baseUrl}/api/search.json): tags, scripts and measures of every item; the vocabulary`,
    `- [Schemas](${baseUrl}/schemas/pairing.schema.json): JSON Schema of a pairing; beside it \`font\`, \`pairing-data\` and \`registry\``,
  ];
}

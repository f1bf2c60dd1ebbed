import { type AgentRecipe, type RecipeExamples, agentRecipes } from "./agent-recipes.ts";

export interface LlmsTextOptions {
  /** Without a slash at its end. */
  baseUrl: string;
  pairings: number;
  fonts: number;
  /** Absent for a registry without pairings or without fonts, which has no recipes. */
  examples?: RecipeExamples;
}

/**
 * The text of llms.txt: what the registry is, what to do with it, and where everything is.
 *
 * @see https://llmstxt.org
 */
export function llmsText({ baseUrl, pairings, fonts, examples }: LlmsTextOptions): string {
  const recipes = examples ? agentRecipes(baseUrl, examples) : [];
  return `${[
    "# Typography Registry",
    `> ${pairings} font pairings (heading, text and monospace face with sizes, leading, tracking and weights) and ${fonts} fonts, as items of a shadcn registry. One command installs a pairing.`,
    "Lines marked “server only” need the registry's server or edge worker: a static host ignores query parameters and gives the file as it is.",
    ...recipes.map(recipeSection),
    `## Pages\n\n${pageLinks(baseUrl).join("\n")}`,
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

function pageLinks(baseUrl: string): string[] {
  return [
    `- [Pairings](${baseUrl}/): every pairing set in its own faces, with filters and search`,
    `- [Fonts](${baseUrl}/fonts/): every family, and what it goes with`,
    `- [Compare](${baseUrl}/compare/): up to three pairings on the same text`,
    `- [Documentation](${baseUrl}/docs/): installing, flavours, tuning, publishing`,
    `- [Agents](${baseUrl}/agents/): these recipes as a page`,
  ];
}

function dataLinks(baseUrl: string): string[] {
  return [
    `- [Index](${baseUrl}/r/registry.json): all items in the shadcn registry format`,
    `- [Pairings as data](${baseUrl}/api/pairings.json): families, scale, moods, use cases, bytes`,
    `- [Search data](${baseUrl}/api/search.json): tags, scripts and measures of every item; the vocabulary`,
    `- [Schemas](${baseUrl}/schemas/pairing.schema.json): JSON Schema of a pairing; beside it \`font\`, \`pairing-data\` and \`registry\``,
  ];
}

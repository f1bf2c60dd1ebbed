import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packageDir } from "../../registry/model/package-root.ts";
import { counted } from "../../registry/search/words.ts";
import { type WithItems, withItemsOf } from "./docs/examples.ts";
import FIRST_PAGES from "./llms-pages.json" with { type: "json" };
import type { Site } from "./shared/site.ts";

/**
 * The text of llms.txt: what the registry is, what to do with it, and where everything is. A registry without
 * pairings or without fonts has no recipes.
 *
 * @param pages the paths of the pages below the base URL, with a slash at their ends; "" for home
 * @see https://llmstxt.org
 */
export function llmsText(
  site: Pick<Site, "name" | "baseUrl" | "itemBase" | "catalog">,
  pages: readonly string[],
): string {
  const { pairings, fonts } = site.catalog;
  const hasItems = pairings.size > 0 && fonts.size > 0;
  return `${[
    `# ${site.name}`,
    `> ${counted(pairings.size, "font pairing")} (heading, text and monospace face with sizes, leading, tracking and weights) and ${fonts.size} fonts, as items of a shadcn registry. One command installs a pairing.`,
    "Lines marked “server only” need the registry's server or edge worker: a static host ignores query parameters and gives the file as it is.",
    ...(hasItems ? [recipes(withItemsOf(site))] : []),
    `## Pages\n\n${pageLinks(site.baseUrl, pages).join("\n")}`,
  ].join("\n\n")}\n`;
}

/** The sections of the page for agents. Its blocks of code become lists. */
function recipes(withItems: WithItems): string {
  const page = readFileSync(join(packageDir, "build/site/docs/agents.md"), "utf8");
  return withItems(page.slice(page.indexOf("## ")))
    .replaceAll(/```sh\n([^`]*)\n```/g, (_, lines: string) =>
      lines.split("\n").map(listed).join("\n"),
    )
    .trim();
}

/** A link for a URL, as the format has it; code for a command. */
function listed(line: string): string {
  return /^https?:\/\/\S+$/.test(line) ? `- <${line}>` : `- \`${line}\``;
}

/** The pages that one reads first. */
function pageLinks(baseUrl: string, pages: readonly string[]): string[] {
  return FIRST_PAGES.filter(({ path }) => pages.includes(path)).map(
    ({ path, title, text }) => `- [${title}](${baseUrl}/${path}): ${text}`,
  );
}

import { addCommand } from "./shell-command.ts";

/** One thing to do with a published registry, for programs that act for a person and for that person. */
export interface AgentRecipe {
  title: string;
  /** One paragraph, in which backquotes mark code. */
  text: string;
  /** Commands of a shell, or URLs to request; in order, each complete. */
  lines: readonly string[];
  /** Whether it works only where the server or the edge worker answers: a static host ignores queries. */
  needsServer: boolean;
}

/** Items that the recipes name. */
export interface RecipeExamples {
  /** The short name of a pairing. */
  pairing: string;
  /** The name of a font. */
  font: string;
}

/** From finding a pairing to removing it, in the order of use. */
export function agentRecipes(
  baseUrl: string,
  { pairing, font }: RecipeExamples,
): readonly AgentRecipe[] {
  const layered = `${baseUrl}/r/layered/${pairing}.json`;
  return [
    {
      title: "Search",
      text: "Describe the project in plain words: an industry, a character, a font, a language. The best results come first; an entry’s description begins with its fonts. Filters: `mood`, `useCase`, `category`, `script`, `font`, `type`; pages: `limit`, `offset`.",
      lines: [
        `${baseUrl}/r/registry.json?q=warm+serif+blog&limit=10`,
        `${baseUrl}/r/registry.json?mood=calm&useCase=documentation`,
        `${baseUrl}/r/registry.json?font=${font}`,
      ],
      needsServer: true,
    },
    {
      title: "Search with the shadcn client",
      text: `Add \`"registries": { "@typo": "${baseUrl}/r/layered/{name}.json" }\` to \`components.json\` once. The client then searches and adds by short names. On a static host it filters the index by name, title and description.`,
      lines: ['npx shadcn search "@typo" -q "warm serif blog"', addCommand(`@typo/${pairing}`)],
      needsServer: false,
    },
    {
      title: "Choose by data",
      text: "Every pairing with its families, categories, moods, use cases, description, type scale, bytes of its fonts and hosted fonts URL, as one JSON array. On a static host, filter this file.",
      lines: [`${baseUrl}/api/pairings.json`],
      needsServer: false,
    },
    {
      title: "Choose a flavour",
      text: "`layered` for apps with Tailwind CSS: every utility overrides it; start with this one. `self-hosted` for builds without network access, shadcn-vue and shadcn-svelte. `typeset` for one part of a page: nothing global, one class `typeset-{name}`. Without a flavour the rules are outside cascade layers and outweigh utilities.",
      lines: [
        layered,
        `${baseUrl}/r/self-hosted/${pairing}.json`,
        `${baseUrl}/r/typeset/${pairing}.json`,
        `${baseUrl}/r/${pairing}.json`,
      ],
      needsServer: false,
    },
    {
      title: "Add a pairing",
      text: "Run it in a project that has a `components.json`, before adding components with a heading font of their own. It installs the three fonts, sets `h1` to `h6`, family and leading of `body` and `p`, family and size of `code` and `pre`, and the variables `--font-heading`, `--font-body` and `--font-mono`. It sets no size of running text.",
      lines: [addCommand(layered)],
      needsServer: false,
    },
    {
      title: "Tune it before adding",
      text: "Query parameters `{selector}-{property}` override single values. Selectors: `h1` to `h6`, `body`, `code`, `pre`. Properties: `size`, `weight`, `family`, `lh`, `ls`. `heading`, `body` and `mono` give a role another font of the registry by its name, and install it. An invalid parameter gives 400; request the URL to read every problem. On a static host, save the JSON, edit its `css`, and add the file.",
      lines: [addCommand(`${layered}?h1-size=3rem&body-lh=1.8`)],
      needsServer: true,
    },
    {
      title: "Use it without a build tool",
      text: "A stylesheet with the fonts, fallback faces, variables and rules; and design tokens in the format of the Design Tokens Community Group.",
      lines: [`${baseUrl}/css/${pairing}.css`, `${baseUrl}/tokens/${pairing}.tokens.json`],
      needsServer: false,
    },
    {
      title: "Replace or undo it",
      text: "Another pairing of the same flavour replaces every value of the first. To undo, restore the changed files from version control; or delete the pairing’s rules, its `@import` lines, `@font-face` rules and `--font-*` variables in the stylesheet that `components.json` names, in Next.js also the font declarations in `app/layout.tsx`, and uninstall the font packages.",
      lines: ["git diff --stat", "git restore ."],
      needsServer: false,
    },
  ];
}

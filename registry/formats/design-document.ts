import { formatBytes } from "../faces/format-bytes.ts";
import { scriptNames } from "../faces/script-names.ts";
import { sharedLanguages, sharedScripts } from "../faces/shared-scripts.ts";
import { isNamespace } from "../model/address.ts";
import { type PairingItem, shortName } from "../model/items.ts";
import { usageOf, whyOf } from "../pairing/description.ts";
import { fontBytesOf } from "../pairing/font-bytes.ts";
import { limitationsOf } from "../pairing/limitations.ts";
import { fontOfRole, referenceBeside } from "../pairing/pairing-fonts.ts";
import { textSizeOf } from "../pairing/scale.ts";
import { sentencesOf } from "../pairing/description.ts";
import { ownTitle } from "../pairing/title.ts";
import { rolesText } from "./design-roles.ts";
import { typographyProse, typographyTokens } from "./design-typography.ts";
import type { HostedFonts } from "./hosted-fonts.ts";
import { inMarkdown } from "./markdown-text.ts";
import { type Rules } from "./rules.ts";
import { installedRules } from "../pairing/installed-rules.ts";

const OMITTED = ["colors", "rounded", "spacing", "components"].map(
  (section) => `  - section: ${section}\n    reason: "The project decides."\n`,
);

/**
 * A pairing as a DESIGN.md, for people and programs that write an interface, or choose what to write it with.
 *
 * @param url where the pairing is published as a stylesheet
 * @see https://github.com/google-labs-code/design.md/blob/main/docs/spec.md, version alpha
 */
export function designDocument(pairing: PairingItem, fonts: HostedFonts, url: string): string {
  const families = fonts.named.map(({ name, use }) => [name, [use.font.title]] as const);
  const rules = withText(installedRules(pairing, fonts.font), textSizeOf(pairing));
  const name = ownTitle(pairing.title);
  const [summary = ""] = sentencesOf(pairing.description);
  const { mood = [], useCase = [], opticalSizing, measure } = pairing.meta ?? {};
  const tags = [...mood, ...useCase];
  const usage = usageOf(pairing);
  const parts = [
    `---\nversion: alpha\nname: ${JSON.stringify(name)}\ndescription: ${JSON.stringify(summary)}\n`,
    `omitted:\n${OMITTED.join("")}${typographyTokens(rules, new Map(families))}---\n\n# ${inMarkdown(name)}\n`,
    `\n## Overview\n\n${inMarkdown(whyOf(pairing))}\n`,
    tags.length > 0 && `\nMoods and uses: ${tags.join(", ")}.\n`,
    "\n## Typography\n\nThe families, by the CSS variables that the pairing sets:\n\n",
    ...families.map(([variable, [family]]) => `- \`--font-${variable}\`: ${family}\n`),
    `\nThe tokens:\n\n${typographyProse(rules, new Map(families))}\n`,
    rolesText(fontOfRole(pairing, "heading", fonts.font), fontOfRole(pairing, "body", fonts.font)),
    "\n## Do's and Don'ts\n\n",
    usage !== "" && `- ${inMarkdown(usage)}\n`,
    opticalSizing && `- Do set \`font-optical-sizing: ${opticalSizing}\` on \`:root\`.\n`,
    measure && `- Do set long text in columns of ${measure}, which hold about 66 characters.\n`,
    "- Do size code in em: it then has the x-height of the text around it.\n",
    "- Don't set a size on `p`: cards and forms would have it, too. Set that of `body` on the container of long text.\n",
    "- Don't take colors, corners or spacing from this file: it states typography alone.\n",
    coverageText(pairing, fonts),
    installationText(pairing, url),
  ];
  return parts.filter(Boolean).join("");
}

/** The sections of a DESIGN.md that say what a pairing is bad at, and which languages it sets. */
function coverageText(pairing: PairingItem, { font: fontNamed }: HostedFonts): string {
  const heading = fontOfRole(pairing, "heading", fontNamed);
  const body = fontOfRole(pairing, "body", fontNamed);
  const mono = fontOfRole(pairing, "mono", fontNamed);
  const bytes = fontBytesOf(pairing, fontNamed);
  const limitations = limitationsOf({ item: pairing, heading, body, mono }, bytes);
  const languages = sharedLanguages({ heading, body });
  const parts = [
    // Overrides replace values of the tokens alone.
    limitations.length > 0 && "\n## Limitations\n\nBefore overrides:\n\n",
    ...limitations.map((limitation) => `- ${inMarkdown(limitation)}\n`),
    "\n## Coverage\n\n",
    languages.length > 0 && `- Languages, whole: ${languages.join(", ")}.\n`,
    `- Scripts: ${scriptNames(sharedScripts({ heading, body }))}.\n`,
    bytes && `- Download, before overrides: ${formatBytes(bytes.total)}.\n`,
  ];
  return parts.filter(Boolean).join("");
}

/**
 * The section of a DESIGN.md that says how a pairing is installed, tuned and undone.
 *
 * @param url where the pairing is published as a stylesheet, with a query where its roles have other fonts
 */
function installationText(pairing: PairingItem, url: string): string {
  const [reference = ""] = pairing.registryDependencies;
  const [stylesheet = "", query] = url.split("?");
  const items = `${stylesheet.slice(0, stylesheet.lastIndexOf("/css/"))}/r/`;
  const inNamespace = isNamespace(reference);
  const address = (flavour: string, beside = reference) => {
    const item = referenceBeside(beside, shortName(pairing), flavour);
    return query === undefined ? item : `${item}?${query}`;
  };
  const commands = [
    `- Next.js, Vite, Astro: \`npx --yes shadcn add --yes "${address("layered")}"\`\n`,
    `- Vue, Nuxt: \`npx --yes shadcn-vue@latest add --yes "${address("self-hosted")}"\`\n`,
    // shadcn-svelte knows no namespaces.
    `- Svelte: \`npx --yes shadcn-svelte@latest add --yes --overwrite "${address("self-hosted", items)}"\`\n`,
  ];
  return [
    "\n## Installation\n\n",
    // The item of a namespace takes no parameters.
    ...(inNamespace && query !== undefined ? [] : commands),
    `- Without a build tool: \`<link rel="stylesheet" href="${url}">\`\n`,
    inNamespace
      ? '- Tune: parameters of the registry in `components.json`, such as `"h1-size": "3rem"`\n'
      : "- Tune, on a registry with a server: parameters of the address, such as `h1-size=3rem&body-lh=1.8`\n",
    "- Undo: commit first, add, look; `git revert` (or `git restore` before a commit) undoes it.\n",
    "\nWhere these set another value than a token, the token is right: set it in the project.\n",
  ].join("");
}

const FAMILY = /^- `--font-([a-z0-9-]+)`: (.+)$/gm;
const TEXT_SIZE = /^ {2}body:\n(?: {4}.*\n)*? {4}fontSize: "(.*)"$/m;

/** A published document with other rules; its lines on installing say that its tokens outweigh the rest. */
export function designWithRules(file: string, published: Rules, changed: Rules): string {
  const families = new Map(
    [...file.matchAll(FAMILY)].map(([, variable = "", family = ""]) => [variable, [family]]),
  );
  const [, textSize = ""] = TEXT_SIZE.exec(file) ?? [];
  return [typographyTokens, typographyProse].reduce((text, part) => {
    const stated = part(withText(published, textSize), families);
    if (!text.includes(stated)) throw new Error("The document does not state the pairing's rules.");
    return text.replace(stated, () => part(withText(changed, textSize), families));
  }, file);
}

/** With what suits running text, where its rule does not state it. */
function withText(rules: Rules, textSize: string): Rules {
  const { "font-family": family = "", ...text } = rules["body, p"] ?? {};
  const defaults = { "font-family": family, "font-size": textSize, "font-weight": "400" };
  return { ...rules, "body, p": { ...defaults, ...text } };
}

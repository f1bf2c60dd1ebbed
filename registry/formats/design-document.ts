import type { PairingItem } from "../model/items.ts";
import { usageOf, whyOf } from "../pairing/description.ts";
import { textSizeOf } from "../pairing/scale.ts";
import { sentencesOf } from "../pairing/sentences.ts";
import { ownTitle } from "../pairing/title.ts";
import { coverageText } from "./design-coverage.ts";
import { installationText } from "./design-installation.ts";
import { typographyProse, typographyTokens } from "./design-typography.ts";
import type { HostedFonts } from "./hosted-fonts.ts";
import { inMarkdown } from "./markdown-text.ts";
import { type Rules, rulesOf } from "./rules.ts";

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
  const rules = withText(rulesOf(pairing), textSizeOf(pairing));
  const name = ownTitle(pairing.title);
  const [summary = ""] = sentencesOf(pairing.description);
  const { mood = [], useCase = [], opticalSizing } = pairing.meta ?? {};
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
    "\n## Do's and Don'ts\n\n",
    usage !== "" && `- ${inMarkdown(usage)}\n`,
    opticalSizing && `- Do set \`font-optical-sizing: ${opticalSizing}\` on \`:root\`.\n`,
    "- Do size code in em: it then has the x-height of the text around it.\n",
    "- Don't set a size on `p`: cards and forms would have it, too. Set that of `body` on the container of long text.\n",
    "- Don't take colors, corners or spacing from this file: it states typography alone.\n",
    coverageText(pairing, fonts),
    installationText(pairing, url),
  ];
  return parts.filter(Boolean).join("");
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

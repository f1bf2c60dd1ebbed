import { itemFacts } from "../../../registry/flavours/item-facts.ts";
import { sharedLanguages } from "../../../registry/faces/shared-scripts.ts";
import { inMarkdown } from "../../../registry/formats/markdown-text.ts";
import { isNamespace } from "../../../registry/model/address.ts";
import type { Alternatives } from "../../../registry/search/alternatives.ts";
import {
  FIRST_CHOICE,
  type InstallChoice,
  addressIn,
  firstAddress,
  installCommand,
  installedFlavour,
  itemBaseFor,
  packageCommand,
} from "../shared/install-choices.ts";
import { picturePath } from "../shared/picture/picture-files.ts";
import type { Site, SitePairing } from "../shared/site.ts";
import { type RelatedPairings, castOf } from "./related-pairings.tsx";

/** The page of a pairing as Markdown, below the site's root. */
export function markdownPath(name: string): string {
  return `pairings/${name}.md`;
}

/** The page's facts for programs: what the pairing is, how it is added, tuned and undone, what else to look at. */
export function pairingMarkdown(
  site: Pick<Site, "baseUrl" | "itemBase" | "catalog">,
  { name, title, item, heading, body }: SitePairing,
  { similar }: RelatedPairings,
  { bolder, safer }: Alternatives,
): string {
  const { baseUrl, itemBase, catalog } = site;
  const [description = "", ...facts] = itemFacts(item, (font) => catalog.fonts.get(font)).split(
    "\n",
  );
  const linkOf = (other: string) => `[${other}](${baseUrl}/${markdownPath(other)})`;
  const others = similar
    .slice(0, MOST_SIMILAR)
    .map((other) => `${linkOf(other.name)} (${castOf(other.heading.title, other.body.title)})`);
  const address = firstAddress(itemBase, name);
  return `# ${inMarkdown(title)}

${inMarkdown(description)}

${facts.map((fact) => `- ${inMarkdown(fact)}`).join("\n")}
- Languages, whole: ${sharedLanguages({ heading, body }).join(", ")}.

## Add

${CHOICES.map(({ label, ...choice }) => `- ${label}: \`${commandFor({ ...FIRST_CHOICE, ...choice }, site, name)}\``).join("\n")}
- Without a build tool: \`<link rel="stylesheet" href="${baseUrl}/css/${name}.css">\`

## Tune

${isNamespace(itemBase) ? `Parameters of the registry in \`components.json\`, such as \`"h1-size": "3rem"\`.` : `On a registry with a server: \`"${address}?h1-size=3rem&body-lh=1.8"\``}

## Undo

\`${packageCommand(FIRST_CHOICE, "remove", address)}\`, or restore the files that \`git diff\` shows.

## See also

- Picture: ${baseUrl}/${picturePath(name)}
- Markup: ${baseUrl}/r/layered/${name}-example.json
- DESIGN.md: ${baseUrl}/design/${name}.md
- Data: ${baseUrl}/api/pairings/${name}.json
${[
  ...(bolder === undefined ? [] : [`- Bolder: ${linkOf(bolder)}`]),
  ...(safer === undefined ? [] : [`- Safer: ${linkOf(safer)}`]),
  ...(others.length === 0 ? [] : [`- Similar: ${others.join(", ")}`]),
].join("\n")}
`;
}

const MOST_SIMILAR = 2;

/** What the commands are for. */
const CHOICES: readonly ({ label: string } & Partial<InstallChoice>)[] = [
  { label: "Next.js, Vite, Astro" },
  { label: "Vue, Nuxt", framework: "vue" },
  { label: "Svelte", framework: "svelte" },
];

function commandFor(
  choice: InstallChoice,
  site: Pick<Site, "baseUrl" | "itemBase">,
  name: string,
): string {
  const { folder } = installedFlavour(choice);
  return installCommand(choice, addressIn(itemBaseFor(choice.framework, site), folder, name, ""));
}

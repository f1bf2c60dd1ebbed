import { isNamespace } from "../model/address.ts";
import { type PairingItem, shortName } from "../model/items.ts";
import { referenceBeside } from "../pairing/pairing-fonts.ts";

/**
 * The section of a DESIGN.md that says how a pairing is installed, tuned and undone.
 *
 * @param url where the pairing is published as a stylesheet, with a query where its roles have other fonts
 */
export function installationText(pairing: PairingItem, url: string): string {
  const [reference = ""] = pairing.registryDependencies;
  const [stylesheet = "", query] = url.split("?");
  const items = `${stylesheet.slice(0, stylesheet.lastIndexOf("/css/"))}/r/`;
  const inNamespace = isNamespace(reference);
  const address = (flavour: string, beside = reference) => {
    const item = referenceBeside(beside, shortName(pairing), flavour);
    return query === undefined ? item : `${item}?${query}`;
  };
  const commands = [
    `- Next.js, Vite, Astro: \`npx shadcn add --yes "${address("layered")}"\`\n`,
    `- Vue, Nuxt: \`npx shadcn-vue@latest add --yes "${address("self-hosted")}"\`\n`,
    // shadcn-svelte knows no namespaces.
    `- Svelte: \`npx shadcn-svelte@latest add --yes --overwrite "${address("self-hosted", items)}"\`\n`,
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
